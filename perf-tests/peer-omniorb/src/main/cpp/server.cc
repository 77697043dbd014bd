// The omniORB server of interop.idl.
//     server IOR_FILE [--until-eof] [-ORB...]
// writes the reference of its Peer object into IOR_FILE when it is ready, and ends on
// Peer::shutdown, on SIGTERM or, with --until-eof, when its standard input closes (so that it
// never outlives the test that started it).

#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>

#include "values.hh"

static CORBA::ORB_var the_orb;
static PortableServer::POA_var the_poa;

template <class T>
static typename T::_ptr_type activate(PortableServer::Servant servant) {
  PortableServer::ObjectId_var id = the_poa->activate_object(servant);
  servant->_remove_ref();
  CORBA::Object_var object = the_poa->id_to_reference(id);
  return T::_narrow(object);
}

// ---- the echoes: c becomes b, b becomes a, a is returned ----

#define ECHO_BASIC(type, operation)                    \
  type operation(type a, type& b, type& c) override {  \
    c = b;                                             \
    b = a;                                             \
    return a;                                          \
  }
#define ECHO_STRING(operation, out)                                \
  char* operation(const char* a, char*& b, out c) override {       \
    c = b;                                                         \
    b = CORBA::string_dup(a);                                      \
    return CORBA::string_dup(a);                                   \
  }
#define ECHO_WSTRING(operation, out)                                                    \
  CORBA::WChar* operation(const CORBA::WChar* a, CORBA::WChar*& b, out c) override {    \
    c = b;                                                                              \
    b = CORBA::wstring_dup(a);                                                          \
    return CORBA::wstring_dup(a);                                                       \
  }
#define ECHO_FIXED(type, operation)                                                             \
  interop::type operation(const interop::type& a, interop::type& b, interop::type& c) override { \
    c = b;                                                                                      \
    b = a;                                                                                      \
    return a;                                                                                   \
  }
#define ECHO_VARIABLE(type, out, operation)                       \
  type* operation(const type& a, type& b, out c) override {       \
    c = new type(b);                                              \
    b = a;                                                        \
    return new type(a);                                           \
  }
#define ECHO_IDL(type, operation) ECHO_VARIABLE(interop::type, interop::type##_out, operation)
#define ECHO_REFERENCE(type, out, operation)                                            \
  type##_ptr operation(type##_ptr a, type##_ptr& b, out c) override {                   \
    c = b;                                                                              \
    b = type::_duplicate(a);                                                            \
    return type::_duplicate(a);                                                         \
  }
#define ECHO_FIXED_ARRAY(type, operation)                                                        \
  interop::type##_slice* operation(const interop::type a, interop::type b, interop::type c)      \
      override {                                                                                 \
    interop::type##_copy(c, b);                                                                  \
    interop::type##_copy(b, a);                                                                  \
    return interop::type##_dup(a);                                                               \
  }
#define ECHO_VARIABLE_ARRAY(type, operation)                                                       \
  interop::type##_slice* operation(const interop::type a, interop::type b, interop::type##_out c) \
      override {                                                                                   \
    c = interop::type##_dup(b);                                                                    \
    interop::type##_copy(b, a);                                                                    \
    return interop::type##_dup(a);                                                                 \
  }

