// The omniORB client of interop.idl: runs every case against a server of any ORB.
//     client REFERENCE|FILE [--list] [--only PREFIX] [--skip PREFIX]... [--shutdown] [-ORB...]
// prints "ok NAME" or "FAIL NAME reason" for each case and closes with "done N ok M failed".
// Every call has a time limit, and so has the whole run, so a server that hangs is a FAIL.

#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "values.hh"

using namespace interop;

const CORBA::ULong CALL_TIMEOUT_MS = 15000;
const unsigned RUN_TIMEOUT_S = 150;

static CORBA::ORB_var the_orb;
static PortableServer::POA_var the_poa;
static Peer_var peer;
static Values_var values;
static Sequences_var sequences;
static Arrays_var arrays;
static Faults_var faults;
static Calls_var calls;
static ByValue_var by_value;

// ---- checks ----

class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

static void require(bool condition, const std::string& what) {
  if (!condition) throw Failure(what);
}
#define REQUIRE(condition) require(condition, #condition)

static std::string describe(const CORBA::Exception& e) {
  std::ostringstream text;
  text << e._rep_id();
  const CORBA::SystemException* system = CORBA::SystemException::_downcast(&e);
  if (system != NULL) {
    static const char* const completion[] = {"COMPLETED_YES", "COMPLETED_NO", "COMPLETED_MAYBE"};
    text << " minor " << system->minor() << " " << completion[system->completed()];
  }
  return text.str();
}

#define EXPECT_EXCEPTION(type, statement)                              \
  try {                                                                \
    statement;                                                         \
    throw Failure("no " #type " from " #statement);                    \
  } catch (const type&) {                                              \
  } catch (const CORBA::Exception& e) {                                \
    throw Failure("not " #type " but " + describe(e));                 \
  }

// ---- the echoes ----

// Values are the same when their bytes are; but TypeCodes have padding, so whatever holds an
// any is compared member by member. And an any keeps the bytes in which it came, and wide
// strings have two encodings (with byte order mark or without), so these are taken out of
// the any and put back in ours.
static CORBA::Any canonical(const CORBA::Any& v) {
  CORBA::Any result = v;
  const Texts* texts;
  const TextsSeq* list;
  const Constants* constants;
  const CORBA::Any* inner;
  const CORBA::WChar* wide;
  if (v >>= texts) result <<= *texts;
  else if (v >>= list) result <<= *list;
  else if (v >>= constants) result <<= *constants;
  else if (v >>= inner) result <<= canonical(*inner);
  else if (v >>= wide) result <<= wide;
  return result;
}
static bool same_members(const CORBA::Any& a, const CORBA::Any& b) {
  CORBA::TypeCode_var type = a.type(), other = b.type();
  if (!type->equal(other)) return false;
  if (type->kind() == CORBA::tk_null) return true;
  CORBA::Object_var object = the_orb->resolve_initial_references("DynAnyFactory");
  DynamicAny::DynAnyFactory_var factory = DynamicAny::DynAnyFactory::_narrow(object);
  DynamicAny::DynAny_var first = factory->create_dyn_any(a), second = factory->create_dyn_any(b);
  const bool result = first->equal(second);
  first->destroy();
  second->destroy();
  return result;
}
static bool same(const CORBA::Any& a, const CORBA::Any& b) {
  return same_members(canonical(a), canonical(b));
}
template <class T>
static bool same(const T& a, const T& b) {
  return bytes(a) == bytes(b);
}
template <class T>
static bool same_as_any(const T& a, const T& b) {
  CORBA::Any first, second;
  first <<= a;
  second <<= b;
  return same_members(first, second);
}
static bool same(Everything a, Everything b) {
  a.thing = canonical(a.thing);
  b.thing = canonical(b.thing);
  return same_as_any(a, b);
}
static bool same(Faults::Rich a, Faults::Rich b) {
  a.detail = canonical(a.detail);
  b.detail = canonical(b.detail);
  return same_as_any(a, b);
}
static bool same(const AnySeq& a, const AnySeq& b) {
  bool result = a.length() == b.length();
  for (CORBA::ULong k = 0; result && k < a.length(); k++) result = same(a[k], b[k]);
  return result;
}
static bool same(const AnyArray& a, const AnyArray& b) {
  return same(a[0], b[0]) && same(a[1], b[1]);
}

template <class T>
static void require_echo(const T& result, const T& c, const T& b, const T& x, const T& y) {
  require(same(result, x), "result is not a");
  require(same(c, y), "c is not the old b");
  require(same(b, x), "b is not a");
}

#define FOR_EACH_PAIR for (int i = 0, j = 1; i < SAMPLES; i++, j = (i + 1) % SAMPLES)

#define ECHO_BASIC(object, operation, type)              \
  static void object##_##operation() {                   \
    FOR_EACH_PAIR {                                      \
      type x, y, b, c;                                   \
      fill(x, i);                                        \
      fill(y, j);                                        \
      b = y;                                             \
      type result = object->operation(x, b, c);          \
      require_echo(result, c, b, x, y);                  \
    }                                                    \
  }
// Structs, unions, sequences, any.
#define ECHO_TYPE(object, operation, type, var)                        \
  static void object##_##operation() {                                 \
    FOR_EACH_PAIR {                                                    \
      type x, y;                                                       \
      fill(x, i);                                                      \
      fill(y, j);                                                      \
      var c, b = new type(y);                                          \
      var result = object->operation(x, b.inout(), c.out());           \
      require_echo(result.in(), c.in(), b.in(), x, y);                 \
    }                                                                  \
  }
#define ECHO_ARRAY(operation, type)                                                       \
  static void arrays_##operation() {                                                      \
    FOR_EACH_PAIR {                                                                       \
      type x, y;                                                                          \
      fill(x, i);                                                                         \
      fill(y, j);                                                                         \
      type##_var c = type##_alloc(), b = type##_dup(y);                                                    \
      type##_var result = arrays->operation(x, b.inout(), c.out());                       \
      require_echo(*(const type*)result.in(), *(const type*)c.in(), *(const type*)b.in(), \
                   x, y);                                                                 \
    }                                                                                     \
  }

static void check_string(const char* x, const char* y,
                         char* (_objref_Values::*operation)(const char*,
                                                            CORBA::String_INOUT_arg,
                                                            CORBA::String_OUT_arg)) {
  CORBA::String_var b = y, c;
  CORBA::String_var result = ((*values.in()).*operation)(x, b.inout(), c.out());
  require(strcmp(result, x) == 0, "result is not a");
  require(strcmp(c, y) == 0, "c is not the old b");
  require(strcmp(b, x) == 0, "b is not a");
}
static void check_wstring(const std::wstring& x, const std::wstring& y) {
  CORBA::WString_var b = y.c_str(), c;
  CORBA::WString_var result = values->echo_wstring(x.c_str(), b.inout(), c.out());
  require(x == result.in(), "result is not a");
  require(y == c.in(), "c is not the old b");
  require(x == b.in(), "b is not a");
}

