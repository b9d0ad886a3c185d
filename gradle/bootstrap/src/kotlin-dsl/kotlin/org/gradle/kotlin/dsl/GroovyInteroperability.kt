package org.gradle.kotlin.dsl

import groovy.lang.Closure
import org.gradle.kotlin.dsl.support.uncheckedCast

/** Adapts a function to a Groovy closure with one argument, which becomes its receiver. */
fun <T> Any.closureOf(action: T.() -> Unit): Closure<Any?> = KotlinClosure1(action, this, this)

/** Adapts a function to a Groovy closure without arguments, whose delegate becomes its receiver. */
fun <T> Any.delegateClosureOf(action: T.() -> Unit): Closure<Unit> = object : Closure<Unit>(this, this) {
    @Suppress("unused") // called by Groovy
    fun doCall() = uncheckedCast<T>(delegate).action()
}

/** Adapts a function without parameters to a Groovy closure. */
open class KotlinClosure0<V : Any>(val function: () -> V?, owner: Any? = null, thisObject: Any? = null) :
    Closure<V?>(owner, thisObject) {

    @Suppress("unused") // called by Groovy
    fun doCall(): V? = function()
}

/** Adapts a function with one parameter to a Groovy closure. */
class KotlinClosure1<in T : Any?, V : Any>(val function: T.() -> V?, owner: Any? = null, thisObject: Any? = null) :
    Closure<V?>(owner, thisObject) {

    @Suppress("unused") // called by Groovy
    fun doCall(it: T): V? = it.function()
}

/** Adapts a function with two parameters to a Groovy closure. */
class KotlinClosure2<in T : Any?, in U : Any?, V : Any>(
    val function: (T, U) -> V?,
    owner: Any? = null,
    thisObject: Any? = null,
) : Closure<V?>(owner, thisObject) {

    @Suppress("unused") // called by Groovy
    fun doCall(t: T, u: U): V? = function(t, u)
}

/** Adapts a function with three parameters to a Groovy closure. */
class KotlinClosure3<in T : Any?, in U : Any?, in V : Any?, R : Any>(
    val function: (T, U, V) -> R?,
    owner: Any? = null,
    thisObject: Any? = null,
) : Closure<R?>(owner, thisObject) {

    @Suppress("unused") // called by Groovy
    fun doCall(t: T, u: U, v: V): R? = function(t, u, v)
}

/** Calls the closure. */
operator fun <T> Closure<T>.invoke(): T = call()

/** Calls the closure with one argument. */
operator fun <T> Closure<T>.invoke(x: Any?): T = call(x)

/** Calls the closure with any number of arguments. */
operator fun <T> Closure<T>.invoke(vararg xs: Any?): T = call(*xs)
