plugins {
    `java-library`
    id("io.snarl")
}

dependencies {
    implementation("org.jboss.openjdk-orb:openjdk-orb:8.1.9.Final")
}

snarl {
    subjects {
        include = setOf("com.sun.corba.se.impl.monitoring.MonitoredObjectImpl")
    }
}
