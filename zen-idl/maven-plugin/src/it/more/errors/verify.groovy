def log = new File(basedir, 'build.log').readLines()
def idl = new File(basedir, 'src/main/idl').path
def line = { text -> assert log.contains(text.toString()), "no line: $text" }

line("[ERROR] $idl/bad.idl:[4,12] 'in', 'out' or 'inout' is missing before this parameter")
line('        void f(long a);')
line('               ^~~~')
line("[ERROR] $idl/bad.idl:[5,5] Nowhere is not declared")
line("[WARNING] $idl/bad.idl:[6,5] this ';' is too much")
line("[ERROR] $idl/base.idl:[2,20] Missing is not declared")
// Once, though base.idl is read twice.
assert log.count { it.startsWith("[ERROR] $idl/base.idl") } == 1
// The line that IDEs show.
assert log.any { it.contains(": 3 errors in the IDL, first: $idl/bad.idl:[4,12] 'in', 'out'") }
assert !new File(basedir, 'target/generated-sources/idl').exists()
true
