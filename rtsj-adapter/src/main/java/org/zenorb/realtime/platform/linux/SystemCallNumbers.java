package org.zenorb.realtime.platform.linux;

/**
 * The numbers of the system calls we make, which differ between processors.
 *
 * <p>Source: Linux, {@code arch/x86/entry/syscalls/syscall_64.tbl} and {@code
 * include/uapi/asm-generic/unistd.h}.
 */
enum SystemCallNumbers {
    X86_64(186, 144, 145, 143, 203, 204, 151, 149, 9, 11, 202, 157, 228, 229),
    AARCH64(178, 119, 120, 121, 122, 123, 230, 228, 222, 215, 98, 167, 113, 114);

    final long gettid;
    final long schedSetscheduler;
    final long schedGetscheduler;
    final long schedGetparam;
    final long schedSetaffinity;
    final long schedGetaffinity;
    final long mlockall;
    final long mlock;
    final long mmap;
    final long munmap;
    final long futex;
    final long prctl;
    final long clockGettime;
    final long clockGetres;

    SystemCallNumbers(int... numbers) {
        gettid = numbers[0];
        schedSetscheduler = numbers[1];
        schedGetscheduler = numbers[2];
        schedGetparam = numbers[3];
        schedSetaffinity = numbers[4];
        schedGetaffinity = numbers[5];
        mlockall = numbers[6];
        mlock = numbers[7];
        mmap = numbers[8];
        munmap = numbers[9];
        futex = numbers[10];
        prctl = numbers[11];
        clockGettime = numbers[12];
        clockGetres = numbers[13];
    }

    /** The numbers for a value of {@code os.arch}, or null. */
    static SystemCallNumbers of(String arch) {
        return switch (arch) {
            case "amd64", "x86_64" -> X86_64;
            case "aarch64" -> AARCH64;
            default -> null;
        };
    }
}
