plugins { `java-library` }

dependencies {
    api(projects.core)
}
