plugins { java }

val text = "plugins { }" // plugins { }
plugins { jacoco }
