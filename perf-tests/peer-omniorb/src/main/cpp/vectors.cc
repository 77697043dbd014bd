// Prints what omniORB puts on the wire for each sample value, in both byte orders:
//     NAME.SAMPLE.little = HEX
// Alignment starts at 0, code sets are ISO 8859-1 and UTF-16, GIOP is 1.2. Padding is zero
// but inside TypeCodes, where omniORB leaves what stood in memory.

#include <cstdio>

#include "values.hh"

using namespace interop;

static void print(const char* name, int i, int little, const std::string& data) {
  printf("%s.%d.%s = ", name, i, little ? "little" : "big");
  for (size_t k = 0; k < data.size(); k++) printf("%02x", (unsigned char)data[k]);
  printf("\n");
}

template <class T>
static void vector(const char* name, int i, const T& value) {
  for (int little = 0; little < 2; little++) {
    print(name, i, little, bytes(value, little));
  }
}

template <class T>
static void vectors(const char* name, int count) {
  for (int i = 0; i < count; i++) {
    T value;
    fill(value, i);
    vector(name, i, value);
  }
}

static void chars_and_short_texts() {
  for (int i = 0; i < SAMPLES; i++) {
    CORBA::Char value;
    fill_char(value, i);
    vector("char", i, value);
    vector("ShortText", i, short_text(i));
  }
}

// Little-endian alone: omniORB asserts that the end tags of chunks are in its own byte order.
template <class T, class Make>
static void value_vectors(const char* name, Make make) {
  for (int i = 0; i < SAMPLES; i++) print(name, i, 1, value_bytes(make(i)));
}
template <class T>
static void vectors_with_values(const char* name) {
  for (int i = 0; i < SAMPLES; i++) {
    T value;
    fill(value, i);
    print(name, i, 1, bytes(value));
  }
}

static void values() {
  value_vectors<Simple>("Simple", a_plain);
  value_vectors<Simple>("Derived", plain_of);
  value_vectors<Simple>("Truncatable", light_of);
  vectors_with_values<SimpleSeq>("SimpleSeq");
  value_vectors<Knot>("Knot", knot_of);
  value_vectors<NumberBox>("NumberBox", number_box_of);
  value_vectors<TextBox>("TextBox", [](int i) { return new TextBox(text(i)); });
  value_vectors<LongsBox>("LongsBox", [](int i) {
    LongSeq longs;
    fill(longs, i);
    return new LongsBox(longs);
  });
  value_vectors<PointBox>("PointBox", [](int i) {
    Point point;
    fill(point, i);
    return new PointBox(point);
  });
  vectors_with_values<Carrier>("Carrier");
}

int main(int argc, char** argv) {
  CORBA::ORB_var orb = CORBA::ORB_init(argc, argv);
  try {
#define IDL_VECTORS(type) vectors<interop::type>(#type, SAMPLES);
    vectors<CORBA::Boolean>("boolean", SAMPLES);
    chars_and_short_texts();
    vectors<CORBA::WChar>("wchar", SAMPLES);
    vectors<CORBA::Octet>("octet", SAMPLES);
    vectors<CORBA::Short>("short", SAMPLES);
    vectors<CORBA::UShort>("ushort", SAMPLES);
    vectors<CORBA::Long>("long", SAMPLES);
    vectors<CORBA::ULong>("ulong", SAMPLES);
    vectors<CORBA::LongLong>("longlong", SAMPLES);
    vectors<CORBA::ULongLong>("ulonglong", SAMPLES);
    vectors<CORBA::Float>("float", SAMPLES);
    vectors<CORBA::Double>("double", SAMPLES);
    vectors<CORBA::String_var>("string", SAMPLES);
    vectors<CORBA::WString_var>("wstring", SAMPLES);
    IDL_VECTORS(Colour)
    IDL_VECTORS(Point)
    IDL_VECTORS(Basics)
    IDL_VECTORS(Texts)
    IDL_VECTORS(Reserved)
    IDL_VECTORS(Tree)
    IDL_VECTORS(Chain)
    IDL_VECTORS(Shape)
    IDL_VECTORS(Number)
    IDL_VECTORS(Maybe)
    IDL_VECTORS(Letter)
    IDL_VECTORS(Far)
    IDL_VECTORS(Expression)
    IDL_VECTORS(Everything)
    IDL_VECTORS(BooleanSeq)
    IDL_VECTORS(CharSeq)
    IDL_VECTORS(WCharSeq)
    IDL_VECTORS(OctetSeq)
    IDL_VECTORS(ShortSeq)
    IDL_VECTORS(UShortSeq)
    IDL_VECTORS(LongSeq)
    IDL_VECTORS(ULongSeq)
    IDL_VECTORS(LongLongSeq)
    IDL_VECTORS(ULongLongSeq)
    IDL_VECTORS(FloatSeq)
    IDL_VECTORS(DoubleSeq)
    IDL_VECTORS(StringSeq)
    IDL_VECTORS(WStringSeq)
    IDL_VECTORS(ShortTextSeq)
    IDL_VECTORS(ColourSeq)
    IDL_VECTORS(PointSeq)
    IDL_VECTORS(TextsSeq)
    IDL_VECTORS(ShapeSeq)
    IDL_VECTORS(AnySeq)
    IDL_VECTORS(LongSeqSeq)
    IDL_VECTORS(ShortLongSeq)
    IDL_VECTORS(ShortStringSeqSeq)
    IDL_VECTORS(LongArraySeq)
    IDL_VECTORS(BooleanArray)
    IDL_VECTORS(CharArray)
    IDL_VECTORS(WCharArray)
    IDL_VECTORS(OctetArray)
    IDL_VECTORS(ShortArray)
    IDL_VECTORS(UShortArray)
    IDL_VECTORS(LongArray)
    IDL_VECTORS(ULongArray)
    IDL_VECTORS(LongLongArray)
    IDL_VECTORS(ULongLongArray)
    IDL_VECTORS(FloatArray)
    IDL_VECTORS(DoubleArray)
    IDL_VECTORS(StringArray)
    IDL_VECTORS(WStringArray)
    IDL_VECTORS(ColourArray)
    IDL_VECTORS(PointArray)
    IDL_VECTORS(TextsArray)
    IDL_VECTORS(ShapeArray)
    IDL_VECTORS(AnyArray)
    IDL_VECTORS(LongSeqArray)
    vectors<CORBA::Any>("any", ANY_SAMPLES);
    vectors<CORBA::TypeCode_var>("TypeCode", TYPECODE_SAMPLES);
    vectors<interop::Constants>("Constants", 1);
    values();
  } catch (const CORBA::Exception& e) {
    fprintf(stderr, "vectors: %s\n", e._rep_id());
    return 1;
  }
  orb->destroy();
  return 0;
}
