package org.gradle.kotlin.dsl.provider

import org.gradle.api.internal.initialization.ClassLoaderScope
import org.gradle.internal.classloader.ClassLoaderVisitor
import java.io.File
import java.net.URI
import java.net.URL

/** What a script is compiled against: the Gradle API and whatever the class loaders of its scope can load. */
internal object CompilationClassPath {

    private val lib = File(CompilationClassPath::class.java.protectionDomain.codeSource.location.toURI()).parentFile

    /** The jars of the distribution that scripts may see, as the bootstrap has listed them in the jar of the host. */
    private val gradleApi = CompilationClassPath::class.java.getResource("/kotlin-dsl-script-classpath.txt")!!
        .readText().lines().filter { it.isNotBlank() }.map { File(lib, it) }

    fun of(scope: ClassLoaderScope): List<File> {
        val visited = mutableListOf<File>()
        object : ClassLoaderVisitor() {
            override fun visitClassPath(classPath: Array<URL>) {
                // Parents are visited after their children, but a class is looked up in the parent first.
                visited.addAll(0, classPath.filter { it.protocol == "file" }.map { File(URI(it.toString())) })
            }
        }.visit(if (scope.isLocked) scope.localClassLoader else scope.exportClassLoader)
        return gradleApi + visited.distinct().filter { it.exists() && it.parentFile != lib }
    }
}
