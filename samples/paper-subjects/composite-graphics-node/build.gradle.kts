plugins {
    `java-library`
    id("io.snarl")
}

dependencies {
    implementation("org.apache.xmlgraphics:batik-gvt:1.7") {
        // Scripts and their interpreters, which nodes do not need.
        exclude(module = "batik-bridge")
    }
}

snarl {
    subjects {
        include = setOf("org.apache.batik.gvt.CompositeGraphicsNode")
    }
}