class ValuesServant : public POA_interop::Values {
 public:
  ECHO_BASIC(CORBA::Boolean, echo_boolean)
  ECHO_BASIC(CORBA::Char, echo_char)
  ECHO_BASIC(CORBA::WChar, echo_wchar)
  ECHO_BASIC(CORBA::Octet, echo_octet)
  ECHO_BASIC(CORBA::Short, echo_short)
  ECHO_BASIC(CORBA::UShort, echo_ushort)
  ECHO_BASIC(CORBA::Long, echo_long)
  ECHO_BASIC(CORBA::ULong, echo_ulong)
  ECHO_BASIC(CORBA::LongLong, echo_longlong)
  ECHO_BASIC(CORBA::ULongLong, echo_ulonglong)
  ECHO_BASIC(CORBA::Float, echo_float)
  ECHO_BASIC(CORBA::Double, echo_double)
  ECHO_BASIC(interop::Identity, echo_identity)
  ECHO_STRING(echo_string, CORBA::String_out)
  ECHO_WSTRING(echo_wstring, CORBA::WString_out)
  ECHO_STRING(echo_short_text, interop::ShortText_out)
  ECHO_WSTRING(echo_short_wide, interop::ShortWide_out)
  ECHO_BASIC(interop::Colour, echo_colour)
  ECHO_FIXED(Point, echo_point)
  ECHO_FIXED(Basics, echo_basics)
  ECHO_IDL(Texts, echo_texts)
  ECHO_IDL(Reserved, echo_reserved)
  ECHO_IDL(Tree, echo_tree)
  ECHO_IDL(Chain, echo_chain)
  ECHO_IDL(Shape, echo_shape)
  ECHO_IDL(Number, echo_number)
  ECHO_IDL(Maybe, echo_maybe)
  ECHO_IDL(Letter, echo_letter)
  ECHO_IDL(Far, echo_far)
  ECHO_IDL(Expression, echo_expression)
  ECHO_IDL(Everything, echo_everything)
  ECHO_VARIABLE(CORBA::Any, CORBA::Any_OUT_arg, echo_any)
  ECHO_REFERENCE(CORBA::TypeCode, CORBA::TypeCode_OUT_arg, echo_typecode)
  ECHO_REFERENCE(CORBA::Object, CORBA::Object_out, echo_object)
  ECHO_REFERENCE(interop::Base, interop::Base_out, echo_base)
  interop::Constants* constants_of_server() override {
    interop::Constants_var result = new interop::Constants;
    interop::fill(result.inout(), 0);
    return result._retn();
  }
};

class SequencesServant : public POA_interop::Sequences {
 public:
  ECHO_IDL(BooleanSeq, echo_booleans)
  ECHO_IDL(CharSeq, echo_chars)
  ECHO_IDL(WCharSeq, echo_wchars)
  ECHO_IDL(OctetSeq, echo_octets)
  ECHO_IDL(ShortSeq, echo_shorts)
  ECHO_IDL(UShortSeq, echo_ushorts)
  ECHO_IDL(LongSeq, echo_longs)
  ECHO_IDL(ULongSeq, echo_ulongs)
  ECHO_IDL(LongLongSeq, echo_longlongs)
  ECHO_IDL(ULongLongSeq, echo_ulonglongs)
  ECHO_IDL(FloatSeq, echo_floats)
  ECHO_IDL(DoubleSeq, echo_doubles)
  ECHO_IDL(StringSeq, echo_strings)
  ECHO_IDL(WStringSeq, echo_wstrings)
  ECHO_IDL(ShortTextSeq, echo_short_texts)
  ECHO_IDL(ColourSeq, echo_colours)
  ECHO_IDL(PointSeq, echo_points)
  ECHO_IDL(TextsSeq, echo_texts_list)
  ECHO_IDL(ShapeSeq, echo_shapes)
  ECHO_IDL(AnySeq, echo_anys)
  ECHO_IDL(ObjectSeq, echo_objects)
  ECHO_IDL(BaseSeq, echo_bases)
  ECHO_IDL(LongSeqSeq, echo_long_lists)
  ECHO_IDL(ShortLongSeq, echo_short_longs)
  ECHO_IDL(ShortStringSeqSeq, echo_short_string_lists)
  ECHO_IDL(LongArraySeq, echo_matrices)
};

