package io.snarl.agent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final JavaClasses AGENT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.snarl.agent");

    @Test
    void agent_knows_only_the_jdk_byte_buddy_and_itself() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("io.snarl.agent..", "java..", "net.bytebuddy..")
                .check(AGENT);
    }
}
