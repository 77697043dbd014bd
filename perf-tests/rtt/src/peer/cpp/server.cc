#include "rtt.hh"
#include "told.hh"
#include <cstdlib>
#include <fstream>

class AdderServant : public POA_rtt::Adder {
  public:
    CORBA::Long add(CORBA::Long a, CORBA::Long b) override { return a + b; }
};

int main(int argc, char **argv) {
    CORBA::ORB_var orb = CORBA::ORB_init(argc, argv);
    CORBA::Object_var object = orb->resolve_initial_references("RootPOA");
    PortableServer::POA_var root = PortableServer::POA::_narrow(object);
    AdderServant *servant = new AdderServant;
    root->activate_object(servant);
    rtt::Adder_var adder = servant->_this();
    root->the_POAManager()->activate();
    CORBA::String_var reference = orb->object_to_string(adder);
    std::ofstream(argv[1]) << reference.in();
    follow([](std::vector<long> &) { std::abort(); });
    return 0;
}
