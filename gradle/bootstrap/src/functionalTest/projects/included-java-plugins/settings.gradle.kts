rootProject.name = "included-java-plugins"
include("sub")
