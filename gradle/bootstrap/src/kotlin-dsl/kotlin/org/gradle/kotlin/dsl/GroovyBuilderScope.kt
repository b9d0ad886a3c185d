package org.gradle.kotlin.dsl

import groovy.lang.Closure
import groovy.lang.GroovyObject
import groovy.lang.MetaClass
import org.codehaus.groovy.runtime.InvokerHelper

/** Uses this object as a Groovy builder: `ant.withGroovyBuilder { "mkdir"("dir" to "out") }`. */
inline fun <T> Any.withGroovyBuilder(builder: GroovyBuilderScope.() -> T): T = GroovyBuilderScope.of(this).builder()

/**
 * Calls methods by their name as Groovy does, with keyword arguments and nested blocks.
 */
interface GroovyBuilderScope : GroovyObject {

    companion object {
        fun of(value: Any): GroovyBuilderScope =
            if (value is GroovyObject) BuilderOfGroovyObject(value) else BuilderOfRegularObject(value)
    }

    /** The object whose methods are called. */
    val delegate: Any

    /** Whether the object has a Groovy property with the given name. */
    fun hasProperty(name: String): Boolean = metaClass.hasProperty(delegate, name) != null

    /** Calls the method with this name. */
    operator fun String.invoke(vararg arguments: Any?): Any?

    /** Calls the method with this name without arguments. */
    operator fun String.invoke(): Any? = invoke(*emptyArray<Any>())

    /** Calls the method with this name, with a nested block as its last argument. */
    operator fun <T> String.invoke(vararg arguments: Any?, builder: GroovyBuilderScope.() -> T): Any? =
        invoke(*arguments, closureFor(builder))

    /** Calls the method with this name, with a nested block as its only argument. */
    operator fun <T> String.invoke(builder: GroovyBuilderScope.() -> T): Any? = invoke(closureFor(builder))

    /** Calls the method with this name, with keyword arguments and a nested block. */
    operator fun <T> String.invoke(
        vararg keywordArguments: Pair<String, Any?>,
        builder: GroovyBuilderScope.() -> T,
    ): Any? = invoke(keywordArguments.toMap(), closureFor(builder))

    /** Calls the method with this name, with keyword arguments. */
    operator fun String.invoke(vararg keywordArguments: Pair<String, Any?>): Any? = invoke(keywordArguments.toMap())

    private fun <T> closureFor(builder: GroovyBuilderScope.() -> T): Closure<Any?> =
        object : Closure<Any?>(this, this) {
            @Suppress("unused") // called by Groovy
            fun doCall() = delegate.withGroovyBuilder(builder)
        }
}

private class BuilderOfGroovyObject(override val delegate: GroovyObject) :
    GroovyBuilderScope,
    GroovyObject by delegate {

    override fun invokeMethod(name: String, args: Any?): Any? = delegate.invokeMethod(name, args)

    override fun getProperty(propertyName: String): Any? = delegate.getProperty(propertyName)

    override fun setProperty(propertyName: String, newValue: Any?) = delegate.setProperty(propertyName, newValue)

    override fun String.invoke(vararg arguments: Any?): Any? = delegate.invokeMethod(this, arguments)
}

private class BuilderOfRegularObject(override val delegate: Any) : GroovyBuilderScope {

    private val groovyMetaClass: MetaClass = InvokerHelper.getMetaClass(delegate)

    override fun getMetaClass(): MetaClass = groovyMetaClass

    override fun setMetaClass(metaClass: MetaClass?) = error("The meta class of '$delegate' cannot be set.")

    override fun invokeMethod(name: String, args: Any?): Any? = groovyMetaClass.invokeMethod(delegate, name, args)

    override fun getProperty(propertyName: String): Any? = groovyMetaClass.getProperty(delegate, propertyName)

    override fun setProperty(propertyName: String, newValue: Any?) =
        groovyMetaClass.setProperty(delegate, propertyName, newValue)

    override fun String.invoke(vararg arguments: Any?): Any? = groovyMetaClass.invokeMethod(delegate, this, arguments)
}
