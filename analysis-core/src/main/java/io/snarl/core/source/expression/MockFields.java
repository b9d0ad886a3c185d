package io.snarl.core.source.expression;

import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.MemberKind;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.type.FieldInfo;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Adds the fields that a mocking framework manages, and what activates it. */
final class MockFields {

    private static final String EASY_MOCK = "org.easymock.";
    private static final String MOCKITO = "org.mockito.MockitoAnnotations";

    private final Types types;
    private final SeedSources seeds;
    private final Imports imports;
    private final Set<String> statements = new TreeSet<>();

    MockFields(Types types, SeedSources seeds, Imports imports) {
        this.types = types;
        this.seeds = seeds;
        this.imports = imports;
    }

    /**
     * Has a framework look after fields.
     *
     * @param annotation the annotation of one of them
     */
    void lookAfter(String annotation) {
        if (annotation.startsWith(EASY_MOCK)) {
            statements.add(imports.name(EASY_MOCK + "EasyMockSupport") + ".injectMocks(this);");
        } else {
            String method = types.methods(MOCKITO, "openMocks").isEmpty() ? "initMocks" : "openMocks";
            statements.add(imports.name(MOCKITO) + "." + method + "(this);");
        }
    }

    /** Returns all such fields of a class of tests, which may be put into each other. */
    List<FieldInfo> of(String testClass) {
        return types.supertypes(testClass).stream()
                .flatMap(name -> types.find(name).stream())
                .flatMap(info -> info.fields().stream())
                .filter(field -> seeds.member(field.owner(), field.name(), MemberKind.FIELD)
                        .filter(piece -> piece.isLookedAfterByMocks())
                        .isPresent())
                .toList();
    }

    /** Returns what has to be done before each test. */
    List<String> statements() {
        return List.copyOf(statements);
    }
}