ECHO_BASIC(values, echo_boolean, CORBA::Boolean)
ECHO_BASIC(values, echo_wchar, CORBA::WChar)
ECHO_BASIC(values, echo_octet, CORBA::Octet)
ECHO_BASIC(values, echo_short, CORBA::Short)
ECHO_BASIC(values, echo_ushort, CORBA::UShort)
ECHO_BASIC(values, echo_long, CORBA::Long)
ECHO_BASIC(values, echo_ulong, CORBA::ULong)
ECHO_BASIC(values, echo_longlong, CORBA::LongLong)
ECHO_BASIC(values, echo_ulonglong, CORBA::ULongLong)
ECHO_BASIC(values, echo_float, CORBA::Float)
ECHO_BASIC(values, echo_double, CORBA::Double)
ECHO_BASIC(values, echo_identity, Identity)
ECHO_BASIC(values, echo_colour, Colour)
static void values_echo_char() {
  FOR_EACH_PAIR {
    CORBA::Char x, y, b, c;
    fill_char(x, i);
    fill_char(y, j);
    b = y;
    CORBA::Char result = values->echo_char(x, b, c);
    require_echo(result, c, b, x, y);
  }
}
static void values_echo_string() {
  FOR_EACH_PAIR check_string(text(i), text(j), &_objref_Values::echo_string);
}
static void values_echo_short_text() {
  FOR_EACH_PAIR check_string(short_text(i), short_text(j), &_objref_Values::echo_short_text);
}
static void values_echo_wstring() { FOR_EACH_PAIR check_wstring(wide(i), wide(j)); }
static void values_echo_short_wide() {
  FOR_EACH_PAIR {
    CORBA::WString_var b = wide(j), c;
    CORBA::WString_var result = values->echo_short_wide(wide(i), b.inout(), c.out());
    require(std::wstring(result) == wide(i), "result is not a");
    require(std::wstring(c) == wide(j), "c is not the old b");
    require(std::wstring(b) == wide(i), "b is not a");
  }
}
ECHO_BASIC(values, echo_point, Point)
ECHO_BASIC(values, echo_basics, Basics)
ECHO_TYPE(values, echo_texts, Texts, Texts_var)
ECHO_TYPE(values, echo_reserved, Reserved, Reserved_var)
ECHO_TYPE(values, echo_tree, Tree, Tree_var)
ECHO_TYPE(values, echo_chain, Chain, Chain_var)
ECHO_TYPE(values, echo_shape, Shape, Shape_var)
ECHO_TYPE(values, echo_number, Number, Number_var)
ECHO_TYPE(values, echo_maybe, Maybe, Maybe_var)
ECHO_TYPE(values, echo_letter, Letter, Letter_var)
ECHO_TYPE(values, echo_far, Far, Far_var)
ECHO_TYPE(values, echo_expression, Expression, Expression_var)
ECHO_TYPE(values, echo_everything, Everything, Everything_var)

static void values_echo_any() {
  for (int i = 0; i < ANY_SAMPLES; i++) {
    try {
      CORBA::Any x, y;
      fill(x, i);
      fill(y, (i + 1) % ANY_SAMPLES);
      CORBA::Any_var c, b = new CORBA::Any(y);
      CORBA::Any_var result = values->echo_any(x, b.inout(), c.out());
      require_echo(result.in(), c.in(), b.in(), x, y);
    } catch (const Failure& e) {
      throw Failure("any " + std::to_string(i) + ": " + e.what());
    } catch (const CORBA::Exception& e) {
      throw Failure("any " + std::to_string(i) + ": " + describe(e));
    }
  }
}
static void values_any_exception() {
  CORBA::Any x, y;
  x <<= Faults::Detailed("why", 7, Faults::perhaps);
  CORBA::Any_var c, b = new CORBA::Any(y);
  CORBA::Any_var result = values->echo_any(x, b.inout(), c.out());
  require_echo(result.in(), c.in(), b.in(), x, y);
}
static void values_echo_typecode() {
  for (int i = 0; i < TYPECODE_SAMPLES; i++) {
    CORBA::TypeCode_ptr x = typecode(i), y = typecode(i + 1);
    CORBA::TypeCode_var c, b = CORBA::TypeCode::_duplicate(y);
    CORBA::TypeCode_var result = values->echo_typecode(x, b.inout(), c.out());
    require(result->equal(x) && c->equal(y) && b->equal(x), "TypeCode " + std::to_string(i));
  }
}
static void values_echo_object() {
  CORBA::Object_var nil, b = CORBA::Object::_duplicate(values), c;
  CORBA::Object_var result = values->echo_object(nil, b.inout(), c.out());
  REQUIRE(CORBA::is_nil(result) && CORBA::is_nil(b) && values->_is_equivalent(c));
  result = values->echo_object(calls, b.inout(), c.out());
  REQUIRE(calls->_is_equivalent(result) && calls->_is_equivalent(b) && CORBA::is_nil(c));
  Calls_var same = Calls::_narrow(result);
  REQUIRE(!CORBA::is_nil(same));
  REQUIRE(same->add(1, 2) == 3);
}
static void values_echo_base() {
  Diamond_var diamond = calls->a_diamond();
  Base_var created = calls->create("made");
  Base_var b = Base::_duplicate(created), c;
  Base_var result = values->echo_base(diamond, b.inout(), c.out());
  CORBA::String_var first = result->who(), second = c->who(), third = b->who();
  REQUIRE(strcmp(first, "diamond") == 0);
  REQUIRE(strcmp(second, "made") == 0);
  REQUIRE(strcmp(third, "diamond") == 0);
  calls->remove(created);
}
static void values_constants() {
  Constants_var theirs = values->constants_of_server();
  Constants ours;
  fill(ours, 0);
  REQUIRE(bytes(theirs.in()) == bytes(ours));
}

#define ECHO_SEQUENCE(operation, type) ECHO_TYPE(sequences, operation, type, type##_var)
ECHO_SEQUENCE(echo_booleans, BooleanSeq)
ECHO_SEQUENCE(echo_chars, CharSeq)
ECHO_SEQUENCE(echo_wchars, WCharSeq)
ECHO_SEQUENCE(echo_octets, OctetSeq)
ECHO_SEQUENCE(echo_shorts, ShortSeq)
ECHO_SEQUENCE(echo_ushorts, UShortSeq)
ECHO_SEQUENCE(echo_longs, LongSeq)
ECHO_SEQUENCE(echo_ulongs, ULongSeq)
ECHO_SEQUENCE(echo_longlongs, LongLongSeq)
ECHO_SEQUENCE(echo_ulonglongs, ULongLongSeq)
ECHO_SEQUENCE(echo_floats, FloatSeq)
ECHO_SEQUENCE(echo_doubles, DoubleSeq)
ECHO_SEQUENCE(echo_strings, StringSeq)
ECHO_SEQUENCE(echo_wstrings, WStringSeq)
ECHO_SEQUENCE(echo_short_texts, ShortTextSeq)
ECHO_SEQUENCE(echo_colours, ColourSeq)
ECHO_SEQUENCE(echo_points, PointSeq)
ECHO_SEQUENCE(echo_texts_list, TextsSeq)
ECHO_SEQUENCE(echo_shapes, ShapeSeq)
ECHO_SEQUENCE(echo_anys, AnySeq)
ECHO_SEQUENCE(echo_long_lists, LongSeqSeq)
ECHO_SEQUENCE(echo_short_longs, ShortLongSeq)
ECHO_SEQUENCE(echo_short_string_lists, ShortStringSeqSeq)
ECHO_SEQUENCE(echo_matrices, LongArraySeq)
static void sequences_echo_objects() {
  ObjectSeq x;
  x.length(3);
  x[0] = CORBA::Object::_duplicate(values);
  x[1] = CORBA::Object::_nil();
  x[2] = CORBA::Object::_duplicate(calls);
  ObjectSeq_var b = new ObjectSeq, c;
  ObjectSeq_var result = sequences->echo_objects(x, b.inout(), c.out());
  REQUIRE(result->length() == 3 && b->length() == 3 && c->length() == 0);
  REQUIRE(values->_is_equivalent(result[0u]) && CORBA::is_nil(b[1u]));
  REQUIRE(calls->_is_equivalent(b[2u]));
}
static void sequences_echo_bases() {
  BaseSeq x;
  x.length(2);
  x[0] = calls->a_diamond();
  x[1] = Base::_nil();
  BaseSeq_var b = new BaseSeq, c;
  BaseSeq_var result = sequences->echo_bases(x, b.inout(), c.out());
  REQUIRE(result->length() == 2 && b->length() == 2 && c->length() == 0);
  CORBA::String_var name = result[0u]->who();
  REQUIRE(strcmp(name, "diamond") == 0 && CORBA::is_nil(result[1u]));
}

