import Glibc

/// The time that a thread worked itself: other programs on the machine add little to it.
enum ThreadTime {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
