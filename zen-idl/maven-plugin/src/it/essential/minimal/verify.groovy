assert new File(basedir, 'target/generated-sources/idl/hello/Greeter.java').exists()
assert new File(basedir, 'target/classes/hello/GreeterServant.class').exists()
true
