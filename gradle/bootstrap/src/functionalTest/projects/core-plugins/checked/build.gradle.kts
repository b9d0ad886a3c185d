plugins { java; checkstyle }
checkstyle { toolVersion = "10.17.0"; maxWarnings = 0 }
