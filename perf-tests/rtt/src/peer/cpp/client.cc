#include "rtt.hh"
#include "told.hh"
#include <chrono>
#include <cstdlib>
#include <fstream>

int main(int argc, char **argv) {
    CORBA::ORB_var orb = CORBA::ORB_init(argc, argv);
    std::string reference;
    std::ifstream(argv[1]) >> reference;
    CORBA::Object_var object = orb->string_to_object(reference.c_str());
    rtt::Adder_var adder = rtt::Adder::_narrow(object);
    follow([&](std::vector<long> &samples) {
        for (size_t i = 0; i < samples.size(); i++) {
            auto start = std::chrono::steady_clock::now();
            CORBA::Long sum = adder->add(CORBA::Long(i), 7);
            auto end = std::chrono::steady_clock::now();
            samples[i] = std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count();
            if (sum != CORBA::Long(i) + 7) {
                std::abort();
            }
        }
    });
    return 0;
}