ECHO_ARRAY(echo_booleans, BooleanArray)
ECHO_ARRAY(echo_chars, CharArray)
ECHO_ARRAY(echo_wchars, WCharArray)
ECHO_ARRAY(echo_octets, OctetArray)
ECHO_ARRAY(echo_shorts, ShortArray)
ECHO_ARRAY(echo_ushorts, UShortArray)
ECHO_ARRAY(echo_longs, LongArray)
ECHO_ARRAY(echo_ulongs, ULongArray)
ECHO_ARRAY(echo_longlongs, LongLongArray)
ECHO_ARRAY(echo_ulonglongs, ULongLongArray)
ECHO_ARRAY(echo_floats, FloatArray)
ECHO_ARRAY(echo_doubles, DoubleArray)
ECHO_ARRAY(echo_strings, StringArray)
ECHO_ARRAY(echo_wstrings, WStringArray)
ECHO_ARRAY(echo_colours, ColourArray)
ECHO_ARRAY(echo_points, PointArray)
ECHO_ARRAY(echo_texts_list, TextsArray)
ECHO_ARRAY(echo_shapes, ShapeArray)
ECHO_ARRAY(echo_anys, AnyArray)
ECHO_ARRAY(echo_long_lists, LongSeqArray)

// ---- large messages ----

static std::string long_text(size_t length) {
  std::string result(length, ' ');
  for (size_t k = 0; k < length; k++) result[k] = (char)('!' + k % 90);
  return result;
}
static std::wstring long_wide(size_t length) {
  std::wstring result(length, L' ');
  for (size_t k = 0; k < length; k++) result[k] = (wchar_t)(0x3b1 + k % 1000);
  return result;
}
static void large_string() {
  const std::string x = long_text(100000), y = long_text(99999);
  check_string(x.c_str(), y.c_str(), &_objref_Values::echo_string);
}
static void large_wstring() { check_wstring(long_wide(100000), long_wide(99999)); }
template <class Seq, class Function>
static void large_sequence(CORBA::ULong length, Function echo) {
  Seq x;
  x.length(length);
  for (CORBA::ULong k = 0; k < length; k++) fill(x[k], k % SAMPLES);
  Seq b, *c = NULL, *result = echo(x, b, c);
  std::unique_ptr<Seq> keep_result(result), keep_c(c);
  REQUIRE(result->length() == length && b.length() == length && c->length() == 0);
  REQUIRE(same(*result, x));
  REQUIRE(same(b, x));
}
static void large_longs() {
  large_sequence<LongSeq>(
      25600, [](LongSeq& x, LongSeq& b, LongSeq*& c) { return sequences->echo_longs(x, b, c); });
}
static void large_doubles() {
  large_sequence<DoubleSeq>(12800, [](DoubleSeq& x, DoubleSeq& b, DoubleSeq*& c) {
    return sequences->echo_doubles(x, b, c);
  });
}
static void large_strings() {
  large_sequence<StringSeq>(3000, [](StringSeq& x, StringSeq& b, StringSeq*& c) {
    return sequences->echo_strings(x, b, c);
  });
}
static void large_texts() {
  large_sequence<TextsSeq>(1500, [](TextsSeq& x, TextsSeq& b, TextsSeq*& c) {
    return sequences->echo_texts_list(x, b, c);
  });
}
static void large_anys() {
  large_sequence<AnySeq>(600, [](AnySeq& x, AnySeq& b, AnySeq*& c) {
    return sequences->echo_anys(x, b, c);
  });
}
static void check_octets_out(CORBA::ULong count) {
  OctetSeq x;
  x.length(count);
  CORBA::ULong expected = 0, counted;
  for (CORBA::ULong k = 0; k < count; k++) expected += x[k] = pattern(k);
  REQUIRE(calls->checksum(x, counted) == expected);
  REQUIRE(counted == count);
}
static void check_octets_in(CORBA::ULong count) {
  OctetSeq_var data = calls->octets(count);
  REQUIRE(data->length() == count);
  for (CORBA::ULong k = 0; k < count; k++) require(data[k] == pattern(k), "octet differs");
}
static void large_octets_out() { check_octets_out(1 << 20); }
static void large_octets_in() { check_octets_in(1 << 20); }
// omniORB sends fragments of 8 KB: every length around the first two borders.
static void fragment_borders() {
  for (CORBA::ULong border = 8192; border <= 16384; border += 8192) {
    for (CORBA::ULong count = border - 90; count < border + 20; count++) {
      check_octets_out(count);
      CORBA::String_var b = "", c;
      const std::string x = long_text(count);
      CORBA::String_var result = values->echo_string(x.c_str(), b.inout(), c.out());
      require(x == result.in(), "string of " + std::to_string(count));
    }
  }
}
static void fragment_borders_within() {
  for (size_t count = 8060; count < 8200; count++) {
    TextsSeq x, b, *c = NULL;
    x.length(3);
    x[0].s = long_text(count).c_str();
    fill(x[1], 2);
    fill(x[2], 3);
    std::unique_ptr<TextsSeq> result(sequences->echo_texts_list(x, b, c)), keep_c(c);
    require(bytes(*result) == bytes(x), "texts after a string of " + std::to_string(count));
  }
}

// ---- code sets ----

static void codeset_latin1_string() {
  check_string("Gr\xfc\xdf Gott \xa7 \xbd", "\xff\xe9\xa0", &_objref_Values::echo_string);
}
static void codeset_latin1_char() {
  CORBA::Char b = 0xff, c;
  CORBA::Char result = values->echo_char(0xe9, b, c);
  REQUIRE(result == 0xe9 && c == 0xff && b == 0xe9);
}
// With -ORBnativeCharCodeSet UTF-8 on this side: any character in a narrow string.
static void utf8_string() {
  check_string("Gr\xc3\xbc\xc3\x9f \xe2\x82\xac \xf0\x9f\x98\x80", "\xce\xb1\xce\xb2",
               &_objref_Values::echo_string);
}
static void utf8_large_string() {
  std::string x;
  for (int k = 0; k < 20000; k++) x += "\xe2\x82\xac" "a\xc3\xbc";
  check_string(x.c_str(), "", &_objref_Values::echo_string);
}

// ---- failures ----

