plugins { java }
java { toolchain { languageVersion = JavaLanguageVersion.of(17) } }
dependencies { testImplementation("org.junit.jupiter:junit-jupiter:5.10.2") }
tasks.test { useJUnitPlatform(); javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(25) }; testLogging { showStandardStreams = true } }
