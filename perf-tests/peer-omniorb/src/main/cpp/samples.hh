// The sample values of every type of interop.idl, the same as in Samples.java: sample 0 is
// small or empty, samples 1 to 3 go to the boundaries. Element k of a sequence is sample k % 4;
// element k of an array of sample i is sample (i + k) % 4.
//
// fill(v, i)   makes v the sample i
// put(s, v)    marshals v; bytes(v) does so into a string, which is how values are compared

#ifndef INTEROP_SAMPLES_HH
#define INTEROP_SAMPLES_HH

#include <cfloat>
#include <cstring>
#include <string>
#include <vector>

#include "interop.hh"

// In the namespace of the types themselves: that is where templates look for fill and put.
namespace interop {

const int SAMPLES = 4;
const int ANY_SAMPLES = 32;

void fill(CORBA::Any& v, int i);
void fill(Constants& v, int i);
template <class T>
void put(cdrStream& s, const T& v);

// ---- basic types ----

inline void fill(CORBA::Boolean& v, int i) { v = (i % 2 == 1); }
// omniORB's Char and Octet are one C++ type, so chars have a function of their own.
inline void fill_char(CORBA::Char& v, int i) { v = "a~0\x01"[i % 4]; }
inline void fill(CORBA::Octet& v, int i) {
  static const CORBA::Octet all[] = {0, 127, 128, 255};
  v = all[i % 4];
}
inline void fill(CORBA::WChar& v, int i) {
  static const CORBA::WChar all[] = {L'a', 0xdf, 0x20ac, 0xfffd};
  v = all[i % 4];
}
inline void fill(CORBA::Short& v, int i) {
  static const CORBA::Short all[] = {0, 1, -32768, 32767};
  v = all[i % 4];
}
inline void fill(CORBA::UShort& v, int i) {
  static const CORBA::UShort all[] = {0, 1, 32768, 65535};
  v = all[i % 4];
}
inline void fill(CORBA::Long& v, int i) {
  static const CORBA::Long all[] = {0, 305419896, -2147483647 - 1, 2147483647};
  v = all[i % 4];
}
inline void fill(CORBA::ULong& v, int i) {
  static const CORBA::ULong all[] = {0, 305419896, 2147483648U, 4294967295U};
  v = all[i % 4];
}
inline void fill(CORBA::LongLong& v, int i) {
  static const CORBA::LongLong all[] = {0, 81985529216486895LL, -9223372036854775807LL - 1,
                                        9223372036854775807LL};
  v = all[i % 4];
}
inline void fill(CORBA::ULongLong& v, int i) {
  static const CORBA::ULongLong all[] = {0, 81985529216486895ULL, 9223372036854775808ULL,
                                         18446744073709551615ULL};
  v = all[i % 4];
}
inline void fill(CORBA::Float& v, int i) {
  static const CORBA::Float all[] = {0.0F, -1.5F, FLT_MIN, FLT_MAX};
  v = all[i % 4];
}
inline void fill(CORBA::Double& v, int i) {
  static const CORBA::Double all[] = {0.0, -1.0 / 3.0, DBL_MIN, DBL_MAX};
  v = all[i % 4];
}

// ---- strings ----

inline const char* text(int i) {
  static const char* const all[] = {
      "", "hello", "quote \" backslash \\ tab \t newline \n tilde ~",
      "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890"};
  return all[i % 4];
}
inline const char* short_text(int i) {
  static const char* const all[] = {"", "abc", "0123456789abcde", "0123456789abcdef"};
  return all[i % 4];
}
inline const CORBA::WChar* wide(int i) {
  static const CORBA::WChar empty[] = {0};
  static const CORBA::WChar german[] = {'g', 'r', 0xfc, 0xdf, 0};
  // A smiling face as Java has it: two units of UTF-16.
  static const CORBA::WChar face[] = {0x20ac, ' ', 0xd83d, 0xde00, '!', 0};
  static const CORBA::WChar greek[] = {0x3b1, 0x3b2, 0x3b3, 0xfffd, 0x7f, 0x80, 0xff, 0x100, 0};
  static const CORBA::WChar* const all[] = {empty, german, face, greek};
  return all[i % 4];
}
inline void fill(CORBA::String_var& v, int i) { v = text(i); }
inline void fill(CORBA::WString_var& v, int i) { v = wide(i); }
inline void fill(_CORBA_String_member& v, int i) { v = text(i); }
inline void fill(_CORBA_WString_member& v, int i) { v = wide(i); }
inline void fill(_CORBA_String_element v, int i) { v = text(i); }
inline void fill(_CORBA_WString_element v, int i) { v = wide(i); }

// ---- enums, structs, unions ----

inline void fill(interop::Colour& v, int i) {
  static const interop::Colour all[] = {interop::red, interop::green, interop::blue, interop::red};
  v = all[i % 4];
}
inline void fill(interop::Point& v, int i) {
  fill(v.x, i);
  fill(v.y, i + 1);
}
inline void fill(interop::Basics& v, int i) {
  fill(v.o1, 1);
  fill(v.b, i);
  fill_char(v.c, i);
  fill(v.s, i);
  fill(v.o2, 1);
  fill(v.us, i);
  fill(v.o3, 1);
  fill(v.l, i);
  fill(v.o4, 1);
  fill(v.ul, i);
  fill(v.o5, 1);
  fill(v.ll, i);
  fill(v.o6, 1);
  fill(v.ull, i);
  fill(v.o7, 1);
  fill(v.f, i);
  fill(v.o8, 1);
  fill(v.d, i);
  fill(v.w, i);
  fill(v.e, i);
  fill(v.id, i);
}
inline void fill(interop::Texts& v, int i) {
  v.s = text(i);
  v.w = wide(i);
  v.st = short_text(i);
  v.sw = wide(i);
}
inline void fill(interop::Reserved& v, int i) {
  fill(v.final, i);
  fill(v.synchronized, i);
  fill(v.instanceof, i);
}
// A tree of i levels below the root, each with two children.
inline void fill(interop::Tree& v, int i) {
  v.name = text(i);
  v.children.length(i == 0 ? 0 : 2);
  for (CORBA::ULong k = 0; k < v.children.length(); k++) fill(v.children[k], i - 1);
}
inline void fill(interop::Chain& v, int i) {
  v.value = i;
  v.next.length(i == 0 ? 0 : 1);
  if (i > 0) fill(v.next[0], i - 1);
}
inline void fill(interop::Shape& v, int i) {
  interop::Point corner;
  fill(corner, i);
  switch (i % 4) {
    case 0: v.radius(7); break;
    case 1: v.label("round"); break;
    case 2: v.corner(corner); break;
    default: v.label(""); break;
  }
}
inline void fill(interop::Number& v, int i) {
  switch (i % 4) {
    case 0: v.tiny(255); break;
    case 1: v.huge(-5000000000LL); v._d(3); break;
    case 2: v.text("ninety-nine"); v._d(99); break;
    default: v.real(2.5); break;
  }
}
inline void fill(interop::Maybe& v, int i) {
  if (i % 2 == 1) {
    v.value(text(i));
  } else {
    v._default();
  }
}
inline void fill(interop::Letter& v, int i) {
  interop::Basics basics;
  fill(basics, i);
  switch (i % 4) {
    case 0: v.alpha(-1); break;
    case 1: v.beta(wide(1)); break;
    case 2: v.gamma(basics); break;
    default: v._default(); v._d('z'); break;
  }
}
inline void fill(interop::Far& v, int i) {
  interop::Maybe inner;
  fill(inner, i);
  switch (i % 4) {
    case 0: v.paint(interop::blue); break;
    case 1:
    case 2: v.inner(inner); break;
    default: v._default(); v._d(7); break;
  }
}
inline void fill(interop::Expression& v, int i) {
  if (i == 0) {
    v.literal(-1);
  } else if (i == 1) {
    v._default();
    v._d(5);
  } else {
    interop::ExpressionSeq operands;
    operands.length(i - 1);
    for (CORBA::ULong k = 0; k < operands.length(); k++) fill(operands[k], k == 0 ? 0 : i - 1);
    v.operands(operands);
  }
}

// ---- sequences ----

inline CORBA::ULong sample_length(int i, CORBA::ULong bound) {
  static const CORBA::ULong all[] = {0, 1, 3, 20};
  return all[i % 4] < bound ? all[i % 4] : bound;
}
template <class Seq>
void fill_sequence(Seq& v, int i, CORBA::ULong bound = 20) {
  v.length(sample_length(i, bound));
  for (CORBA::ULong k = 0; k < v.length(); k++) fill(v[k], k % SAMPLES);
}
#define SAMPLE_SEQUENCE(type, bound) \
  inline void fill(interop::type& v, int i) { fill_sequence(v, i, bound); }
SAMPLE_SEQUENCE(BooleanSeq, 20)
SAMPLE_SEQUENCE(WCharSeq, 20)
SAMPLE_SEQUENCE(OctetSeq, 20)
SAMPLE_SEQUENCE(ShortSeq, 20)
SAMPLE_SEQUENCE(UShortSeq, 20)
SAMPLE_SEQUENCE(LongSeq, 20)
SAMPLE_SEQUENCE(ULongSeq, 20)
SAMPLE_SEQUENCE(LongLongSeq, 20)
SAMPLE_SEQUENCE(ULongLongSeq, 20)
SAMPLE_SEQUENCE(FloatSeq, 20)
SAMPLE_SEQUENCE(DoubleSeq, 20)
SAMPLE_SEQUENCE(StringSeq, 20)
SAMPLE_SEQUENCE(WStringSeq, 20)
SAMPLE_SEQUENCE(ColourSeq, 20)
SAMPLE_SEQUENCE(PointSeq, 20)
SAMPLE_SEQUENCE(TextsSeq, 20)
SAMPLE_SEQUENCE(ShapeSeq, 20)
SAMPLE_SEQUENCE(LongSeqSeq, 20)
SAMPLE_SEQUENCE(ShortLongSeq, 4)
SAMPLE_SEQUENCE(ShortStringSeqSeq, 3)
#undef SAMPLE_SEQUENCE
inline void fill(interop::CharSeq& v, int i) {
  v.length(sample_length(i, 20));
  for (CORBA::ULong k = 0; k < v.length(); k++) fill_char(v[k], k % SAMPLES);
}
inline void fill(interop::ShortTextSeq& v, int i) {
  v.length(sample_length(i, 20));
  for (CORBA::ULong k = 0; k < v.length(); k++) v[k] = short_text(k % SAMPLES);
}

// ---- arrays ----

template <class T, size_t N>
void fill(T (&v)[N], int i) {
  for (size_t k = 0; k < N; k++) fill(v[k], (i + k) % SAMPLES);
}
inline void fill(CORBA::Char (&v)[4], int i) {
  for (int k = 0; k < 4; k++) fill_char(v[k], (i + k) % SAMPLES);
}
inline void fill(interop::LongArraySeq& v, int i) {
  v.length(sample_length(i, 20));
  for (CORBA::ULong k = 0; k < v.length(); k++) {
    for (int row = 0; row < 2; row++) {
      for (int column = 0; column < 3; column++) {
        fill(v[k][row][column], (k + row + column) % SAMPLES);
      }
    }
  }
}

// ---- TypeCodes and anys ----

inline CORBA::TypeCode_ptr typecode(int i) {
  static const CORBA::TypeCode_ptr all[] = {
      CORBA::_tc_long, interop::_tc_Tree, interop::_tc_Everything, interop::_tc_Shape,
      CORBA::_tc_null, CORBA::_tc_void, CORBA::_tc_string, interop::_tc_ShortWide,
      interop::_tc_Identity, interop::_tc_Faults, interop::Faults::_tc_Rich,
      interop::_tc_Expression, interop::_tc_LongArray, CORBA::_tc_TypeCode, CORBA::_tc_Object,
      interop::_tc_Number, interop::_tc_Letter, interop::_tc_Far, interop::_tc_Chain};
  return all[i % (sizeof all / sizeof all[0])];
}
const int TYPECODE_SAMPLES = 19;
inline void fill(CORBA::TypeCode_var& v, int i) { v = CORBA::TypeCode::_duplicate(typecode(i)); }

template <class T>
void insert_sample(CORBA::Any& v, int i) {
  T value;
  fill(value, i);
  v <<= value;
}
inline void fill(CORBA::Any& v, int i) {
  switch (i) {
    case 0: v = CORBA::Any(); break;
    case 1: v <<= (CORBA::Long)-42; break;
    case 2: v <<= "text in an any"; break;
    case 3: insert_sample<interop::Texts>(v, 1); break;
    case 4: v <<= CORBA::Any::from_boolean(1); break;
    case 5: v <<= CORBA::Any::from_char('c'); break;
    case 6: v <<= CORBA::Any::from_wchar(0x20ac); break;
    case 7: v <<= CORBA::Any::from_octet(200); break;
    case 8: v <<= (CORBA::Short)-2; break;
    case 9: v <<= (CORBA::UShort)65535; break;
    case 10: v <<= (CORBA::ULong)4294967295U; break;
    case 11: v <<= (CORBA::LongLong)-5000000000LL; break;
    case 12: v <<= (CORBA::ULongLong)5000000000ULL; break;
    case 13: v <<= (CORBA::Float)1.25F; break;
    case 14: v <<= (CORBA::Double)-2.5; break;
    case 15: v <<= wide(2); break;
    case 16: v <<= interop::blue; break;
    case 17: insert_sample<interop::Basics>(v, 2); break;
    case 18: insert_sample<interop::Tree>(v, 2); break;
    case 19: insert_sample<interop::Shape>(v, 2); break;
    case 20: insert_sample<interop::Expression>(v, 3); break;
    case 21: insert_sample<interop::LongSeq>(v, 2); break;
    case 22: insert_sample<interop::TextsSeq>(v, 2); break;
    case 23: {
      interop::LongArray value;
      fill(value, 1);
      v <<= interop::LongArray_forany(value);
      break;
    }
    case 24: {
      CORBA::Any inner;
      fill(inner, 3);
      v <<= inner;
      break;
    }
    case 25: v <<= interop::_tc_Tree; break;
    case 26: insert_sample<interop::Constants>(v, 0); break;
    case 27: insert_sample<interop::Chain>(v, 3); break;
    case 28: insert_sample<interop::Letter>(v, 3); break;
    case 29: insert_sample<interop::Number>(v, 2); break;
    case 30: insert_sample<interop::ShortTextSeq>(v, 3); break;
    default: {
      interop::StringArray value;
      fill(value, 0);
      v <<= interop::StringArray_forany(value);
      break;
    }
  }
}
inline void fill(interop::AnySeq& v, int i) { fill_sequence(v, i); }

inline void fill(interop::Everything& v, int i) {
  fill(v.all_basics, i);
  fill(v.all_texts, i);
  fill(v.a_shape, i);
  fill(v.a_number, i);
  fill(v.a_maybe, i);
  fill(v.a_tree, i);
  fill(v.longs, i);
  fill(v.octets, i);
  fill(v.matrix, i);
  fill(v.names, i);
  fill(v.thing, i);
  v.reference = CORBA::Object::_nil();
  v.pairs.length(i);
  for (int k = 0; k < i; k++) {
    v.pairs[k].length(k % 3);
    for (int l = 0; l < k % 3; l++) fill(v.pairs[k][l], l);
  }
  fill(v.samples, i);
}

inline void fill(Constants& v, int) {
  v.short_text = interop::SHORT_TEXT;
  v.lowest = interop::LOWEST;
  v.mask = interop::MASK;
  v.least = interop::LEAST;
  v.most = interop::MOST;
  v.third = interop::THIRD;
  v.half = interop::HALF;
  v.certain = interop::CERTAIN;
  v.tab = interop::TAB;
  v.sharp_s = interop::SHARP_S;
  v.limit = interop::LIMIT;
  v.greeting = (const char*)interop::GREETING;
  v.wide_greeting = (const CORBA::WChar*)interop::WIDE_GREETING;
}

// ---- marshalling ----

inline void put(cdrStream& s, CORBA::Boolean v) { s.marshalBoolean(v); }
// Chars too: all sample chars are ASCII, whose code sets differ in nothing.
inline void put(cdrStream& s, CORBA::Octet v) { s.marshalOctet(v); }
inline void put(cdrStream& s, CORBA::WChar v) { s.marshalWChar(v); }
inline void put(cdrStream& s, CORBA::Short v) { v >>= s; }
inline void put(cdrStream& s, CORBA::UShort v) { v >>= s; }
inline void put(cdrStream& s, CORBA::Long v) { v >>= s; }
inline void put(cdrStream& s, CORBA::ULong v) { v >>= s; }
inline void put(cdrStream& s, CORBA::LongLong v) { v >>= s; }
inline void put(cdrStream& s, CORBA::ULongLong v) { v >>= s; }
inline void put(cdrStream& s, CORBA::Float v) { v >>= s; }
inline void put(cdrStream& s, CORBA::Double v) { v >>= s; }
inline void put(cdrStream& s, const char* v) { s.marshalString(v); }
inline void put(cdrStream& s, const CORBA::String_var& v) { s.marshalString(v); }
inline void put(cdrStream& s, const CORBA::WString_var& v) { s.marshalWString(v); }
inline void put(cdrStream& s, const _CORBA_String_member& v) { s.marshalString(v); }
inline void put(cdrStream& s, const _CORBA_WString_member& v) { s.marshalWString(v); }
inline void put(cdrStream& s, interop::Colour v) { v >>= s; }
inline void put(cdrStream& s, CORBA::TypeCode_ptr v) { CORBA::TypeCode::marshalTypeCode(v, s); }
inline void put(cdrStream& s, const CORBA::TypeCode_var& v) { put(s, v.in()); }
template <class T, size_t N>
void put(cdrStream& s, const T (&v)[N]) {
  for (size_t k = 0; k < N; k++) put(s, v[k]);
}
template <class T>
void put(cdrStream& s, const T& v) {
  v >>= s;
}

template <class T>
std::string bytes(const T& v, bool little_endian = true) {
  cdrMemoryStream s(0, true);  // padding is zero
  s.setByteSwapFlag(little_endian);
  put(s, v);
  return std::string((const char*)s.bufPtr(), s.bufSize());
}

// ---- large values, checked without keeping a second copy ----

inline CORBA::Octet pattern(CORBA::ULong k) { return (CORBA::Octet)(k % 251); }

}  // namespace interop

#endif
