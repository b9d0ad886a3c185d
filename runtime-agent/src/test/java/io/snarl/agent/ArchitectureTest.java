package io.snarl.agent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses AGENT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.snarl.agent");

    private static final JavaClasses SUPPORT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> location.contains("/support/"))
            .importPackages("io.snarl");

    private static final JavaClasses CONTRACT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.snarl.contract");

    @Test
    void agent_knows_only_the_jdk_byte_buddy_and_itself() {
        classes()
                .that()
                .resideOutsideOfPackages("io.snarl.agent.junit..", "io.snarl.agent.seed.junit")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("io.snarl.agent..", "io.snarl.contract..", "java..", "net.bytebuddy..")
                .check(AGENT);
    }

    @Test
    void only_what_hears_of_tests_or_runs_them_knows_junit() {
        classes()
                .that()
                .resideInAnyPackage("io.snarl.agent.junit..", "io.snarl.agent.seed.junit")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.snarl",
                        "io.snarl.spi",
                        "io.snarl.agent..",
                        "io.snarl.contract..",
                        "java..",
                        "org.junit.platform..",
                        "org.junit.jupiter.api.extension")
                .check(AGENT);
    }

    @Test
    void contract_knows_only_the_jdk_and_itself() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("io.snarl.contract..", "java..")
                .check(CONTRACT);
    }

    @Test
    void packages_of_the_agent_form_no_cycle() {
        slices().matching("io.snarl.(**)").should().beFreeOfCycles().check(AGENT);
    }

    @Test
    void packages_of_the_support_form_no_cycle() {
        slices().matching("io.(**)").should().beFreeOfCycles().check(SUPPORT);
    }

    @Test
    void packages_of_the_contract_form_no_cycle() {
        slices().matching("io.snarl.contract.(**)").should().beFreeOfCycles().check(CONTRACT);
    }

    @Test
    void hooks_know_nothing_but_java_lang_its_references_and_how_to_park() {
        classes()
                .that()
                .resideInAPackage("io.snarl.agent.hooks")
                .should()
                .onlyDependOnClassesThat()
                .haveNameMatching(
                        "io\\.snarl\\.agent\\.hooks\\..*|(\\[L)?java\\.lang\\.(ref\\.)?[A-Z][\\w$]+;?|.*\\.LockSupport")
                .check(AGENT);
    }

    @Test
    void instrumentation_does_not_know_the_recorder() {
        noClasses()
                .that()
                .resideInAnyPackage("io.snarl.agent.instrument..", "io.snarl.agent.jdk", "io.snarl.agent.site")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.snarl.agent.record", "io.snarl.agent.seed..")
                .check(AGENT);
    }

    @Test
    void recorder_does_not_know_how_classes_are_rewritten() {
        noClasses()
                .that()
                .resideInAPackage("io.snarl.agent.record")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.snarl.agent.instrument..", "io.snarl.agent.jdk", "net.bytebuddy..")
                .check(AGENT);
    }
}
