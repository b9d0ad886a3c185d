package org.gradle.kotlin.dsl.provider

import org.gradle.internal.classloader.ClasspathHasher
import org.gradle.internal.classpath.DefaultClassPath
import org.gradle.internal.hash.Hashing
import java.io.File
import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption.ATOMIC_MOVE

/** Keeps compiled classes by the content of all that went into them; safe for many builds at a time. */
internal class CompilationCache(private val root: Path, private val classpathHasher: ClasspathHasher) {

    /** The classes that [compile] leaves in the folder [CLASSES] of its working folder, from the cache if possible. */
    fun classesFor(text: String, purpose: String, classPath: List<File>, compile: (work: Path) -> Unit): File {
        val key = Hashing.newHasher().run {
            putString(text)
            putString(purpose)
            putHash(classpathHasher.hash(DefaultClassPath.of(classPath)))
            hash().toString()
        }
        val entry = root.resolve(key)
        if (!Files.isDirectory(entry)) store(entry, compile)
        return entry.resolve(CLASSES).toFile()
    }

    private fun store(entry: Path, compile: (work: Path) -> Unit) {
        Files.createDirectories(root)
        val work = Files.createTempDirectory(root, "compiling-")
        try {
            Files.createDirectories(work.resolve(CLASSES))
            compile(work)
            Files.move(work, entry, ATOMIC_MOVE)
        } catch (e: IOException) {
            // Another build may have stored the same entry in the meantime.
            if (!Files.isDirectory(entry)) throw e
        } finally {
            work.toFile().deleteRecursively()
        }
    }

    companion object {
        const val CLASSES = "classes"
    }
}
