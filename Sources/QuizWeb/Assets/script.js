// The pages work without this; with it they are quicker.
"use strict";
document.documentElement.classList.add("live");
