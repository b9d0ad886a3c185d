package io.snarl.gradle;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.snarl.testing.ExpectedFile;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What of Gradle's API the plugin is linked against: a file names it, so that what a new Gradle has removed can be looked up. */
class GradleApiTest {

    private static final JavaClasses PLUGIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.snarl.gradle");

    @Test
    void types_and_members_that_are_used_are_written_down() {
        ExpectedFile.of("src/test/resources/gradle-api.txt").assertIs(String.join("\n", uses()) + "\n");
    }

    private static TreeSet<String> uses() {
        var uses = new TreeSet<String>();
        for (JavaClass type : PLUGIN) {
            type.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .map(JavaClass::getBaseComponentType)
                    .filter(resideInAPackage("org.gradle.."))
                    .forEach(used -> uses.add(used.getName()));
            type.getAccessesFromSelf().stream()
                    .map(access -> access.getTarget())
                    .filter(target -> resideInAPackage("org.gradle..").test(target.getOwner()))
                    .forEach(target -> uses.add(nameOf(target)));
        }
        return uses;
    }

    private static String nameOf(AccessTarget target) {
        String member = target.getOwner().getName() + "#" + target.getName();
        return target instanceof AccessTarget.CodeUnitAccessTarget code
                ? code.getRawParameterTypes().stream()
                        .map(HasName::getName)
                        .collect(Collectors.joining(",", member + "(", ")"))
                : member;
    }
}