class ArraysServant : public POA_interop::Arrays {
 public:
  ECHO_FIXED_ARRAY(BooleanArray, echo_booleans)
  ECHO_FIXED_ARRAY(CharArray, echo_chars)
  ECHO_FIXED_ARRAY(WCharArray, echo_wchars)
  ECHO_FIXED_ARRAY(OctetArray, echo_octets)
  ECHO_FIXED_ARRAY(ShortArray, echo_shorts)
  ECHO_FIXED_ARRAY(UShortArray, echo_ushorts)
  ECHO_FIXED_ARRAY(LongArray, echo_longs)
  ECHO_FIXED_ARRAY(ULongArray, echo_ulongs)
  ECHO_FIXED_ARRAY(LongLongArray, echo_longlongs)
  ECHO_FIXED_ARRAY(ULongLongArray, echo_ulonglongs)
  ECHO_FIXED_ARRAY(FloatArray, echo_floats)
  ECHO_FIXED_ARRAY(DoubleArray, echo_doubles)
  ECHO_VARIABLE_ARRAY(StringArray, echo_strings)
  ECHO_VARIABLE_ARRAY(WStringArray, echo_wstrings)
  ECHO_FIXED_ARRAY(ColourArray, echo_colours)
  ECHO_FIXED_ARRAY(PointArray, echo_points)
  ECHO_VARIABLE_ARRAY(TextsArray, echo_texts_list)
  ECHO_VARIABLE_ARRAY(ShapeArray, echo_shapes)
  ECHO_VARIABLE_ARRAY(AnyArray, echo_anys)
  ECHO_VARIABLE_ARRAY(LongSeqArray, echo_long_lists)
};

// ---- failures ----

