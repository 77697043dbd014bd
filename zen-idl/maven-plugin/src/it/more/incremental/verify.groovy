def log = new File(basedir, 'build.log').text
def builds = log.split('BUILD SUCCESS')
assert builds.length == 5
assert builds[0].contains('14 Java files, 14 of them new or changed')
assert builds[1].contains('nothing has changed since the last time')
assert builds[1].contains('Nothing to compile')
assert builds[2].contains('7 Java files, 0 of them new or changed, 7 deleted')
assert builds[3].contains('there are no IDL files') && builds[3].contains(', 7 deleted')
assert !new File(basedir, 'target/generated-sources/idl/Two').exists()
true
