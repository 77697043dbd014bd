// Does what the benchmark says; see Told.java.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

template <class Calls> void follow(Calls calls) {
    std::cout << "# ready" << std::endl;
    std::string line;
    std::vector<long> samples;
    while (std::getline(std::cin, line)) {
        if (line == "allocated") {
            // A program without a collector: there is no such figure.
            std::cout << "# -1" << std::endl;
        } else if (line.compare(0, 4, "run ") == 0) {
            samples.assign(std::stoul(line.substr(4)), 0);
            calls(samples);
            std::sort(samples.begin(), samples.end());
            size_t n = samples.size();
            std::cout << "# " << samples[n / 2] << " " << samples[n * 99 / 100] << " "
                      << samples[n * 999 / 1000] << std::endl;
        }
    }
}