static void fault_none() {
  CORBA::String_var text_in_out = "in";
  Tree_var root, expected = new Tree;
  fill(expected.inout(), 2);
  REQUIRE(faults->raise(0, text_in_out.inout(), root.out()) == 42);
  REQUIRE(strcmp(text_in_out, "no fault") == 0);
  REQUIRE(bytes(root.in()) == bytes(expected.in()));
}
static void fault_plain() {
  CORBA::String_var t = "in";
  Tree_var root;
  EXPECT_EXCEPTION(Faults::Plain, faults->raise(1, t.inout(), root.out()));
}
static void fault_detailed() {
  CORBA::String_var t = "in";
  Tree_var root;
  try {
    faults->raise(2, t.inout(), root.out());
    throw Failure("no exception");
  } catch (const Faults::Detailed& e) {
    REQUIRE(strcmp(e.reason, "because") == 0 && e.code == 7 && e.state == Faults::perhaps);
  }
}
static void fault_rich() {
  CORBA::String_var t = "in";
  Tree_var root;
  try {
    faults->raise(3, t.inout(), root.out());
    throw Failure("no exception");
  } catch (const Faults::Rich& e) {
    Faults::Rich expected;
    fill(expected.root, 2);
    fill(expected.detail, 3);
    fill(expected.path, 2);
    fill(expected.form, 2);
    REQUIRE(same(e, expected));
  }
}
// The system exceptions of CORBA 2.x, which every ORB has.
static void fault_system_each() {
  const char* const names[] = {
      "UNKNOWN",        "BAD_PARAM",       "NO_MEMORY",       "IMP_LIMIT",
      "COMM_FAILURE",   "INV_OBJREF",      "NO_PERMISSION",   "INTERNAL",
      "MARSHAL",        "INITIALIZE",      "NO_IMPLEMENT",    "BAD_TYPECODE",
      "BAD_OPERATION",  "NO_RESOURCES",    "NO_RESPONSE",     "PERSIST_STORE",
      "BAD_INV_ORDER",  "TRANSIENT",       "FREE_MEM",        "INV_IDENT",
      "INV_FLAG",       "INTF_REPOS",      "BAD_CONTEXT",     "OBJ_ADAPTER",
      "DATA_CONVERSION", "OBJECT_NOT_EXIST", "TRANSACTION_REQUIRED",
      "TRANSACTION_ROLLEDBACK", "INVALID_TRANSACTION", "INV_POLICY",
      "CODESET_INCOMPATIBLE", "REBIND", "TIMEOUT", "TRANSACTION_UNAVAILABLE",
      "TRANSACTION_MODE", "BAD_QOS"};
  CORBA::ULong minor = 0x4f4d0000;
  for (const char* name : names) {
    // COMPLETED_NO with these would make a client try again.
    const bool retried = strcmp(name, "TRANSIENT") == 0 || strcmp(name, "COMM_FAILURE") == 0;
    const Faults::Completion state = retried ? Faults::perhaps : Faults::Completion(minor % 3);
    static const CORBA::CompletionStatus expected[] = {
        CORBA::COMPLETED_YES, CORBA::COMPLETED_NO, CORBA::COMPLETED_MAYBE};
    minor++;
    try {
      faults->raise_system(name, minor, state);
      throw Failure(std::string("no ") + name);
    } catch (const CORBA::SystemException& e) {
      require(strcmp(e._name(), name) == 0 && e.minor() == minor && e.completed() == expected[state],
              std::string(name) + " came as " + describe(e));
    }
  }
}
static void fault_crash() { EXPECT_EXCEPTION(CORBA::UNKNOWN, faults->crash()); }
static void fault_attribute() {
  EXPECT_EXCEPTION(CORBA::NO_PERMISSION, faults->fragile());
  EXPECT_EXCEPTION(CORBA::NO_PERMISSION, faults->fragile(1));
}
static void fault_oneway_is_silent() {
  faults->fail_silently();
  fault_none();
}
static void fault_unknown_operation() {
  Stranger_var stranger = Stranger::_unchecked_narrow(calls);
  EXPECT_EXCEPTION(CORBA::BAD_OPERATION, stranger->unheard_of(1));
  REQUIRE(calls->add(1, 1) == 2);
}

// ---- calls ----

static void call_attributes() {
  CORBA::String_var orb = calls->orb();
  REQUIRE(orb.in()[0] != 0);
  for (int i = 0; i < SAMPLES; i++) {
    Point in;
    fill(in, i);
    calls->title(text(i));
    calls->wide_title(wide(i));
    calls->position(in);
    CORBA::String_var title = calls->title();
    CORBA::WString_var wide_title = calls->wide_title();
    Point out = calls->position();
    REQUIRE(strcmp(title, text(i)) == 0);
    REQUIRE(std::wstring(wide_title) == wide(i));
    REQUIRE(bytes(in) == bytes(out));
  }
  Tree_var family = calls->family(), expected = new Tree;
  fill(expected.inout(), 2);
  REQUIRE(bytes(family.in()) == bytes(expected.in()));
}
static void call_add() {
  for (CORBA::Long k = -500; k < 500; k++) REQUIRE(calls->add(k, 2 * k) == 3 * k);
  REQUIRE(calls->add(2147483647, 1) == -2147483647 - 1);
}
static void call_reserved_word() { REQUIRE(calls->synchronized(17) == 17); }
static void call_timeout() {
  omniORB::setClientCallTimeout(calls, 300);
  bool timed_out = false;
  try {
    calls->sleep(2000);
  } catch (const CORBA::TIMEOUT&) {
    timed_out = true;
  } catch (const CORBA::TRANSIENT& e) {
    timed_out = e.minor() == omni::TRANSIENT_CallTimedout;
  }
  omniORB::setClientCallTimeout(calls, 0);
  REQUIRE(timed_out);
  REQUIRE(calls->add(20, 22) == 42);
}
static void call_sleep() {
  calls->sleep(0);
  calls->sleep(50);
}
static void call_oneway() {
  const CORBA::LongLong before = calls->fired();
  CORBA::LongLong sum = before;
  for (CORBA::Long n = 1; n <= 1000; n++) {
    calls->fire(n, text(n));
    sum += n;
  }
  for (int tries = 0; calls->fired() != sum; tries++) {
    require(tries < 500, "some of 1000 oneways were lost");
    omni_thread::sleep(0, 10000000);
  }
}

class Adder : public omni_thread {
 public:
  explicit Adder(CORBA::Long seed) : seed_(seed) { start_undetached(); }
  void* run_undetached(void*) override {
    try {
      for (CORBA::Long k = 0; k < 100; k++) {
        if (k % 25 == seed_ % 25) calls->sleep(20);  // so that others' replies overtake
        if (calls->add(seed_, k) != seed_ + k) return (void*)"wrong answer";
      }
    } catch (const CORBA::Exception& e) {
      failure_ = describe(e);
      return (void*)failure_.c_str();
    }
    return NULL;
  }

 private:
  CORBA::Long seed_;
  std::string failure_;
};
static void call_parallel() {
  Adder* adders[8];
  for (int k = 0; k < 8; k++) adders[k] = new Adder(1000 * k + 7 * k);
  std::string failure;
  for (Adder* adder : adders) {
    void* result;
    adder->join(&result);
    if (result != NULL) failure = (const char*)result;
  }
  require(failure.empty(), failure);
}

// ---- callbacks ----

class ListenerServant : public POA_interop::Listener {
 public:
  CORBA::Long ask(CORBA::Long n, const char* note) override {
    if (n == 100 || strcmp(note, text(n)) != 0) throw interop::Listener::Refused(n);
    return 2 * n;
  }
  void hint(CORBA::Long n) override {
    omni_mutex_lock guard(lock_);
    sum_ += n;
    count_++;
  }
  CORBA::Long count() {
    omni_mutex_lock guard(lock_);
    return count_;
  }
  CORBA::Long sum() {
    omni_mutex_lock guard(lock_);
    return sum_;
  }