class FaultsServant : public POA_interop::Faults {
 public:
  CORBA::Long raise(CORBA::Long which, char*& text, interop::Tree_out root) override {
    switch (which) {
      case 0: break;
      case 1: throw interop::Faults::Plain();
      case 2: throw interop::Faults::Detailed("because", 7, interop::Faults::perhaps);
      case 3: {
        interop::Faults::Rich rich;
        interop::fill(rich.root, 2);
        interop::fill(rich.detail, 3);
        interop::fill(rich.path, 2);
        interop::fill(rich.form, 2);
        throw rich;
      }
      default: throw CORBA::BAD_PARAM(which, CORBA::COMPLETED_NO);
    }
    interop::Tree_var tree = new interop::Tree;
    interop::fill(tree.inout(), 2);
    root = tree._retn();
    CORBA::string_free(text);
    text = CORBA::string_dup("no fault");
    return 42;
  }
  void raise_system(const char* name, CORBA::ULong minor,
                    interop::Faults::Completion state) override {
    const CORBA::CompletionStatus completed =
        state == interop::Faults::yes  ? CORBA::COMPLETED_YES
        : state == interop::Faults::no ? CORBA::COMPLETED_NO
                                       : CORBA::COMPLETED_MAYBE;
#define RAISE(exception) \
  if (strcmp(name, #exception) == 0) throw CORBA::exception(minor, completed);
    OMNIORB_FOR_EACH_SYS_EXCEPTION(RAISE)
#undef RAISE
    throw CORBA::BAD_PARAM(0, CORBA::COMPLETED_NO);
  }
  void crash() override { throw std::runtime_error("crash() was called"); }
  CORBA::Long fragile() override { throw CORBA::NO_PERMISSION(11, CORBA::COMPLETED_YES); }
  void fragile(CORBA::Long) override { throw CORBA::NO_PERMISSION(12, CORBA::COMPLETED_NO); }
  void fail_silently() override { throw CORBA::INTERNAL(13, CORBA::COMPLETED_YES); }
};

// ---- calls ----

class BaseServant : public POA_interop::Base {
 public:
  explicit BaseServant(const char* name) : name_(CORBA::string_dup(name)) {}
  char* who() override { return CORBA::string_dup(name_); }

 private:
  CORBA::String_var name_;
};

class DiamondServant : public POA_interop::Diamond {
 public:
  char* who() override { return CORBA::string_dup("diamond"); }
  CORBA::Long left_of() override { return -1; }
  CORBA::Long right_of() override { return 1; }
  CORBA::Long shared() override { return shared_; }
  void shared(CORBA::Long value) override { shared_ = value; }
  CORBA::Long both() override { return 2; }

 private:
  CORBA::Long shared_ = 0;
};

// Sends every request on to one and the same object.
class Forwarder : public POA_PortableServer::ServantLocator {
 public:
  explicit Forwarder(CORBA::Object_ptr target) : target_(CORBA::Object::_duplicate(target)) {}
  PortableServer::Servant preinvoke(const PortableServer::ObjectId&, PortableServer::POA_ptr,
                                    const char*, void*&) override {
    throw PortableServer::ForwardRequest(target_);
  }
  void postinvoke(const PortableServer::ObjectId&, PortableServer::POA_ptr, const char*, void*,
                  PortableServer::Servant) override {}

 private:
  CORBA::Object_var target_;
};

class CallsServant : public POA_interop::Calls {
 public:
  CallsServant() {
    title_ = "untitled";
    wide_title_ = interop::wide(0);
    interop::fill(position_, 0);
    diamond_ = activate<interop::Diamond>(new DiamondServant);
    interop::Base_var target = activate<interop::Base>(new BaseServant("forwarded"));
    CORBA::PolicyList policies;
    policies.length(3);
    policies[0] = the_poa->create_request_processing_policy(PortableServer::USE_SERVANT_MANAGER);
    policies[1] = the_poa->create_servant_retention_policy(PortableServer::NON_RETAIN);
    policies[2] = the_poa->create_id_assignment_policy(PortableServer::USER_ID);
    PortableServer::POAManager_var manager = the_poa->the_POAManager();
    PortableServer::POA_var poa = the_poa->create_POA("forwarding", manager, policies);
    // Servant managers are local objects of the root POA's.
    Forwarder* locator = new Forwarder(target);
    PortableServer::ServantLocator_var reference = locator->_this();
    poa->set_servant_manager(reference);
    PortableServer::ObjectId_var id = PortableServer::string_to_ObjectId("forwarding");
    CORBA::Object_var object =
        poa->create_reference_with_id(id, "IDL:zenorb.org/interop/Base:1.0");
    forwarding_ = interop::Base::_unchecked_narrow(object);
  }

  char* orb() override { return CORBA::string_dup("omniORB"); }
  char* title() override {
    omni_mutex_lock guard(lock_);
    return CORBA::string_dup(title_);
  }
  void title(const char* value) override {
    omni_mutex_lock guard(lock_);
    title_ = value;
  }
  CORBA::WChar* wide_title() override {
    omni_mutex_lock guard(lock_);
    return CORBA::wstring_dup(wide_title_);
  }
  void wide_title(const CORBA::WChar* value) override {
    omni_mutex_lock guard(lock_);
    wide_title_ = value;
  }
  interop::Point position() override { return position_; }
  void position(const interop::Point& value) override { position_ = value; }
  interop::Tree* family() override {
    interop::Tree_var result = new interop::Tree;
    interop::fill(result.inout(), 2);
    return result._retn();
  }
  CORBA::Long add(CORBA::Long a, CORBA::Long b) override {
    return (CORBA::Long)((CORBA::ULong)a + (CORBA::ULong)b);
  }
  CORBA::Long synchronized(CORBA::Long final) override { return final; }
  void sleep(CORBA::ULong milliseconds) override {
    omni_thread::sleep(milliseconds / 1000, milliseconds % 1000 * 1000000);
  }
  void fire(CORBA::Long n, const char*) override {
    omni_mutex_lock guard(lock_);
    fired_ += n;
  }
  CORBA::LongLong fired() override {
    omni_mutex_lock guard(lock_);
    return fired_;
  }
  CORBA::Long call_back(interop::Listener_ptr who, CORBA::Long times) override {
    CORBA::Long sum = 0;
    try {
      for (CORBA::Long n = 0; n < times; n++) sum += who->ask(n, interop::text(n));
    } catch (const interop::Listener::Refused& refused) {
      return -refused.at;
    }
    return sum;
  }
  void hint_back(interop::Listener_ptr who, CORBA::Long times) override {
    for (CORBA::Long n = 0; n < times; n++) who->hint(n);
  }
  CORBA::Long descend(interop::Nest_ptr other, CORBA::Long depth) override {
    if (depth == 0) return 0;
    interop::Nest_var me = _this();
    return other->descend(me, depth - 1) + 1;
  }
  interop::Base_ptr forwarding() override { return interop::Base::_duplicate(forwarding_); }
  interop::Base_ptr create(const char* name) override {
    return activate<interop::Base>(new BaseServant(name));
  }
  void remove(interop::Base_ptr what) override {
    PortableServer::ObjectId_var id = the_poa->reference_to_id(what);
    the_poa->deactivate_object(id);
  }
  interop::Diamond_ptr a_diamond() override { return interop::Diamond::_duplicate(diamond_); }
  CORBA::Object_ptr a_diamond_as_object() override { return CORBA::Object::_duplicate(diamond_); }
  interop::Base_ptr nothing() override { return interop::Base::_nil(); }
  interop::OctetSeq* octets(CORBA::ULong count) override {
    interop::OctetSeq_var result = new interop::OctetSeq;
    result->length(count);
    for (CORBA::ULong k = 0; k < count; k++) result[k] = interop::pattern(k);
    return result._retn();
  }
  CORBA::ULong checksum(const interop::OctetSeq& data, CORBA::ULong& count) override {
    CORBA::ULong sum = 0;
    for (CORBA::ULong k = 0; k < data.length(); k++) sum += data[k];
    count = data.length();
    return sum;
  }

 private:
  omni_mutex lock_;
  CORBA::String_var title_;
  CORBA::WString_var wide_title_;
  interop::Point position_;
  CORBA::LongLong fired_ = 0;
  interop::Diamond_var diamond_;
  interop::Base_var forwarding_;
};

// ---- values ----

class NamedObjectServant : public POA_interop::NamedObject {
 public:
  char* name() override {
    omni_mutex_lock guard(lock_);
    calls_++;
    return CORBA::string_dup("object");
  }
  CORBA::Long calls() override {
    omni_mutex_lock guard(lock_);
    return calls_;
  }

 private:
  omni_mutex lock_;
  CORBA::Long calls_ = 0;
};

template <class T>
static T* kept(T* value) {
  if (value != NULL) value->_add_ref();
  return value;
}
#define ECHO_VALUE(type, operation)                                                            \
  interop::type* operation(interop::type* a, interop::type*& b, interop::type##_out c) override { \
    c = b;                                                                                     \
    b = kept(a);                                                                               \
    return kept(a);                                                                            \
  }
#define SAME_VALUE(type, operation) \
  type* operation(type* a) override { return kept(a); }

class ByValueServant : public POA_interop::ByValue {
 public:
  ByValueServant() : object_(activate<interop::NamedObject>(new NamedObjectServant)) {}
  ECHO_VALUE(Simple, echo_plain)
  ECHO_IDL(SimpleSeq, echo_plains)
  ECHO_VALUE(Empty, echo_empty)
  ECHO_VALUE(Knot, echo_knot)
  ECHO_VALUE(Laden, echo_laden)
  ECHO_REFERENCE(interop::Named, interop::Named_out, echo_named)
  ECHO_IDL(Carrier, echo_carrier)
  SAME_VALUE(interop::NumberBox, same_number_box)
  SAME_VALUE(interop::TextBox, same_text_box)
  SAME_VALUE(interop::LongsBox, same_longs_box)
  SAME_VALUE(interop::PointBox, same_point_box)
  SAME_VALUE(CORBA::ValueBase, same_value)
  SAME_VALUE(interop::Area, same_area)
  interop::NamedObject_ptr an_object() override {
    return interop::NamedObject::_duplicate(object_);
  }
  char* seen(interop::Simple* what) override {
    return CORBA::string_dup(what->_NP_repositoryId());
  }
  CORBA::Boolean are_one(interop::Simple* one, interop::Simple* other) override {
    return one == other;
  }
  void refuse(interop::Simple* what, CORBA::Long position) override {
    throw interop::ByValue::Unfit(kept(what), position);
  }
  interop::Knot* ring(CORBA::Long length) override { return interop::ring_of(length); }

 private:
  interop::NamedObject_var object_;
};

class PeerServant : public POA_interop::Peer {
 public:
  PeerServant()
      : values_(activate<interop::Values>(new ValuesServant)),
        sequences_(activate<interop::Sequences>(new SequencesServant)),
        arrays_(activate<interop::Arrays>(new ArraysServant)),
        faults_(activate<interop::Faults>(new FaultsServant)),
        calls_(activate<interop::Calls>(new CallsServant)),
        by_value_(activate<interop::ByValue>(new ByValueServant)) {}
  interop::Values_ptr the_values() override { return interop::Values::_duplicate(values_); }
  interop::Sequences_ptr the_sequences() override {
    return interop::Sequences::_duplicate(sequences_);
  }
  interop::Arrays_ptr the_arrays() override { return interop::Arrays::_duplicate(arrays_); }
  interop::Faults_ptr the_faults() override { return interop::Faults::_duplicate(faults_); }
  interop::Calls_ptr the_calls() override { return interop::Calls::_duplicate(calls_); }
  interop::ByValue_ptr the_by_value() override { return interop::ByValue::_duplicate(by_value_); }
  void shutdown() override { the_orb->shutdown(0); }

 private:
  interop::Values_var values_;
  interop::Sequences_var sequences_;
  interop::Arrays_var arrays_;
  interop::Faults_var faults_;
  interop::Calls_var calls_;
  interop::ByValue_var by_value_;
};

// ---- main ----

static void publish(CORBA::Object_ptr object, const std::string& file) {
  CORBA::String_var ior = the_orb->object_to_string(object);
  const std::string temporary = file + ".tmp";
  FILE* out = fopen(temporary.c_str(), "w");
  if (out == NULL || fprintf(out, "%s\n", (const char*)ior) < 0 || fclose(out) != 0 ||
      rename(temporary.c_str(), file.c_str()) != 0) {
    throw std::runtime_error("cannot write " + file);
  }
}

static void* end_at_eof(void*) {
  char ignored[64];
  while (read(0, ignored, sizeof ignored) > 0) {
  }
  the_orb->shutdown(0);
  return NULL;
}

static void on_signal(int) { close(0); _exit(0); }

int main(int argc, char** argv) {
  try {
    the_orb = CORBA::ORB_init(argc, argv);
    if (argc < 2) {
      fprintf(stderr, "usage: server IOR_FILE [--until-eof] [-ORB...]\n");
      return 2;
    }
    signal(SIGTERM, on_signal);
    CORBA::Object_var root = the_orb->resolve_initial_references("RootPOA");
    the_poa = PortableServer::POA::_narrow(root);
    PortableServer::POAManager_var manager = the_poa->the_POAManager();
    manager->activate();
    interop::register_values(the_orb);
    interop::Peer_var peer = activate<interop::Peer>(new PeerServant);
    publish(peer, argv[1]);
    printf("ready\n");
    fflush(stdout);
    if (argc > 2 && strcmp(argv[2], "--until-eof") == 0) omni_thread::create(end_at_eof, NULL);
    the_orb->run();
    the_orb->destroy();
  } catch (const CORBA::Exception& e) {
    fprintf(stderr, "server: %s\n", e._rep_id());
    return 1;
  } catch (const std::exception& e) {
    fprintf(stderr, "server: %s\n", e.what());
    return 1;
  }
  return 0;
}
