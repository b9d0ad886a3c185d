plugins {
    `java-library`
    id("io.snarl")
}

dependencies {
    implementation("org.apache.opennlp:opennlp-tools:1.5.3")
}

snarl {
    subjects {
        include = setOf("opennlp.tools.cmdline.PerformanceMonitor")
    }
}
