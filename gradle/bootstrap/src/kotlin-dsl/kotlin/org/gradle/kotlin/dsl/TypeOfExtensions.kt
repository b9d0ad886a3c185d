package org.gradle.kotlin.dsl

import org.gradle.api.reflect.TypeOf

/** The [TypeOf] token of [T], type arguments included. */
inline fun <reified T> typeOf(): TypeOf<T> = object : TypeOf<T>() {}
