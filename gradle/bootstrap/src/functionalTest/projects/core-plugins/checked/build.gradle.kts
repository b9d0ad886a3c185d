plugins { java; checkstyle; pmd }
checkstyle { toolVersion = "10.17.0"; maxWarnings = 0 }
pmd { toolVersion = "7.2.0"; isIgnoreFailures = true }
