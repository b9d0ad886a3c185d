package io.snarl.core.trace;

import io.snarl.contract.code.TypeNames;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.LockMode;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.Value;
import java.util.List;
import java.util.Locale;

/** Describes events in a few words. */
final class EventText {

    private final ObjectNames objects;
    private final ValueText values;

    EventText(ObjectNames objects) {
        this.objects = objects;
        this.values = new ValueText(objects);
    }

    String of(Event event) {
        if (event instanceof Event.Enter enter) {
            return "enter " + method(receiver(enter.receiver(), event.site()), event.site(), enter.arguments());
        }
        if (event instanceof Event.Exit exit) {
            return exit.result() == Value.NONE ? "exit" : "exit  -> " + values.of(exit.result());
        }
        if (event instanceof Event.ExitByException exit) {
            return "exit  !! " + objects.of(exit.exception());
        }
        if (event instanceof Event.Call call) {
            return "call  " + call(call);
        }
        if (event instanceof Event.Return returned) {
            return returned.result() == Value.NONE ? "->" : "-> " + values.of(returned.result());
        }
        if (event instanceof Event.LeftOut) {
            return "...   as other calls have done";
        }
        if (event instanceof Event.Invoke) {
            return "invoke " + method(TypeNames.simple(event.site().owner()), event.site(), List.of());
        }
        if (event instanceof Event.Throw thrown) {
            return "throw " + objects.of(thrown.exception());
        }
        if (event instanceof Event.Catch caught) {
            return caught(caught);
        }
        return ofMemory(event);
    }

    private String ofMemory(Event event) {
        TracedSite site = event.site();
        if (event instanceof Event.NewObject created) {
            return "new   " + objects.of(created.object());
        }
        if (event instanceof Event.NewArray created) {
            return "new   " + objects.of(created.array()) + " of length " + created.length();
        }
        if (event instanceof Event.NewLambda created) {
            return "new   " + objects.of(created.object()) + " = " + TypeNames.simple(site.owner()) + "." + site.name();
        }
        if (event instanceof Event.FieldAccess access) {
            String owner = access.isStatic() ? TypeNames.simple(site.owner()) : objects.of(access.receiver());
            return access(access.isWrite(), owner + "." + site.name(), site, access.value());
        }
        if (event instanceof Event.ElementAccess access) {
            String element = objects.of(access.array()) + "[" + access.index() + "]";
            return access(access.isWrite(), element, site, access.value());
        }
        return ofThreads(event);
    }

    private String ofThreads(Event event) {
        String kind = String.format("%-5s ", words(event.kind()));
        if (event instanceof Event.MonitorUse use) {
            return kind + objects.of(use.object()) + (use.isOfMethod() ? " of a synchronized method" : "");
        }
        if (event instanceof Event.LockUse use) {
            String mode = use.mode() == LockMode.EXCLUSIVE ? "" : " " + words(use.mode());
            return kind + objects.of(use.lock()) + mode + through(use.synchronizer(), use.lock());
        }
        if (event instanceof Event.LockView use) {
            return kind + objects.of(use.lock()) + " -> " + objects.of(use.view());
        }
        if (event instanceof Event.WaitUse use) {
            return kind + objects.of(use.object());
        }
        if (event instanceof Event.ConditionUse use) {
            return kind + objects.of(use.condition()) + through(use.synchronizer(), use.condition());
        }
        if (event instanceof Event.ThreadUse use) {
            return kind + objects.of(use.other());
        }
        if (event instanceof Event.Branch branch) {
            return kind + branch.instruction() + (branch.isTaken() ? " taken" : " not taken");
        }
        return kind + ((Event.Switch) event).value();
    }

    private String call(Event.Call call) {
        TracedSite site = call.site();
        String owner = TypeNames.simple(site.owner());
        if (site.name().equals("<init>")) {
            return "new " + owner + "(" + arguments(site, call.arguments()) + ")";
        }
        String receiver = site.isCallOfStatic() ? owner : objects.of(call.receiver());
        return method(receiver, site, call.arguments());
    }

    private String caught(Event.Catch caught) {
        String type = caught.site().descriptor();
        String how = type.isEmpty() ? " in finally" : " as " + TypeNames.type(type);
        return "catch " + objects.of(caught.exception()) + how;
    }

    private String receiver(int receiver, TracedSite site) {
        return receiver == 0 ? TypeNames.simple(site.owner()) : objects.of(receiver);
    }

    private String method(String receiver, TracedSite site, List<Value> arguments) {
        return receiver + "." + site.name() + "(" + arguments(site, arguments) + ")";
    }

    /** Shows the types of parameters where no arguments were recorded. */
    private String arguments(TracedSite site, List<Value> arguments) {
        return arguments.isEmpty() ? TypeNames.parameters(site.descriptor()) : values.of(arguments);
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private String access(boolean write, String what, TracedSite site, int value) {
        return (write ? "put   " : "get   ") + what + (site.isReference() ? " = " + objects.of(value) : "");
    }

    private String through(int synchronizer, int self) {
        return synchronizer == 0 || synchronizer == self ? "" : " through " + objects.of(synchronizer);
    }
}