 private:
  omni_mutex lock_;
  CORBA::Long sum_ = 0, count_ = 0;
};
class NestServant : public POA_interop::Nest {
 public:
  CORBA::Long descend(Nest_ptr other, CORBA::Long depth) override {
    if (depth == 0) return 0;
    Nest_var me = _this();
    return other->descend(me, depth - 1) + 1;
  }
};
static void callback_ask() {
  ListenerServant* servant = new ListenerServant;
  Listener_var listener = servant->_this();
  REQUIRE(calls->call_back(listener, 10) == 90);
  REQUIRE(calls->call_back(listener, 101) == -100);
  PortableServer::ObjectId_var id = the_poa->servant_to_id(servant);
  the_poa->deactivate_object(id);
  servant->_remove_ref();
}
static void callback_hint() {
  ListenerServant* servant = new ListenerServant;
  Listener_var listener = servant->_this();
  calls->hint_back(listener, 100);
  for (int tries = 0; servant->count() != 100; tries++) {
    require(tries < 500, "some of 100 hints were lost");
    omni_thread::sleep(0, 10000000);
  }
  REQUIRE(servant->sum() == 4950);
  PortableServer::ObjectId_var id = the_poa->servant_to_id(servant);
  the_poa->deactivate_object(id);
  servant->_remove_ref();
}
static void callback_nested() {
  NestServant* servant = new NestServant;
  Nest_var nest = servant->_this();
  REQUIRE(calls->descend(nest, 1) == 1);
  REQUIRE(calls->descend(nest, 6) == 6);
  PortableServer::ObjectId_var id = the_poa->servant_to_id(servant);
  the_poa->deactivate_object(id);
  servant->_remove_ref();
}
static void callback_object_of_client() {
  NestServant* servant = new NestServant;
  Nest_var nest = servant->_this();
  CORBA::Object_var b, c;
  CORBA::Object_var result = values->echo_object(nest, b.inout(), c.out());
  REQUIRE(nest->_is_equivalent(result));
  Nest_var same = Nest::_narrow(b);
  REQUIRE(!CORBA::is_nil(same));
  REQUIRE(same->descend(nest, 3) == 3);
  PortableServer::ObjectId_var id = the_poa->servant_to_id(servant);
  the_poa->deactivate_object(id);
  servant->_remove_ref();
}

// ---- references ----

static void reference_nil() {
  Base_var nothing = calls->nothing();
  REQUIRE(CORBA::is_nil(nothing));
}
static void reference_diamond() {
  Diamond_var diamond = calls->a_diamond();
  CORBA::String_var who = diamond->who();
  REQUIRE(strcmp(who, "diamond") == 0);
  REQUIRE(diamond->left_of() == -1 && diamond->right_of() == 1 && diamond->both() == 2);
  diamond->shared(33);
  CORBA::Object_var object = calls->a_diamond_as_object();
  Right_var right = Right::_narrow(object);
  REQUIRE(!CORBA::is_nil(right));
  REQUIRE(right->shared() == 33);
}
static void reference_is_a() {
  CORBA::Object_var object = calls->a_diamond_as_object();
  REQUIRE(object->_is_a("IDL:zenorb.org/interop/Diamond:1.0"));
  REQUIRE(object->_is_a("IDL:zenorb.org/interop/Left:1.0"));
  REQUIRE(object->_is_a("IDL:zenorb.org/interop/Right:1.0"));
  REQUIRE(object->_is_a("IDL:zenorb.org/interop/Base:1.0"));
  REQUIRE(object->_is_a("IDL:omg.org/CORBA/Object:1.0"));
  REQUIRE(!object->_is_a("IDL:zenorb.org/interop/Calls:1.0"));
  Calls_var wrong = Calls::_narrow(object);
  REQUIRE(CORBA::is_nil(wrong));
  // Base's reference says Base, the object is asked whether it is more.
  Base_var base = calls->create("plain");
  Diamond_var not_more = Diamond::_narrow(base);
  REQUIRE(CORBA::is_nil(not_more));
  calls->remove(base);
}
static void reference_exists() {
  REQUIRE(!calls->_non_existent());
  REQUIRE(calls->_is_equivalent(calls));
  REQUIRE(!calls->_is_equivalent(values));
}
static void reference_removed() {
  Base_var base = calls->create("short-lived");
  CORBA::String_var who = base->who();
  REQUIRE(strcmp(who, "short-lived") == 0);
  calls->remove(base);
  EXPECT_EXCEPTION(CORBA::OBJECT_NOT_EXIST, CORBA::String_var gone = base->who());
  REQUIRE(base->_non_existent());
}
static void reference_forwarded() {
  Base_var forwarding = calls->forwarding();
  for (int k = 0; k < 3; k++) {
    CORBA::String_var who = forwarding->who();
    REQUIRE(strcmp(who, "forwarded") == 0);
  }
}
static void reference_as_string() {
  CORBA::String_var text = the_orb->object_to_string(calls);
  CORBA::Object_var object = the_orb->string_to_object(text);
  Calls_var same = Calls::_narrow(object);
  REQUIRE(same->add(3, 4) == 7);
}

// ---- values ----

// Echoes of make(i) and make(i + 1), compared by their bytes.
template <class T, class Make, class Call>
static void echo_values(Make make, Call call) {
  FOR_EACH_PAIR {
    T *x = make(i), *y = make(j), *b = make(j), *c = NULL;
    T* result = call(x, b, c);
    const std::string a = value_bytes(x), old = value_bytes(y), number = std::to_string(i);
    require(value_bytes(result) == a, "result is not a, sample " + number);
    require(value_bytes(c) == old, "c is not the old b, sample " + number);
    require(value_bytes(b) == a, "b is not a, sample " + number);
    for (T* each : {x, y, b, c, result}) {
      if (each != NULL) each->_remove_ref();
    }
  }
}
static Simple* echo_plain(Simple* x, Simple*& b, Simple*& c) { return by_value->echo_plain(x, b, c); }
static void byvalue_plain() { echo_values<Simple>(a_plain, echo_plain); }
static void byvalue_derived() { echo_values<Simple>(plain_of, echo_plain); }
static void byvalue_truncatable() { echo_values<Simple>(light_of, echo_plain); }
static void byvalue_empty() {
  echo_values<Empty>([](int) { return new OBV_interop::Empty; },
                     [](Empty* x, Empty*& b, Empty*& c) { return by_value->echo_empty(x, b, c); });
}
static void byvalue_graph() {
  echo_values<Knot>(knot_of,
                    [](Knot* x, Knot*& b, Knot*& c) { return by_value->echo_knot(x, b, c); });
}
ECHO_TYPE(by_value, echo_plains, SimpleSeq, SimpleSeq_var)
ECHO_TYPE(by_value, echo_carrier, Carrier, Carrier_var)

