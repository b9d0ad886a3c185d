package org.gradle.kotlin.dsl.provider

import org.jetbrains.kotlin.assignment.plugin.AssignmentComponentRegistrar
import org.jetbrains.kotlin.assignment.plugin.AssignmentConfigurationKeys
import org.jetbrains.kotlin.cli.common.CLIConfigurationKeys
import org.jetbrains.kotlin.cli.common.CompilerSystemProperties
import org.jetbrains.kotlin.cli.common.config.addKotlinSourceRoot
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSeverity
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSourceLocation
import org.jetbrains.kotlin.cli.common.messages.MessageCollector
import org.jetbrains.kotlin.cli.jvm.compiler.EnvironmentConfigFiles
import org.jetbrains.kotlin.cli.jvm.compiler.KotlinCoreEnvironment
import org.jetbrains.kotlin.cli.jvm.compiler.KotlinToJVMBytecodeCompiler
import org.jetbrains.kotlin.cli.jvm.config.addJvmClasspathRoots
import org.jetbrains.kotlin.cli.jvm.config.configureJdkClasspathRoots
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer
import org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar
import org.jetbrains.kotlin.compiler.plugin.ComponentRegistrar
import org.jetbrains.kotlin.compiler.plugin.ExperimentalCompilerApi
import org.jetbrains.kotlin.config.AnalysisFlags
import org.jetbrains.kotlin.config.ApiVersion
import org.jetbrains.kotlin.config.CommonConfigurationKeys
import org.jetbrains.kotlin.config.CompilerConfiguration
import org.jetbrains.kotlin.config.JVMConfigurationKeys
import org.jetbrains.kotlin.config.JvmAnalysisFlags
import org.jetbrains.kotlin.config.JvmClosureGenerationScheme
import org.jetbrains.kotlin.config.JvmDefaultMode
import org.jetbrains.kotlin.config.JvmTarget
import org.jetbrains.kotlin.config.LanguageFeature
import org.jetbrains.kotlin.config.LanguageVersion
import org.jetbrains.kotlin.config.LanguageVersionSettingsImpl
import org.jetbrains.kotlin.config.languageVersionSettings
import org.jetbrains.kotlin.load.java.JavaTypeEnhancementState
import org.jetbrains.kotlin.load.java.Jsr305Settings
import org.jetbrains.kotlin.load.java.ReportLevel
import org.jetbrains.kotlin.samWithReceiver.SamWithReceiverComponentRegistrar
import org.jetbrains.kotlin.samWithReceiver.SamWithReceiverConfigurationKeys
import org.jetbrains.kotlin.scripting.compiler.plugin.ScriptingCompilerConfigurationComponentRegistrar
import org.jetbrains.kotlin.scripting.configuration.ScriptingConfigurationKeys
import org.jetbrains.kotlin.scripting.definitions.ScriptDefinition
import java.io.File

/** One run of the Kotlin compiler, set up with the language and the options that Gradle 8.8 documents for its scripts. */
@OptIn(ExperimentalCompilerApi::class)
internal class KotlinCompilation(private val classPath: List<File>) {

    fun compile(sourceFile: File, classes: File, script: ScriptDefinition?): CompilationResult = synchronized(lock) {
        val messages = CompilerMessages()
        val disposable = Disposer.newDisposable()
        try {
            val configuration = configuration(sourceFile, classes, messages, script)
            val environment = KotlinCoreEnvironment.createForProduction(
                disposable,
                configuration,
                EnvironmentConfigFiles.JVM_CONFIG_FILES,
            )
            val succeeded = KotlinToJVMBytecodeCompiler.compileBunchOfSources(environment)
            CompilationResult(succeeded && messages.errors.isEmpty(), messages.errors, messages.warnings)
        } finally {
            Disposer.dispose(disposable)
        }
    }

