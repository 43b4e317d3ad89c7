// SPDX-License-Identifier: MIT
// Swift's Glibc and Musl modules leave sys/epoll.h out; elsewhere this module is empty.

#if defined(__linux__)
#include <sys/epoll.h>
#endif
