plugins { java }
dependencies { testImplementation("junit:junit:4.13.2") }
tasks.withType<Test>().configureEach { testLogging.events("passed"); maxParallelForks = 2 }
