// The sample values of the value types of interop.idl, the same as in ValueSamples.java.
// A process here lives shortly: rings of values, which reference counts never free, are left.

#ifndef INTEROP_VALUES_HH
#define INTEROP_VALUES_HH

#include "samples.hh"

namespace interop {

class SquareImpl : public OBV_interop::Square, public CORBA::DefaultValueRefCountBase {
 public:
  SquareImpl() {}
  explicit SquareImpl(CORBA::Long side) : OBV_interop::Square(side) {}
  CORBA::Long surface() override { return side() * side(); }
};
class NamedValueImpl : public OBV_interop::NamedValue, public CORBA::DefaultValueRefCountBase {
 public:
  NamedValueImpl() {}
  explicit NamedValueImpl(const char* label) : OBV_interop::NamedValue(label) {}
  char* name() override { return CORBA::string_dup(label()); }
};

template <class T>
class FactoryOf : public CORBA::ValueFactoryBase {
 public:
  CORBA::ValueBase* create_for_unmarshal() override { return new T; }
};

// Tells an ORB of all value types but Newer.
inline void register_values(CORBA::ORB_ptr orb) {
#define VALUE_FACTORY(type, factory)                                                     \
  {                                                                                      \
    CORBA::ValueFactoryBase_var made = new factory;                                          \
    CORBA::ValueFactoryBase_var before =                                                     \
        orb->register_value_factory("IDL:interop/" #type ":1.0", made);       \
  }
  VALUE_FACTORY(Simple, Simple_init)
  VALUE_FACTORY(Heavy, Heavy_init)
  VALUE_FACTORY(Light, Light_init)
  VALUE_FACTORY(Lighter, Lighter_init)
  VALUE_FACTORY(Empty, Empty_init)
  VALUE_FACTORY(Knot, Knot_init)
  VALUE_FACTORY(Laden, Laden_init)
  VALUE_FACTORY(Square, FactoryOf<SquareImpl>)
  VALUE_FACTORY(NamedValue, FactoryOf<NamedValueImpl>)
#undef VALUE_FACTORY
}

// A virtual base is initialized by the most derived class, which omniidl's constructors of
// grandchildren forget.
class LighterState : public OBV_interop::Lighter {
 public:
  LighterState(CORBA::Octet tag, CORBA::Long number, const char* text, Point& spot,
               CORBA::LongLong glow, CORBA::Octet shade, interop::Simple* within)
      : OBV_interop::Simple(tag, number, text, spot),
        OBV_interop::Light(tag, number, text, spot, glow),
        OBV_interop::Lighter(tag, number, text, spot, glow, shade, within) {}
};
class NewerState : public OBV_interop::Newer {
 public:
  NewerState(CORBA::Octet tag, CORBA::Long number, const char* text, Point& spot,
             CORBA::LongLong glow, const char* addition, interop::Simple* further)
      : OBV_interop::Simple(tag, number, text, spot),
        OBV_interop::Light(tag, number, text, spot, glow),
        OBV_interop::Newer(tag, number, text, spot, glow, addition, further) {}
};

// ---- samples; whoever calls owns them, and constructors take over what they are given ----

struct SimpleState {
  CORBA::Octet tag;
  CORBA::Long number;
  Point spot;
  explicit SimpleState(int i) {
    fill(tag, i);
    fill(number, i);
    fill(spot, i);
  }
};
inline Simple* a_plain(int i) {
  SimpleState s(i);
  return new OBV_interop::Simple(s.tag, s.number, text(i), s.spot);
}
inline Simple* a_heavy(int i) {
  SimpleState s(i);
  CORBA::Double weight;
  fill(weight, i);
  LongSeq more;
  fill(more, i);
  return new OBV_interop::Heavy(s.tag, s.number, text(i), s.spot, weight, more);
}
inline Light* a_light(int i) {
  SimpleState s(i);
  CORBA::LongLong glow;
  fill(glow, i);
  return new OBV_interop::Light(s.tag, s.number, text(i), s.spot, glow);
}
inline Lighter* a_lighter(int i, Simple* within) {
  SimpleState s(i);
  CORBA::LongLong glow;
  CORBA::Octet shade;
  fill(glow, i);
  fill(shade, i);
  return new LighterState(s.tag, s.number, text(i), s.spot, glow, shade, within);
}
inline Newer* a_newer(int i, Simple* further) {
  SimpleState s(i);
  CORBA::LongLong glow;
  fill(glow, i);
  return new NewerState(s.tag, s.number, text(i), s.spot, glow, "new", further);
}

inline Simple* plain_of(int i) {
  switch (i % SAMPLES) {
    case 0: return NULL;
    case 1: return a_plain(1);
    case 2: return a_heavy(2);
    default: return a_lighter(3, a_light(2));
  }
}
inline Simple* light_of(int i) {
  return i % 2 == 0 ? (Simple*)a_light(i) : a_lighter(i, plain_of(i + 1));
}
inline void fill(SimpleSeq& v, int i) {
  v.length(sample_length(i, 20));
  for (CORBA::ULong k = 0; k < v.length(); k++) v[k] = plain_of(k);
}

inline Knot* ring_of(int length) {
  Knot* first = new OBV_interop::Knot("0", NULL, NULL);
  Knot* last = first;
  for (int k = 1; k < length; k++) {
    first->_add_ref();
    Knot* next = new OBV_interop::Knot(std::to_string(k).c_str(), NULL, first);
    last->left(next);
    next->_remove_ref();
    last = next;
  }
  last->left(first);
  first->right(first);
  return first;
}
inline Knot* knot_of(int i) {
  switch (i % SAMPLES) {
    case 0: return NULL;
    case 1: {
      Knot* self = new OBV_interop::Knot("self", NULL, NULL);
      self->left(self);
      self->right(self);
      return self;
    }
    case 2: {
      Knot* shared = new OBV_interop::Knot("shared", NULL, NULL);
      shared->_add_ref();
      Knot* left = new OBV_interop::Knot("left", shared, NULL);
      return new OBV_interop::Knot("top", left, new OBV_interop::Knot("right", NULL, shared));
    }
    default: return ring_of(20);
  }
}

inline Laden* laden_of(int i, CORBA::Object_ptr reference) {
  Basics basics;
  Tree tree;
  Shape shape;
  CORBA::Any thing;
  StringSeq names;
  SimpleSeq others;
  Colour paint;
  fill(basics, i);
  fill(tree, i);
  fill(shape, i);
  fill(thing, i);
  fill(names, i);
  fill(others, i);
  fill(paint, i);
  return new OBV_interop::Laden(basics, tree, shape, thing, reference, names, others, paint);
}

inline NumberBox* number_box_of(int i) {
  if (i % SAMPLES == 0) return NULL;
  CORBA::Long value;
  fill(value, i);
  return new NumberBox(value);
}
inline void fill(Carrier& v, int i) {
  v.one = plain_of(i);
  if (i == 3) {
    v.one->_add_ref();
    v.other = v.one.in();
  } else {
    v.other = plain_of(i + 1);
  }
  v.count = number_box_of(i);
  if (i != 1) v.label = new TextBox(text(i));
  v.name = new NamedValueImpl(("of " + std::to_string(i)).c_str());
}

// ---- marshalling: equal bytes are equal graphs, shared where the other is ----

inline std::string bytes_of(const cdrMemoryStream& s) {
  return std::string((const char*)s.bufPtr(), s.bufSize());
}
template <class T>
std::string value_bytes(T* v, bool little_endian = true) {
  cdrMemoryStream s(0, true);
  s.setByteSwapFlag(little_endian);
  T::_NP_marshal(v, s);
  return bytes_of(s);
}

}  // namespace interop

#endif
