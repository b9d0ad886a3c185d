package io.snarl.gradle;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import io.snarl.gradle.internal.console.Console;
import java.io.PrintStream;
import java.util.Set;
import java.util.stream.Stream;
import org.gradle.workers.WorkAction;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final DescribedPredicate<JavaClass> INTERNAL = resideInAPackage("io.snarl.gradle.internal..");

    private static final DescribedPredicate<JavaClass> WORK = resideInAPackage("io.snarl.gradle.internal.analysis..");

    private static final JavaClasses PLUGIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.snarl.gradle");

    /** Methods of Gradle's tasks take them. */
    private static final String CLOSURES = "groovy.lang";

    private static final Set<String> PRINTING = Set.of("lifecycle", "quiet", "warn", "error", "log");

    @Test
    void plugin_knows_only_gradle_the_contract_the_jdk_and_itself() {
        classes()
                .that(are(not(WORK)))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.snarl.gradle..", "io.snarl.contract..", "java..", "javax.inject", "org.gradle..", CLOSURES)
                .check(PLUGIN);
    }

    /** Everything else is loaded where the analysis library is not. */
    @Test
    void only_work_for_workers_knows_the_analysis() {
        classes()
                .that(WORK)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.snarl.gradle..", "io.snarl.core..", "io.snarl.contract..", "java..", "org.gradle..")
                .check(PLUGIN);
    }

    @Test
    void no_kind_of_bug_is_named() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.snarl.core.kind.*..")
                .check(PLUGIN);
    }

    /** Gradle looks at these classes by reflection where the analysis library is not. */
    @Test
    void actions_of_workers_show_nothing_of_the_analysis_in_a_signature() {
        codeUnits()
                .that()
                .areDeclaredInClassesThat()
                .areAssignableTo(WorkAction.class)
                .should(ArchCondition.from(DescribedPredicate.describe(
                        "show no type of the analysis in their signature",
                        (JavaCodeUnit method) -> Stream.concat(
                                        method.getReturnType().getAllInvolvedRawTypes().stream(),
                                        method.getRawParameterTypes().stream())
                                .noneMatch(resideInAnyPackage("io.snarl.core..", "io.snarl.contract..")))))
                .check(PLUGIN);
    }

    /** What programs say must not command a terminal, so there is one place where it is made harmless. */
    @Test
    void only_the_console_prints() {
        noClasses()
                .that()
                .areNotAssignableTo(Console.class)
                .should()
                .callMethodWhere(DescribedPredicate.describe(
                        "a logger prints",
                        (JavaMethodCall call) -> call.getTargetOwner().isAssignableTo(org.slf4j.Logger.class)
                                && PRINTING.contains(call.getName())))
                .orShould()
                .accessClassesThat()
                .areAssignableTo(PrintStream.class)
                .check(PLUGIN);
        noClasses()
                .that()
                .areNotAssignableTo(Console.class)
                .should(ArchCondition.from(DescribedPredicate.describe(
                        "hand the printing of a logger on",
                        (JavaClass type) -> type.getMethodReferencesFromSelf().stream()
                                .anyMatch(
                                        reference -> reference.getTargetOwner().isAssignableTo(org.slf4j.Logger.class)
                                                && PRINTING.contains(reference.getName())))))
                .check(PLUGIN);
    }

    @Test
    void plugin_uses_no_internal_type_of_gradle() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.gradle..internal..")
                .check(PLUGIN);
    }

    @Test
    void api_shows_no_internal_type_in_a_signature() {
        codeUnits()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage("io.snarl.gradle", "io.snarl.gradle.dsl..", "io.snarl.gradle.tasks..")
                .should(ArchCondition.from(DescribedPredicate.describe(
                        "show no internal type in their signature",
                        (JavaCodeUnit method) -> typesShownBy(method).noneMatch(INTERNAL))))
                .check(PLUGIN);
    }

    @Test
    void settings_of_the_block_know_nothing_internal_but_how_messages_are_worded() {
        classes()
                .that()
                .resideInAPackage("io.snarl.gradle.dsl")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.snarl.gradle.dsl",
                        "io.snarl.gradle.internal.console",
                        "java..",
                        "javax.inject",
                        "org.gradle..")
                .check(PLUGIN);
    }

    @Test
    void packages_of_the_plugin_form_no_cycle() {
        slices().matching("io.snarl.gradle.(**)").should().beFreeOfCycles().check(PLUGIN);
    }

    @Test
    void no_class_knows_the_one_that_is_applied_to_projects() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.snarl.gradle")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.snarl.gradle")
                .check(PLUGIN);
    }

    /** Lambdas are private methods of their class and no part of what it shows. */
    private static Stream<JavaClass> typesShownBy(JavaCodeUnit method) {
        return method.getModifiers().contains(JavaModifier.PRIVATE)
                ? Stream.of()
                : Stream.concat(
                        method.getReturnType().getAllInvolvedRawTypes().stream(),
                        method.getParameterTypes().stream().flatMap(type -> type.getAllInvolvedRawTypes().stream()));
    }
}
