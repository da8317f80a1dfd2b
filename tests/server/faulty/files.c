/* A file layer that fails: loaded before the C library, it counts what a process does to the files of one folder and
 * lets one of these calls fail, or the machine lose power at it.
 *
 * Every call that changes a file, a folder or what is on the disk for certain is counted. Armed with a number, the call
 * of that number fails with an error (once, or from then on), or writes half of what it should, or ends the process.
 * Everything that was done is written to a journal, from which the test makes what a disk may hold after a power cut:
 * what was synced, and of the rest anything.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { FAIL_ONCE = 1, FAIL_ON = 2, SHORT = 3, CUT = 4 };
#define MOST_FILES 4096

static char folder[1024];
static size_t folder_length;
static long armed_at, calls;
static int armed_mode, armed_errno, journal = -1;
static char *paths[MOST_FILES];

/* Called from Python: watch a folder, write a journal to a descriptor, and let call `at` fail. */
void faulty_arm(const char *where, int journal_fd, long at, int mode, int error) {
    snprintf(folder, sizeof folder, "%s", where);
    folder_length = strlen(folder);
    journal = journal_fd;
    armed_at = at;
    armed_mode = mode;
    armed_errno = error;
    calls = 0;
}

long faulty_calls(void) { return calls; }

static int is_watched(const char *path) {
    return folder_length && path && !strncmp(path, folder, folder_length) && !strstr(path, "-shm");
}

static const char *watched(int fd) { return folder_length && fd >= 0 && fd < MOST_FILES ? paths[fd] : NULL; }

static void raw_write(const void *data, size_t length) {
    const char *at = data;
    while (length) {
        long done = syscall(SYS_write, journal, at, length);
        if (done <= 0) syscall(SYS_exit_group, 99);
        at += done;
        length -= (size_t)done;
    }
}

/* kind, path, second path or nothing, offset, length, data */
static void note(char kind, const char *path, const char *other, int64_t offset, const void *data, size_t length) {
    if (journal < 0) return;
    uint16_t first = (uint16_t)strlen(path), second = other ? (uint16_t)strlen(other) : 0;
    uint64_t size = length;
    raw_write(&kind, 1);
    raw_write(&first, 2);
    raw_write(path, first);
    raw_write(&second, 2);
    if (second) raw_write(other, second);
    raw_write(&offset, 8);
    raw_write(&size, 8);
    if (data) raw_write(data, length);
}

/* Whether this call fails: 0 no, 1 with an error, 2 by writing half. */
static int strike(void) {
    calls += 1;
    if (!armed_at || calls < armed_at || (calls > armed_at && armed_mode != FAIL_ON)) return 0;
    if (armed_mode == CUT) syscall(SYS_exit_group, 42);
    errno = armed_errno;
    return armed_mode == SHORT ? 2 : 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int opened(int fd, const char *path, int flags, int existed) {
    if (fd < 0 || fd >= MOST_FILES) return fd;
    free(paths[fd]);
    paths[fd] = NULL;
    if (!is_watched(path)) return fd;
    paths[fd] = strdup(path);
    if (!existed && (flags & O_CREAT)) note('c', path, NULL, 0, NULL, 0);
    else if ((flags & O_TRUNC)) note('t', path, NULL, 0, NULL, 0);
    return fd;
}

#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode_t mode = (mode_t)va_arg(rest, int);                                                                       \
        va_end(rest);                                                                                                  \
        int existed = access(path, F_OK) == 0;                                                                         \
        if (is_watched(path) && !existed && (flags & O_CREAT) && strike()) return -1;                                  \
        return opened(REAL(name)(path, flags, mode), path, flags, existed);                                            \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    if (fd >= 0 && fd < MOST_FILES && paths[fd]) {
        free(paths[fd]);
        paths[fd] = NULL;
    }
    return REAL(close)(fd);
}

#define PWRITE(name, offset_type)                                                                                      \
    ssize_t name(int fd, const void *data, size_t length, offset_type offset) {                                        \
        const char *path = watched(fd);                                                                                \
        int failing = path ? strike() : 0;                                                                             \
        if (failing == 1) return -1;                                                                                   \
        ssize_t done = REAL(name)(fd, data, failing ? length / 2 : length, offset);                                    \
        if (path && done > 0) note('w', path, NULL, (int64_t)offset, data, (size_t)done);                              \
        return done;                                                                                                   \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t length) {
    const char *path = watched(fd);
    int failing = path ? strike() : 0;
    if (failing == 1) return -1;
    int64_t offset = path ? (int64_t)lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t done = REAL(write)(fd, data, failing ? length / 2 : length);
    if (path && done > 0) note('w', path, NULL, offset, data, (size_t)done);
    return done;
}

#define TRUNCATE(name, offset_type)                                                                                    \
    int name(int fd, offset_type length) {                                                                             \
        const char *path = watched(fd);                                                                                \
        if (path && strike()) return -1;                                                                               \
        int done = REAL(name)(fd, length);                                                                             \
        if (path && !done) note('t', path, NULL, (int64_t)length, NULL, 0);                                            \
        return done;                                                                                                   \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name)                                                                                                     \
    int name(int fd) {                                                                                                 \
        const char *path = watched(fd);                                                                                \
        if (path && strike()) return -1;                                                                               \
        int done = REAL(name)(fd);                                                                                     \
        if (path && !done) note('s', path, NULL, 0, NULL, 0);                                                          \
        return done;                                                                                                   \
    }
SYNC(fsync)
SYNC(fdatasync)

/* Copies that never pass through the process could not be written down: whoever wants one copies by hand. */
ssize_t sendfile(int out, int in, off_t *offset, size_t length) {
    if (!watched(out)) return REAL(sendfile)(out, in, offset, length);
    errno = EINVAL;
    return -1;
}

ssize_t sendfile64(int out, int in, off64_t *offset, size_t length) {
    if (!watched(out)) return REAL(sendfile64)(out, in, offset, length);
    errno = EINVAL;
    return -1;
}

int unlink(const char *path) {
    if (is_watched(path) && access(path, F_OK) == 0 && strike()) return -1;
    int done = REAL(unlink)(path);
    if (!done && is_watched(path)) note('u', path, NULL, 0, NULL, 0);
    return done;
}

int rename(const char *from, const char *to) {
    if (is_watched(from) && strike()) return -1;
    int done = REAL(rename)(from, to);
    if (!done && is_watched(from)) note('r', from, to, 0, NULL, 0);
    return done;
}

int mkdir(const char *path, mode_t mode) {
    if (is_watched(path) && access(path, F_OK) && strike()) return -1;
    int done = REAL(mkdir)(path, mode);
    if (!done && is_watched(path)) note('d', path, NULL, 0, NULL, 0);
    return done;
}
