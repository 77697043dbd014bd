/* Times two lookup functions on the same text, in turns:
 *
 *     time BLOCKS SAMPLES FILE...
 *
 * The lines of each file are drawn at random, laid out one behind the other as a scanner meets
 * them, and looked up in blocks. A sample is one block, looked up by both, each first in turn.
 * With one block the same names come over and over in the same order, which the processor learns;
 * with many it does not. Prints the medians in ns and the median of the samples' ratios. */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BLOCK 4096
#define LINES 8192

typedef const char *lookup_function (const char *, size_t);
extern lookup_function theirs, ours;
static lookup_function *const functions[2] = { theirs, ours };

static char *line[LINES];
static size_t line_length[LINES];
static char **text;
static size_t *length;

static int order (const void *a, const void *b)
{
    double x = *(const double *) a, y = *(const double *) b;
    return x < y ? -1 : x > y;
}

static double now (void)
{
    struct timespec t;
    clock_gettime (CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static int read_lines (const char *name)
{
    char all[4096];
    int count = 0;
    FILE *in = fopen (name, "r");
    if (in == 0)
        exit (1);
    while (count < LINES && fgets (all, sizeof all, in) != 0) {
        line_length[count] = strcspn (all, "\n");
        all[line_length[count]] = 0;
        line[count++] = strdup (all);
    }
    fclose (in);
    return count;
}

static void lay_out (int lines, size_t queries)
{
    unsigned long long random = 88172645463325252ull;
    size_t total = 0, i;
    char *at;
    int *drawn = malloc (queries * sizeof *drawn);
    for (i = 0; i < queries; i++) {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        drawn[i] = (random >> 20) % lines;
        total += line_length[drawn[i]] + 1;
    }
    at = malloc (total);
    text = malloc (queries * sizeof *text);
    length = malloc (queries * sizeof *length);
    for (i = 0; i < queries; i++) {
        text[i] = at;
        length[i] = line_length[drawn[i]];
        at = memcpy (at, line[drawn[i]], length[i] + 1);
        at += length[i] + 1;
    }
    free (drawn);
}

static double time_of (lookup_function *find, size_t from, size_t *found)
{
    size_t here = 0, i;
    double begin = now ();
    for (i = from; i < from + BLOCK; i++)
        here += find (text[i], length[i]) != 0;
    *found += here;
    return (now () - begin) / BLOCK;
}

static double median (double *values, int count)
{
    qsort (values, count, sizeof *values, order);
    return values[count / 2];
}

int main (int argc, char **argv)
{
    size_t blocks = strtoul (argv[1], 0, 10);
    int samples = atoi (argv[2]), file;
    double *ns[2], *ratio = malloc (samples * sizeof *ratio);
    cpu_set_t cpu;
    CPU_ZERO (&cpu);
    CPU_SET (sched_getcpu (), &cpu);
    sched_setaffinity (0, sizeof cpu, &cpu);
    ns[0] = malloc (samples * sizeof *ns[0]);
    ns[1] = malloc (samples * sizeof *ns[1]);
    for (file = 3; file < argc; file++) {
        size_t found[2] = { 0, 0 };
        double theirs_ns, ours_ns;
        int s, turn;
        lay_out (read_lines (argv[file]), blocks * BLOCK);
        for (s = 0; s < samples; s++) {
            for (turn = 0; turn < 2; turn++) {
                int which = (turn + s + s / blocks) & 1;
                ns[which][s] = time_of (functions[which], s % blocks * BLOCK, &found[which]);
            }
            ratio[s] = ns[1][s] / ns[0][s];
        }
        if (found[0] != found[1])
            return 2;
        theirs_ns = median (ns[0], samples);
        ours_ns = median (ns[1], samples);
        printf ("%.2f %.2f %.3f\n", theirs_ns, ours_ns, median (ratio, samples));
    }
    return 0;
}