    private fun configuration(sourceFile: File, classes: File, messages: CompilerMessages, script: ScriptDefinition?) =
        CompilerConfiguration().apply {
            put(CLIConfigurationKeys.MESSAGE_COLLECTOR_KEY, messages)
            put(CommonConfigurationKeys.MODULE_NAME, "kotlin-dsl-script")
            put(JVMConfigurationKeys.OUTPUT_DIRECTORY, classes)
            put(JVMConfigurationKeys.IR, true)
            put(JVMConfigurationKeys.JVM_TARGET, jvmTarget)
            // The configuration cache cannot serialise lambdas that are linked at run time.
            put(JVMConfigurationKeys.SAM_CONVERSIONS, JvmClosureGenerationScheme.CLASS)
            put(JVMConfigurationKeys.LAMBDAS, JvmClosureGenerationScheme.CLASS)
            put(JVMConfigurationKeys.PARAMETERS_METADATA, true)
            put(JVMConfigurationKeys.JDK_HOME, File(System.getProperty("java.home")))
            configureJdkClasspathRoots()
            addJvmClasspathRoots(classPath)
            addKotlinSourceRoot(sourceFile.path)
            languageVersionSettings = languageSettings
            addCompilerPlugins()
            if (script != null) add(ScriptingConfigurationKeys.SCRIPT_DEFINITIONS, script)
        }

    private fun CompilerConfiguration.addCompilerPlugins() {
        @Suppress("DEPRECATION")
        add(ComponentRegistrar.PLUGIN_COMPONENT_REGISTRARS, ScriptingCompilerConfigurationComponentRegistrar())
        add(CompilerPluginRegistrar.COMPILER_PLUGIN_REGISTRARS, SamWithReceiverComponentRegistrar())
        put(SamWithReceiverConfigurationKeys.ANNOTATION, listOf("org.gradle.api.HasImplicitReceiver"))
        add(CompilerPluginRegistrar.COMPILER_PLUGIN_REGISTRARS, AssignmentComponentRegistrar())
        put(AssignmentConfigurationKeys.ANNOTATION, listOf("org.gradle.api.SupportsKotlinAssignmentOverloading"))
    }

    private companion object {
        val lock = Any()

        val jvmTarget = JvmTarget.fromString(System.getProperty("java.specification.version")) ?: JvmTarget.JVM_21

        val languageSettings = LanguageVersionSettingsImpl(
            LanguageVersion.KOTLIN_1_8,
            ApiVersion.KOTLIN_1_8,
            mapOf(
                AnalysisFlags.skipMetadataVersionCheck to true,
                AnalysisFlags.skipPrereleaseCheck to true,
                AnalysisFlags.allowUnstableDependencies to true,
                JvmAnalysisFlags.jvmDefaultMode to JvmDefaultMode.ALL_INCOMPATIBLE,
                JvmAnalysisFlags.javaTypeEnhancementState to JavaTypeEnhancementState(
                    Jsr305Settings(ReportLevel.STRICT, ReportLevel.STRICT),
                    JavaTypeEnhancementState.DEFAULT.getReportLevelForAnnotation,
                ),
            ),
            mapOf(
                // Otherwise a block of an extension loses against a function of the same name of the project.
                LanguageFeature.DisableCompatibilityModeForNewInference to LanguageFeature.State.ENABLED,
                LanguageFeature.TypeEnhancementImprovementsInStrictMode to LanguageFeature.State.DISABLED,
            ),
        )

        init {
            // Without this every compilation would set up the compiler's own environment anew.
            CompilerSystemProperties.KOTLIN_COMPILER_ENVIRONMENT_KEEPALIVE_PROPERTY.value = "true"
        }
    }
}

/** What the compiler said of one file. */
internal class CompilationResult(
    val succeeded: Boolean,
    val errors: List<CompilerMessage>,
    val warnings: List<CompilerMessage>,
)

/** An error or a warning of the compiler; line and column count from 1 and are 0 where there is no position. */
internal data class CompilerMessage(val message: String, val line: Int, val column: Int)

private class CompilerMessages : MessageCollector {
    val errors = mutableListOf<CompilerMessage>()
    val warnings = mutableListOf<CompilerMessage>()

    override fun report(severity: CompilerMessageSeverity, message: String, location: CompilerMessageSourceLocation?) {
        val entry = CompilerMessage(message, location?.line ?: 0, location?.column ?: 0)
        when {
            severity.isError -> errors += entry
            severity.isWarning && location != null -> warnings += entry
        }
    }

    override fun hasErrors() = errors.isNotEmpty()

    override fun clear() {
        errors.clear()
        warnings.clear()
    }
}
