def made = new File(basedir, 'target/generated-sources/idl')
assert new File(made, 'com/example/Radar/StationPOA.java').exists()
assert new File(made, 'com/vendor/Vendor/Antenna.java').exists()
assert !new File(made, 'com/vendor/Vendor/AntennaPOA.java').exists()
assert new File(basedir, 'target/classes/com/example/Radar/Station.class').exists()
true