static bool same_laden(Laden* a, Laden* b) {
  if (!same(a->thing(), b->thing())) return false;
  CORBA::Any thing = a->thing();
  b->thing(thing);  // which was compared: its TypeCode has chance bytes, see same(any)
  a->reference(b->reference());
  return a->names().length() == b->names().length() && bytes(a->all_basics()) == bytes(b->all_basics()) &&
         bytes(a->a_tree()) == bytes(b->a_tree()) && bytes(a->a_shape()) == bytes(b->a_shape()) &&
         bytes(a->names()) == bytes(b->names()) && bytes(a->others()) == bytes(b->others()) &&
         a->paint() == b->paint();
}
static void byvalue_laden() {
  FOR_EACH_PAIR {
    CORBA::Object_var mine = i == 0 ? CORBA::Object::_nil() : CORBA::Object::_duplicate(values);
    Laden_var x = laden_of(i, mine), y = laden_of(j, values), b = laden_of(j, values);
    Laden *c = NULL, *in_out = b._retn();
    Laden_var result = by_value->echo_laden(x, in_out, c), old = c, now = in_out;
    REQUIRE(i == 0 ? CORBA::is_nil(result->reference()) : values->_is_equivalent(result->reference()));
    REQUIRE(same_laden(x, result));
    REQUIRE(same_laden(y, old));
    REQUIRE(same_laden(x, now));
  }
}
static void byvalue_number_box() {
  for (int i = 0; i < SAMPLES; i++) {
    NumberBox_var x = number_box_of(i), result = by_value->same_number_box(x);
    REQUIRE(i == 0 ? result.in() == NULL : result->_value() == x->_value());
  }
}
static void byvalue_text_box() {
  for (int i = 0; i < SAMPLES; i++) {
    TextBox_var x = new TextBox(text(i)), result = by_value->same_text_box(x);
    REQUIRE(result.in() != NULL && strcmp(result->_value(), text(i)) == 0);
  }
  TextBox_var none = by_value->same_text_box(NULL);
  REQUIRE(none.in() == NULL);
}
static void byvalue_longs_box() {
  for (int i = 0; i < SAMPLES; i++) {
    LongSeq longs;
    fill(longs, i);
    LongsBox_var x = new LongsBox(longs), result = by_value->same_longs_box(x);
    REQUIRE(result.in() != NULL && bytes(result->_value()) == bytes(longs));
  }
}
static void byvalue_point_box() {
  for (int i = 0; i < SAMPLES; i++) {
    Point point;
    fill(point, i);
    PointBox_var x = new PointBox(point), result = by_value->same_point_box(x);
    REQUIRE(result.in() != NULL && bytes(result->_value()) == bytes(point));
  }
}
static void byvalue_abstract_value() {
  Square_var square = new SquareImpl(5);
  Area_var back = by_value->same_area(square);
  REQUIRE(back.in() != NULL && back->surface() == 25);
}
static std::string name_of(Named_ptr named) {
  CORBA::String_var name = named->name();
  return name.in();
}
static void byvalue_abstract_interface() {
  NamedObject_var object = by_value->an_object();
  NamedValue_var value = new NamedValueImpl("value");
  value->_add_ref();
  Named_var b = value.in(), c;
  Named_var result = by_value->echo_named(object, b.inout(), c.out());
  REQUIRE(name_of(result) == "object" && name_of(b) == "object" && name_of(c) == "value");
  REQUIRE(result->_to_value() == NULL);
  CORBA::ValueBase_var as_value = c->_to_value();
  REQUIRE(as_value.in() != NULL);
  const CORBA::Long before = object->calls();
  REQUIRE(name_of(b) == "object" && object->calls() == before + 1);
  Named_var none, after;
  result = by_value->echo_named(value, none.inout(), after.out());
  REQUIRE(name_of(result) == "value" && name_of(none) == "value" && CORBA::is_nil(after));
}
static void byvalue_value_base() {
  for (int i = 0; i < SAMPLES; i++) {
    Simple_var plain = plain_of(i);
    CORBA::ValueBase_var back = by_value->same_value(plain);
    REQUIRE(value_bytes(Simple::_downcast(back.in())) == value_bytes(plain.in()));
    Knot_var knot = knot_of(i);
    back = by_value->same_value(knot);
    REQUIRE(value_bytes(Knot::_downcast(back.in())) == value_bytes(knot.in()));
  }
  NumberBox_var box = new NumberBox(7);
  CORBA::ValueBase_var back = by_value->same_value(box);
  NumberBox* same_box = NumberBox::_downcast(back.in());
  REQUIRE(same_box != NULL && same_box->_value() == 7);
}
static void byvalue_null() {
  Simple *b = NULL, *c = NULL;
  REQUIRE(by_value->echo_plain(NULL, b, c) == NULL && b == NULL && c == NULL);
  REQUIRE(by_value->same_value(NULL) == NULL);
  Named_var named, none;
  Named_var result = by_value->echo_named(Named::_nil(), named.inout(), none.out());
  REQUIRE(CORBA::is_nil(result) && CORBA::is_nil(named) && CORBA::is_nil(none));
  REQUIRE(by_value->are_one(NULL, NULL));
}
static void byvalue_shared() {
  Simple_var one = a_plain(1), other = a_plain(1);
  REQUIRE(by_value->are_one(one, one));
  REQUIRE(!by_value->are_one(one, other));
  one->_add_ref();
  Simple *b = one.in(), *c = NULL;
  Simple* result = by_value->echo_plain(one, b, c);
  REQUIRE(result == b && result == c && value_bytes(result) == value_bytes(one.in()));
  Simple_var inner = a_plain(2);
  inner->_add_ref();
  Simple_var outer = (Simple*)a_lighter(1, inner.in());
  SimpleSeq list;
  list.length(5);
  for (int k = 0; k < 4; k++) {
    Simple* each = k % 2 == 0 ? inner.in() : outer.in();
    each->_add_ref();
    list[k] = each;
  }
  SimpleSeq_var in_out = new SimpleSeq, out;
  SimpleSeq_var back = by_value->echo_plains(list, in_out.inout(), out.out());
  REQUIRE(back->length() == 5 && bytes(back.in()) == bytes(list));
}
static void byvalue_class() {
  const std::string prefix = "IDL:interop/";
  Simple_var plain = a_plain(1), light = (Simple*)a_light(1), lighter = (Simple*)a_lighter(1, NULL);
  CORBA::String_var id = by_value->seen(plain);
  REQUIRE(id.in() == prefix + "Simple:1.0");
  id = by_value->seen(light);
  REQUIRE(id.in() == prefix + "Light:1.0");
  id = by_value->seen(lighter);
  REQUIRE(id.in() == prefix + "Lighter:1.0");
}
static SimpleSeq* echo_list(const SimpleSeq& list) {
  SimpleSeq_var b = new SimpleSeq(list), c;
  return by_value->echo_plains(list, b.inout(), c.out());
}
static std::string bytes_of_light(int i) {
  Simple_var light = (Simple*)a_light(i);
  return value_bytes(light.in());
}
static void byvalue_truncated() {
  Simple_var newer = (Simple*)a_newer(2, NULL);
  CORBA::String_var id = by_value->seen(newer);
  require(std::string("IDL:interop/Light:1.0") == id.in(), id.in());
  Simple *b = NULL, *c = NULL;
  Simple_var result = by_value->echo_plain(newer, b, c);
  REQUIRE(value_bytes(result.in()) == bytes_of_light(2));
}
static void byvalue_truncated_twice() {
  Newer* inner = a_newer(1, a_lighter(3, a_plain(1)));
  inner->_add_ref();
  SimpleSeq list;
  list.length(3);
  list[0] = a_newer(2, inner);
  list[1] = a_plain(1);
  list[2] = inner;
  SimpleSeq_var back = echo_list(list);
  REQUIRE(back->length() == 3);
  REQUIRE(value_bytes((Simple*)back[0u]) == bytes_of_light(2));
  REQUIRE(value_bytes((Simple*)back[1u]) == value_bytes((Simple*)list[1u]));
  REQUIRE(value_bytes((Simple*)back[2u]) == bytes_of_light(1));
}
static void byvalue_truncated_shared() {
  Light* kept = a_light(3);
  kept->_add_ref();
  SimpleSeq list;
  list.length(2);
  list[0] = a_newer(2, kept);
  list[1] = kept;
  SimpleSeq_var back = echo_list(list);
  REQUIRE(back->length() == 2);
  REQUIRE(value_bytes((Simple*)back[0u]) == bytes_of_light(2));
  REQUIRE(value_bytes((Simple*)back[1u]) == bytes_of_light(3));
}
static void refused(int i) {
  Simple_var what = plain_of(i);
  try {
    by_value->refuse(what, i);
    throw Failure("no exception");
  } catch (const ByValue::Unfit& e) {
    REQUIRE(e.position == i && value_bytes((Simple*)e.what.in()) == value_bytes(what.in()));
  }
}
static void byvalue_exception() {
  for (int i = 0; i < 3; i++) refused(i);
}
static void byvalue_exception_truncatable() { refused(3); }
static void byvalue_ring() {
  for (int length : {1, 2, 50}) {
    Knot* ring = by_value->ring(length);
    require(value_bytes(ring) == value_bytes(ring_of(length)), std::to_string(length));
  }
}
static std::string repeated(const char* what, int times) {
  std::string result;
  while (times-- > 0) result += what;
  return result;
}
static void byvalue_large() {
  Simple* one = a_plain(1);
  one->text(repeated("0123456789", 30000).c_str());
  one->_add_ref();
  Simple_var other = (Simple*)a_lighter(2, one);
  other->text(repeated("abcdefghij", 30000).c_str());
  Simple *b = one, *c = NULL;
  const std::string before = value_bytes(one);
  Simple_var result = by_value->echo_plain(other, b, c);
  REQUIRE(value_bytes(result.in()) == value_bytes(other.in()) && value_bytes(c) == before);
  SimpleSeq many;
  many.length(2000);
  for (CORBA::ULong k = 0; k < 2000; k++) {
    Simple* each = k % 7 == 6 ? (Simple*)many[k - 3] : plain_of(k);
    if (k % 7 == 6 && each != NULL) each->_add_ref();
    many[k] = each;
  }
  SimpleSeq_var back = echo_list(many);
  REQUIRE(bytes(back.in()) == bytes(many));
}
static void byvalue_fragment_borders() {
  for (int border : {1024, 4096, 8192}) {
    for (int length = border - 330; length < border + 10; length++) {
      Light* light = a_light(2);
      light->text(repeated("x", length).c_str());
      light->_add_ref();
      SimpleSeq list;
      list.length(3);
      list[0] = light;
      list[1] = a_lighter(1, light);
      list[2] = a_plain(1);
      SimpleSeq_var in_out = new SimpleSeq, out;
      SimpleSeq_var back = by_value->echo_plains(list, in_out.inout(), out.out());
      require(bytes(back.in()) == bytes(list), "text of " + std::to_string(length));
    }
  }
}

