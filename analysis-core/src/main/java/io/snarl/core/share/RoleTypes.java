package io.snarl.core.share;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.Value;
import io.snarl.core.carve.CarvedCall;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Determines the types that an object needs to replace another one. */
final class RoleTypes {

    private final List<Part> parts;
    private final Subtypes subtypes;
    private final Map<PlanObject, Set<String>> required = new HashMap<>();

    RoleTypes(List<Part> parts, Subtypes subtypes) {
        this.parts = parts;
        this.subtypes = subtypes;
        for (int part = 0; part < parts.size(); part++) {
            CarvedCall piece = parts.get(part).piece();
            List<ClientCall> calls = new ArrayList<>(List.of(piece.target()));
            piece.calls().forEach(number -> calls.add(piece.script().calls().get(number)));
            for (ClientCall call : calls) {
                addUses(part, call);
            }
        }
    }

    private void addUses(int part, ClientCall call) {
        require(part, call.receiver(), call.owner());
        List<String> types = Descriptors.parameters(call.descriptor());
        for (int i = 0; i < call.arguments().size(); i++) {
            if (call.arguments().get(i) instanceof Value.Instance instance) {
                require(part, instance.object(), types.get(i));
            }
        }
    }

    private void require(int part, int object, String type) {
        if (object != 0) {
            required.computeIfAbsent(new PlanObject(part, object), key -> new HashSet<>())
                    .add(type);
        }
    }

    String className(PlanObject planObject) {
        return parts.get(planObject.part())
                .piece()
                .script()
                .classOf(planObject.object())
                .name();
    }

    /** Tells whether an object can be used wherever the test uses another one. */
    boolean canPlay(PlanObject planObject, PlanObject other) {
        String own = className(planObject);
        Set<String> types = required.getOrDefault(other, Set.of());
        return own.equals(className(other))
                || !types.isEmpty() && types.stream().allMatch(type -> subtypes.isSubtype(own, type));
    }
}
