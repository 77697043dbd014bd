/* Times two lookup functions on the same queries, in turns; prints what a quarter of the rounds stayed below, in ns. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef const char *lookup_function (const char *, size_t);
extern lookup_function theirs, ours;

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

#define QUERIES 8192
#define ROUNDS 61
static char *text[QUERIES];
static size_t length[QUERIES];

static double time_of (lookup_function *find, int repeat, size_t *found)
{
    double begin = now ();
    int i, r;
    for (r = 0; r < repeat; r++)
        for (i = 0; i < QUERIES; i++)
            *found += find (text[i], length[i]) != 0;
    return (now () - begin) / QUERIES / repeat;
}

int main (int argc, char **argv)
{
    int file;
    for (file = 1; file < argc; file++) {
        static double a[ROUNDS], b[ROUNDS];
        size_t found_a = 0, found_b = 0;
        char line[4096];
        int i, round;
        FILE *in = fopen (argv[file], "r");
        for (i = 0; i < QUERIES && in != 0 && fgets (line, sizeof line, in) != 0; i++) {
            length[i] = strcspn (line, "\n");
            line[length[i]] = 0;
            text[i] = strdup (line);
        }
        if (in == 0 || i < QUERIES)
            return 1;
        fclose (in);
        for (round = 0; round < ROUNDS; round++) {
            a[round] = time_of (theirs, 2, &found_a);
            b[round] = time_of (ours, 2, &found_b);
        }
        if (found_a != found_b)
            return 2;
        qsort (a, ROUNDS, sizeof *a, order);
        qsort (b, ROUNDS, sizeof *b, order);
        printf ("%.2f %.2f\n", a[ROUNDS / 4], b[ROUNDS / 4]);
    }
    return 0;
}