// Not sample 0, which is null: omniORB ends the process when an any holds that.
template <class T, class Make>
static void values_in_any(Make make) {
  for (int i = 1, j = 2; i < SAMPLES; i++, j = i % 3 + 1) {
    T *x = make(i), *y = make(j);
    CORBA::Any first, second;
    first <<= x;
    second <<= y;
    CORBA::Any_var b = new CORBA::Any(second), c;
    CORBA::Any_var result = values->echo_any(first, b.inout(), c.out());
    T *in_result, *in_b, *in_c;
    REQUIRE(result.in() >>= in_result);
    REQUIRE(b.in() >>= in_b);
    REQUIRE(c.in() >>= in_c);
    REQUIRE(value_bytes(in_result) == value_bytes(x));
    REQUIRE(value_bytes(in_b) == value_bytes(x));
    REQUIRE(value_bytes(in_c) == value_bytes(y));
  }
}
static void byvalue_any_plain() { values_in_any<Simple>(plain_of); }
static void byvalue_any_graph() { values_in_any<Knot>(knot_of); }
static void byvalue_any_box() { values_in_any<NumberBox>(number_box_of); }
static void byvalue_any_text_box() {
  values_in_any<TextBox>([](int i) { return new TextBox(text(i)); });
}
static void byvalue_any_sequence() {
  FOR_EACH_PAIR {
    SimpleSeq x, y;
    fill(x, i);
    fill(y, j);
    CORBA::Any first, second;
    first <<= x;
    second <<= y;
    CORBA::Any_var b = new CORBA::Any(second), c;
    CORBA::Any_var result = values->echo_any(first, b.inout(), c.out());
    const SimpleSeq* back;
    REQUIRE((result.in() >>= back) && bytes(*back) == bytes(x));
    REQUIRE((b.in() >>= back) && bytes(*back) == bytes(x));
    REQUIRE((c.in() >>= back) && bytes(*back) == bytes(y));
  }
}

// ---- the list ----

