plugins {
    `java-library`
    id("io.snarl")
}

dependencies {
    implementation("org.cometd.java:cometd-java-client:2.7.0")
}

snarl {
    subjects {
        include = setOf("org.cometd.client.ext.TimesyncClientExtension")
    }
}
