package io.snarl.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.snarl.core");

    @Test
    void core_knows_only_the_jdk_its_libraries_and_itself() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.snarl.core..",
                        "io.snarl.contract..",
                        "java..",
                        "javax.lang.model..",
                        "javax.tools..",
                        "javax.management..",
                        "com.sun.management..",
                        "com.google.gson..",
                        "com.github.javaparser..",
                        "net.bytebuddy..")
                .check(CORE);
    }

    @Test
    void packages_of_core_form_no_cycle() {
        slices().matching("io.snarl.core.(*)..").should().beFreeOfCycles().check(CORE);
        slices().matching("io.snarl.core.(**)").should().beFreeOfCycles().check(CORE);
    }

    @Test
    void kinds_of_bugs_are_named_by_their_registration_alone() {
        noClasses()
                .that()
                .resideOutsideOfPackages("io.snarl.core.kind.*..", "io.snarl.core.registry")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.snarl.core.kind.*..")
                .check(CORE);
    }

    @Test
    void kinds_of_bugs_do_not_know_each_other() {
        slices().matching("io.snarl.core.kind.(*)..")
                .should()
                .notDependOnEachOther()
                .check(CORE);
    }

    @Test
    void class_files_are_read_in_one_package() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.snarl.core.source.classfile")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("net.bytebuddy..")
                .check(CORE);
    }
}