struct Case {
  const char* name;
  void (*run)();
};
#define ECHO_CASE(object, name) {#object "." #name, object##_echo_##name}
#define VALUE(name) ECHO_CASE(values, name)
#define SEQUENCE(name) ECHO_CASE(sequences, name)
#define ARRAY(name) ECHO_CASE(arrays, name)
static const Case cases[] = {
    VALUE(boolean), VALUE(char), VALUE(wchar), VALUE(octet), VALUE(short), VALUE(ushort),
    VALUE(long), VALUE(ulong), VALUE(longlong), VALUE(ulonglong), VALUE(float), VALUE(double),
    VALUE(identity), VALUE(string), VALUE(wstring), VALUE(short_text), VALUE(short_wide),
    VALUE(colour), VALUE(point), VALUE(basics), VALUE(texts), VALUE(reserved), VALUE(tree),
    VALUE(chain), VALUE(shape), VALUE(number), VALUE(maybe), VALUE(letter), VALUE(far),
    VALUE(expression), VALUE(everything), VALUE(any), VALUE(typecode), VALUE(object), VALUE(base),
    {"values.any_exception", values_any_exception},
    {"values.constants", values_constants},
    SEQUENCE(booleans), SEQUENCE(chars), SEQUENCE(wchars), SEQUENCE(octets), SEQUENCE(shorts),
    SEQUENCE(ushorts), SEQUENCE(longs), SEQUENCE(ulongs), SEQUENCE(longlongs),
    SEQUENCE(ulonglongs), SEQUENCE(floats), SEQUENCE(doubles), SEQUENCE(strings),
    SEQUENCE(wstrings), SEQUENCE(short_texts), SEQUENCE(colours), SEQUENCE(points),
    SEQUENCE(texts_list), SEQUENCE(shapes), SEQUENCE(anys), SEQUENCE(objects), SEQUENCE(bases),
    SEQUENCE(long_lists), SEQUENCE(short_longs), SEQUENCE(short_string_lists), SEQUENCE(matrices),
    ARRAY(booleans), ARRAY(chars), ARRAY(wchars), ARRAY(octets), ARRAY(shorts), ARRAY(ushorts),
    ARRAY(longs), ARRAY(ulongs), ARRAY(longlongs), ARRAY(ulonglongs), ARRAY(floats),
    ARRAY(doubles), ARRAY(strings), ARRAY(wstrings), ARRAY(colours), ARRAY(points),
    ARRAY(texts_list), ARRAY(shapes), ARRAY(anys), ARRAY(long_lists),
    {"large.string", large_string},
    {"large.wstring", large_wstring},
    {"large.longs", large_longs},
    {"large.doubles", large_doubles},
    {"large.strings", large_strings},
    {"large.texts", large_texts},
    {"large.anys", large_anys},
    {"large.octets_out", large_octets_out},
    {"large.octets_in", large_octets_in},
    {"fragment.borders", fragment_borders},
    {"fragment.borders_within", fragment_borders_within},
    {"codeset.latin1_string", codeset_latin1_string},
    {"codeset.latin1_char", codeset_latin1_char},
    {"utf8.string", utf8_string},
    {"utf8.large_string", utf8_large_string},
    {"fault.none", fault_none},
    {"fault.plain", fault_plain},
    {"fault.detailed", fault_detailed},
    {"fault.rich", fault_rich},
    {"fault.system_each", fault_system_each},
    {"fault.crash", fault_crash},
    {"fault.attribute", fault_attribute},
    {"fault.oneway_is_silent", fault_oneway_is_silent},
    {"fault.unknown_operation", fault_unknown_operation},
    {"call.attributes", call_attributes},
    {"call.add", call_add},
    {"call.reserved_word", call_reserved_word},
    {"call.sleep", call_sleep},
    {"call.timeout", call_timeout},
    {"call.oneway", call_oneway},
    {"call.parallel", call_parallel},
    {"callback.ask", callback_ask},
    {"callback.hint", callback_hint},
    {"callback.nested", callback_nested},
    {"callback.object_of_client", callback_object_of_client},
    {"reference.nil", reference_nil},
    {"reference.diamond", reference_diamond},
    {"reference.is_a", reference_is_a},
    {"reference.exists", reference_exists},
    {"reference.removed", reference_removed},
    {"reference.forwarded", reference_forwarded},
    {"reference.as_string", reference_as_string},
    {"byvalue.plain", byvalue_plain},
    {"byvalue.derived", byvalue_derived},
    {"byvalue.truncatable", byvalue_truncatable},
    {"byvalue.sequence", by_value_echo_plains},
    {"byvalue.empty", byvalue_empty},
    {"byvalue.graph", byvalue_graph},
    {"byvalue.laden", byvalue_laden},
    {"byvalue.struct", by_value_echo_carrier},
    {"byvalue.number_box", byvalue_number_box},
    {"byvalue.text_box", byvalue_text_box},
    {"byvalue.longs_box", byvalue_longs_box},
    {"byvalue.point_box", byvalue_point_box},
    {"byvalue.abstract_value", byvalue_abstract_value},
    {"byvalue.abstract_interface", byvalue_abstract_interface},
    {"byvalue.value_base", byvalue_value_base},
    {"byvalue.null", byvalue_null},
    {"byvalue.shared", byvalue_shared},
    {"byvalue.class", byvalue_class},
    {"byvalue.truncated", byvalue_truncated},
    {"byvalue.truncated_twice", byvalue_truncated_twice},
    {"byvalue.truncated_shared", byvalue_truncated_shared},
    {"byvalue.exception", byvalue_exception},
    {"byvalue.exception_truncatable", byvalue_exception_truncatable},
    {"byvalue.ring", byvalue_ring},
    {"byvalue.large", byvalue_large},
    {"byvalue.fragment_borders", byvalue_fragment_borders},
    {"byvalue.any_plain", byvalue_any_plain},
    {"byvalue.any_graph", byvalue_any_graph},
    {"byvalue.any_box", byvalue_any_box},
    {"byvalue.any_text_box", byvalue_any_text_box},
    {"byvalue.any_sequence", byvalue_any_sequence},
};

// ---- main ----

static const char* running = "connect";

static bool run(const char* name, void (*function)()) {
  running = name;
  try {
    function();
    printf("ok %s\n", name);
    fflush(stdout);
    return true;
  } catch (const CORBA::Exception& e) {
    printf("FAIL %s %s\n", name, describe(e).c_str());
  } catch (const std::exception& e) {
    printf("FAIL %s %s\n", name, e.what());
  }
  fflush(stdout);
  return false;
}

static void on_alarm(int) {
  const char* const parts[] = {"FAIL ", running, " the run exceeded its time limit\n"};
  for (const char* part : parts) {
    if (write(1, part, strlen(part)) < 0) break;
  }
  _exit(3);
}

static void connect(const char* where) {
  std::string reference = where;
  std::ifstream file(where);
  if (file) std::getline(file, reference);
  CORBA::Object_var object = the_orb->string_to_object(reference.c_str());
  peer = Peer::_narrow(object);
  require(!CORBA::is_nil(peer), "the reference is no interop::Peer");
  values = peer->the_values();
  sequences = peer->the_sequences();
  arrays = peer->the_arrays();
  faults = peer->the_faults();
  calls = peer->the_calls();
  by_value = peer->the_by_value();
}

static bool starts_with(const char* name, const std::string& prefix) {
  return strncmp(name, prefix.c_str(), prefix.size()) == 0;
}

static std::string unhex(const std::string& digits) {
  std::string octets;
  for (size_t k = 0; k + 1 < digits.size(); k += 2) {
    octets += (char)std::stoi(digits.substr(k, 2), NULL, 16);
  }
  return octets;
}

// The octets of the server's title, in this side's own code set.
static void print_title() {
  CORBA::String_var title = calls->title();
  printf("title ");
  for (const char* at = title; *at != 0; at++) printf("%02x", (unsigned char)*at);
  printf("\n");
}

struct Options {
  const char* reference = NULL;
  const char* title = NULL;
  std::string only;
  std::vector<std::string> skip;
  bool list = false, shutdown = false, print_title = false;

  Options(int argc, char** argv) {
    for (int k = 1; k < argc; k++) {
      const std::string argument = argv[k];
      if (argument == "--list") list = true;
      else if (argument == "--shutdown") shutdown = true;
      else if (argument == "--print-title") print_title = true;
      else if (argument == "--title" && k + 1 < argc) title = argv[++k];
      else if (argument == "--only" && k + 1 < argc) only = argv[++k];
      else if (argument == "--skip" && k + 1 < argc) skip.push_back(argv[++k]);
      else reference = argv[k];
    }
  }
  bool wanted(const char* name) const {
    for (const std::string& prefix : skip) {
      if (starts_with(name, prefix)) return false;
    }
    return starts_with(name, only);
  }
};

int main(int argc, char** argv) {
  signal(SIGALRM, on_alarm);
  alarm(RUN_TIMEOUT_S);
  int ok = 0, failed = 0;
  try {
    omniORB::setClientCallTimeout(CALL_TIMEOUT_MS);
    the_orb = CORBA::ORB_init(argc, argv);
    const Options options(argc, argv);
    if (options.list) {
      for (const Case& each : cases) printf("%s\n", each.name);
      return 0;
    }
    if (options.reference == NULL) {
      fprintf(stderr, "usage: client REFERENCE|FILE [--list] [--only PREFIX] [--skip PREFIX]..."
                      " [--title HEX] [--print-title]\n");
      return 2;
    }
    CORBA::Object_var root = the_orb->resolve_initial_references("RootPOA");
    the_poa = PortableServer::POA::_narrow(root);
    PortableServer::POAManager_var manager = the_poa->the_POAManager();
    manager->activate();
    register_values(the_orb);
    connect(options.reference);
    for (const Case& each : cases) {
      if (options.wanted(each.name)) (run(each.name, each.run) ? ok : failed)++;
    }
    if (options.title != NULL) calls->title(unhex(options.title).c_str());
    if (options.print_title) print_title();
    if (options.shutdown) peer->shutdown();
  } catch (const CORBA::Exception& e) {
    printf("FAIL %s %s\n", running, describe(e).c_str());
    failed++;
  } catch (const std::exception& e) {
    printf("FAIL %s %s\n", running, e.what());
    failed++;
  }
  printf("done %d ok %d failed\n", ok, failed);
  fflush(stdout);
  _exit(failed == 0 ? 0 : 1);  // without waiting for a server that does not close
}
