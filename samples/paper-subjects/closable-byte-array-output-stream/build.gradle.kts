plugins {
    `java-library`
    id("io.snarl")
}

dependencies {
    implementation("org.hsqldb:hsqldb:2.3.2")
}

snarl {
    subjects {
        include = setOf("org.hsqldb.lib.ClosableByteArrayOutputStream")
    }
}
