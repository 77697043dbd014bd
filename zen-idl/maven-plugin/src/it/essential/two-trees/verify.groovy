def made = new File(basedir, 'app/target/generated-sources/idl')
assert new File(made, 'com/example/Radar/StationPOA.java').exists()
assert new File(made, 'com/vendor/Vendor/Antenna.java').exists()
// Of the vendor's tree clients alone, and nothing twice.
assert !new File(made, 'com/vendor/Vendor/AntennaPOA.java').exists()
assert !new File(made, 'org').exists()
assert new File(basedir, 'app/target/generated-test-sources/idl/Fake/ControlPOA.java').exists()
assert new File(basedir, 'app/target/test-classes/com/example/FakeService.class').exists()

def jar = new java.util.zip.ZipFile(new File(basedir, 'types/target/types-1.jar'))
assert jar.getEntry('META-INF/idl/geo/position.idl') != null
assert jar.getEntry('geo/position.idl') == null
jar.close()
assert new File(made, '.zen-idl-maven-ours').text.contains('types-1.jar!/META-INF/idl/geo/position.idl')
assert !new File(basedir, 'build.log').text.contains('[WARNING]')
true
