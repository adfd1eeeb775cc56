-- FSRS-6: how well a card is remembered, and when it is due again.
--
-- The published formulas and default weights of the Free Spaced Repetition Scheduler, as its reference implementation has
-- them (https://github.com/open-spaced-repetition/py-fsrs, version 6.3.2, MIT licence), without learning steps and without
-- fuzz. A card has a stability, the days after which it is remembered with 90 percent, and a difficulty from 1 to 10.

local E = math.exp(1)

-- The default weights, w0 to w20.
local W = {
  [0] = 0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
}

local DECAY = -W[20]
local FACTOR = 0.9 ^ (1 / DECAY) - 1
local LEAST_STABILITY, MOST_STABILITY, LONGEST_INTERVAL = 0.001, 1e9, 36500
local AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4

local function clamp(value, least, most) return math.max(least, math.min(value, most)) end

-- Cards that were kept are trusted only so far.
local function kept(stability) return clamp(stability, LEAST_STABILITY, MOST_STABILITY) end

local function firstDifficulty(rating) return W[4] - E ^ (W[5] * (rating - 1)) + 1 end

-- Moves towards what the rating says, less the harder the card is already, and a little back to where easy cards begin.
local function nextDifficulty(difficulty, rating)
  local delta = -(W[6] * (rating - GOOD))
  local moved = difficulty + (10.0 - difficulty) * delta / 9.0
  return clamp(W[7] * firstDifficulty(EASY) + (1 - W[7]) * moved, 1.0, 10.0)
end

local function recalled(difficulty, stability, recall, rating)
  local penalty, bonus = rating == HARD and W[15] or 1, rating == EASY and W[16] or 1
  return stability * (1 + E ^ W[8] * (11 - difficulty) * stability ^ -W[9] * (E ^ ((1 - recall) * W[10]) - 1) * penalty * bonus)
end

local function forgotten(difficulty, stability, recall)
  local long = W[11] * difficulty ^ -W[12] * ((stability + 1) ^ W[13] - 1) * E ^ ((1 - recall) * W[14])
  return math.min(long, stability / E ^ (W[17] * W[18]))
end

-- Another review on the same day.
local function repeated(stability, rating)
  local increase = E ^ (W[17] * (rating - GOOD + W[18])) * stability ^ -W[19]
  return stability * (rating == AGAIN and increase or math.max(increase, 1.0))
end

-- The probability that a card is remembered `days` after its last review; 0 for one without any.
local function recall(card, days)
  if not card or not card.stability then return 0 end
  return (1 + FACTOR * math.max(0, days) / kept(card.stability)) ^ DECAY
end

-- What a review makes of a card; nil stands for one that was never reviewed. `rating` is 1 for again, 2 hard, 3 good,
-- 4 easy; `days` counts whole days since the last review, 0 on the same day.
local function review(card, rating, days)
  if rating ~= AGAIN and rating ~= HARD and rating ~= GOOD and rating ~= EASY then
    error("a rating is 1, 2, 3 or 4, not '" .. tostring(rating) .. "'", 2)
  end
  if not card or not card.stability or not card.difficulty then
    return { stability = W[rating - 1], difficulty = clamp(firstDifficulty(rating), 1.0, 10.0) }
  end
  local stability, difficulty = kept(card.stability), clamp(card.difficulty, 1.0, 10.0)
  local after
  if (days or 0) < 1 then
    after = repeated(stability, rating)
  elseif rating == AGAIN then
    after = forgotten(difficulty, stability, recall(card, days))
  else
    after = recalled(difficulty, stability, recall(card, days), rating)
  end
  return { stability = kept(after), difficulty = nextDifficulty(difficulty, rating) }
end

-- The nearest whole number, of two equally near ones the even one.
local function halfEven(value)
  local whole = math.floor(value)
  local rest = value - whole
  if rest > 0.5 or (rest == 0.5 and whole % 2 == 1) then whole = whole + 1 end
  return whole
end

-- Whole days, 1 to 36500, after which a card of that stability is remembered with `retention`: a share such as 0.9, or
-- percent such as 90.
local function interval(stability, retention)
  local share = retention > 1 and retention / 100 or retention
  local days = stability / FACTOR * (share ^ (1 / DECAY) - 1)
  return halfEven(clamp(days, 1, LONGEST_INTERVAL))
end

return { review = review, interval = interval, recall = recall }
