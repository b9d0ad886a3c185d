pluginManagement {
    // A build of your own gets the plugin from a repository instead.
    includeBuild("../..")
    repositories {
        mavenCentral()
    }
}

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "paper-subjects"

// One project for each row of the papers' tables.
include("dynamic-bin-1d")
include("closable-byte-array-output-stream")
include("closable-char-array-writer")
include("monitored-object")
include("hashtable")
include("vector")
include("stack")
include("byte-array-output-stream")
include("char-array-writer")
include("string-buffer")
include("synchronized-collections")
include("skip-cursor")
include("timesync-client-extension")
include("composite-graphics-node")
include("performance-monitor")
include("char-array-reader")
include("string-reader")
include("pushback-reader")
