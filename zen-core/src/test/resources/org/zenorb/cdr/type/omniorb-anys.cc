// Writes the anys of omniorb-anys.txt, one a line: a name and the octets of an encapsulation.
//   omniidl -bcxx -Wba -I<folder of an empty orb.idl> omniorb-anys.idl
//   g++ omniorb-anys.cc omniorb-anysSK.cc omniorb-anysDynSK.cc -lomniDynamic4 -lomniORB4 -lomnithread
#include <omniORB4/CORBA.h>
#include "omniorb-anys.hh"
#include <stdio.h>
static void dump(const char* n, const CORBA::Any& a) {
  cdrEncapsulationStream s;
  a >>= s;
  const unsigned char* p = (const unsigned char*)s.bufPtr();
  printf("%s ", n);
  for (unsigned i = 0; i < s.bufSize(); i++) printf("%02x", p[i]);
  printf("\n");
}
static void dtc(const char* n, CORBA::TypeCode_ptr t){ CORBA::Any a; a <<= t; dump(n,a); }
static void f(){ T::W v; v._d(0); CORBA::Any a; a<<=v; dump("w-none",a); }
int main(int argc,char**argv){ setvbuf(stdout,0,_IOLBF,0); CORBA::ORB_var orb=CORBA::ORB_init(argc,argv);
 { CORBA::Any a; a <<= (CORBA::Long)-7; dump("long",a); }
 { CORBA::Any a; a <<= "hi"; dump("string",a); }
 { T::Line v; v.a.x=1; v.a.y=2.5; v.b.x=3; v.b.y=-4; v.name=CORBA::string_dup("ab"); CORBA::Any a; a<<=v; dump("line",a); }
 { T::Node v; v.v=1; v.kids.length(2); v.kids[0].v=2; v.kids[1].v=3; v.kids[1].kids.length(1); v.kids[1].kids[0].v=4; CORBA::Any a; a<<=v; dump("node",a); }
 { T::U v; v.g("gr"); CORBA::Any a; a<<=v; dump("u-green",a); }
 { T::U v; T::Point p; p.x=9; p.y=1; v.p(p); CORBA::Any a; a<<=v; dump("u-default",a); }
 { T::V v; CORBA::WChar ws[3]={0x20ac,'x',0}; v.w((const CORBA::WChar*)ws); v._d(-3); CORBA::Any a; a<<=v; dump("v",a); }
 { T::X v; v.c('q'); CORBA::Any a; a<<=v; dump("x",a); }
 { T::Bad v("why",T::blue); CORBA::Any a; a<<=v; dump("bad",a); }
 { T::Prims v; v.s=-2; v.us=65534; v.l=-3; v.ul=4294967293U; v.ll=-4; v.ull=18446744073709551612ULL; v.f=1.5; v.d=-2.25; v.b=1; v.c='c'; v.o=255; v.w=0x20ac; CORBA::WChar ws[2]={0xe4,0}; v.ws=CORBA::wstring_dup(ws); v.a <<= (CORBA::Short)5; CORBA::Any a; a<<=v; dump("prims",a); }
 { T::Refs v; v.ref=T::I::_nil(); v.obj=CORBA::Object::_nil(); v.tc=CORBA::TypeCode::_duplicate(T::_tc_Color); CORBA::Any a; a<<=v; dump("refs",a); }
 { T::Big v; v.o.length(3); v.o[0]=1; v.o[1]=2;v.o[2]=3; v.n.length(1); v.n[0]=CORBA::string_dup("n"); for(int i=0;i<2;i++)for(int j=0;j<3;j++) v.g[i][j]=i*3+j;  v.l.length(1); v.l[0].name=CORBA::string_dup(""); v.l[0].a.x=1; v.l[0].a.y=0; v.l[0].b.x=2; v.l[0].b.y=0; v.un.r(8); CORBA::Any a; a<<=v; dump("big",a); }
 { CORBA::Any in; in <<= (CORBA::ULong)77; CORBA::Any a; a <<= in; dump("any-any",a); }
 { CORBA::Any a; a <<= CORBA::Any::from_fixed(CORBA::Fixed("-1234.567"),7,3); dump("fixed",a); }
 dtc("tc-money",T::_tc_Money); dtc("tc-val",T::_tc_Val); dtc("tc-box",T::_tc_Box); dtc("tc-abs",T::_tc_Abs); dtc("tc-i",T::_tc_I); dtc("tc-name",T::_tc_Name); dtc("tc-grid",T::_tc_Grid); dtc("tc-object",CORBA::_tc_Object);
 f(); return 0; }
