package io.snarl.core.source.seed;

import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.resolve.Types;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The available sources of the seed tests. */
public final class SeedSources {

    private final SeedFiles files;
    private final Types types;
    private final Map<SeedFile, SourceCode> codes = new HashMap<>();
    private final Map<ClientCall, Optional<SeedCall>> calls = new HashMap<>();
    private final Map<CallPlace, Optional<SeedPiece>> pieces = new HashMap<>();
    private final Map<FoundMember, Optional<SeedPiece>> members = new HashMap<>();

    private SeedSources(SeedFiles files, Types types) {
        this.files = files;
        this.types = types;
    }

    private record CallPlace(Caller caller, String className, String body) {}

    private record FoundMember(String className, String name, MemberKind kind) {}

    /** Looks sources up in directories of packages, or among single files. */
    public static SeedSources of(List<Path> roots, Charset encoding, Types types) {
        return new SeedSources(new SeedFiles(roots, encoding), types);
    }

    private SourceCode codeOf(SeedFile file) {
        return codes.computeIfAbsent(file, key -> new SourceCode(key, types));
    }

    /** Returns the expression that made a call. */
    public Optional<SeedCall> call(ClientCall call) {
        if (!call.direct()) {
            return Optional.empty();
        }
        Optional<SeedCall> known = calls.get(call);
        if (known == null) {
            Caller caller = call.caller();
            known = files.find(caller.className(), caller.sourceFile())
                    .flatMap(file -> new CallFinder(file, types, codeOf(file))
                            .find(call)
                            .map(found -> new SeedCall(file, types, found)));
            calls.put(call, known);
        }
        return known;
    }

    /**
     * Returns a lambda expression, a method reference or an anonymous class.
     *
     * @param caller where it stands
     * @param className the binary name of the anonymous class, empty for a lambda
     * @param body the method that is the body of the lambda, empty for an anonymous class
     */
    public Optional<SeedPiece> written(Caller caller, String className, String body) {
        return pieces.computeIfAbsent(new CallPlace(caller, className, body), this::find);
    }

    private Optional<SeedPiece> find(CallPlace place) {
        Caller caller = place.caller();
        return files.find(caller.className(), caller.sourceFile())
                .flatMap(file -> new WrittenFinder(file, types, codeOf(file))
                        .find(caller, place.className(), place.body())
                        .map(node -> new SeedPiece(file, types, node)));
    }

    /** Returns the variables of the seed test that such an expression uses, empty if its source is not at hand. */
    public Optional<List<FreeName>> freeNames(Caller caller, String className, String body) {
        return written(caller, className, body).map(SeedPiece::freeNames);
    }

    /** Tells whether the source of a class imports a static method, by its own name or with the class that has it. */
    public boolean imports(String className, String owner, String method) {
        return files.find(className, "")
                .filter(file -> file.imports(owner, method))
                .isPresent();
    }

    /** Returns a member of a class of the seed tests: a field, method or class. */
    public Optional<SeedPiece> member(String className, String name, MemberKind kind) {
        return members.computeIfAbsent(
                new FoundMember(className, name, kind),
                key -> files.find(className, "")
                        .flatMap(file -> MemberFinder.find(file, className, name, kind)
                                .map(node -> new SeedPiece(file, types, node))));
    }
}
