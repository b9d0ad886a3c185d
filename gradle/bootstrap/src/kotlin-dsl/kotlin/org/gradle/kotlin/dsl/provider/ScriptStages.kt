package org.gradle.kotlin.dsl.provider

import org.jetbrains.kotlin.lexer.KotlinLexer
import org.jetbrains.kotlin.lexer.KtTokens

/**
 * A script cut in two: the [prelude] holds the blocks that decide on the class path of the rest, the [body] the rest.
 *
 * Both keep every character at its line and column, so that the positions in messages are those of the script.
 */
internal class ScriptStages private constructor(private val text: String, private val blocks: List<TopLevelBlock>) {

    val prelude = keepOnly { isInBlock(it) }

    val body = keepOnly { !isInBlock(it) }

    /** The line of the block with that name, or 1 where there is none. */
    fun lineOf(blockName: String): Int = blocks.firstOrNull { it.name == blockName }?.let { lineOf(it) } ?: 1

    private fun lineOf(block: TopLevelBlock): Int = 1 + text.substring(0, block.range.first).count { it == '\n' }

    private fun isInBlock(offset: Int) = blocks.any { offset in it.range }

    private fun keepOnly(isKept: (offset: Int) -> Boolean) = buildString(text.length) {
        text.forEachIndexed { i, c -> append(if (isKept(i) || c == '\n' || c == '\r') c else ' ') }
    }

    private fun requireDistinctBlocks() {
        val repeated = blocks.groupBy { it.name }.values.firstOrNull { it.size > 1 }?.get(1) ?: return
        throw ScriptStructureException(
            "More than one '${repeated.name}' block: only one is allowed per script, so join them.",
            lineOf(repeated),
        )
    }

    companion object {
        fun of(text: String, topLevelBlocks: List<String>) =
            ScriptStages(text, TopLevelBlockFinder(text, topLevelBlocks).find()).apply { requireDistinctBlocks() }
    }
}

/** A block such as `plugins { … }` that stands by itself at the top level of a script. */
internal class TopLevelBlock(val name: String, val range: IntRange)

/** A script whose blocks cannot be told apart, with the line where that shows. */
internal class ScriptStructureException(message: String, val line: Int) : RuntimeException(message)

/** Finds the top-level blocks with the given names, looking at tokens so that strings and comments do not mislead. */
private class TopLevelBlockFinder(private val text: String, private val names: List<String>) {

    private val lexer = KotlinLexer()
    private val found = mutableListOf<TopLevelBlock>()
    private var depth = 0
    private var startsStatement = true
    private var candidate: Pair<String, Int>? = null
    private var open: Pair<String, Int>? = null

    fun find(): List<TopLevelBlock> {
        lexer.start(text)
        while (lexer.tokenType != null) {
            visitToken()
            lexer.advance()
        }
        return found
    }

    private fun visitToken() {
        when (lexer.tokenType) {
            KtTokens.WHITE_SPACE -> if ('\n' in lexer.tokenText && candidate == null) startsStatement = depth == 0

            KtTokens.EOL_COMMENT, KtTokens.BLOCK_COMMENT, KtTokens.DOC_COMMENT -> {}

            KtTokens.SEMICOLON -> next(statementStart = depth == 0)

            KtTokens.LBRACE -> enterBrace()

            KtTokens.RBRACE -> leaveBrace()

            KtTokens.LPAR, KtTokens.LBRACKET -> {
                depth++
                next(statementStart = false)
            }

            KtTokens.RPAR, KtTokens.RBRACKET -> {
                depth--
                next(statementStart = false)
            }

            KtTokens.IDENTIFIER -> {
                val name = lexer.tokenText
                val starts = startsStatement && depth == 0 && name in names
                next(statementStart = false)
                if (starts) candidate = name to lexer.tokenStart
            }

            else -> next(statementStart = false)
        }
    }

    private fun enterBrace() {
        if (depth == 0) open = candidate
        depth++
        next(statementStart = false)
    }

    private fun leaveBrace() {
        depth--
        next(statementStart = depth == 0)
        if (depth == 0) {
            open?.let { (name, start) -> found += TopLevelBlock(name, start until lexer.tokenEnd) }
            open = null
        }
    }

    private fun next(statementStart: Boolean) {
        startsStatement = statementStart
        candidate = null
    }
}
