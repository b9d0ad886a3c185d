plugins { java }
testing { suites { val test by getting(JvmTestSuite::class) { useTestNG() } } }
