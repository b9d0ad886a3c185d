package io.snarl.fault;

import static net.bytebuddy.matcher.ElementMatchers.isAbstract;
import static net.bytebuddy.matcher.ElementMatchers.isMethod;
import static net.bytebuddy.matcher.ElementMatchers.isSynthetic;
import static net.bytebuddy.matcher.ElementMatchers.nameStartsWith;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.not;

import java.lang.instrument.Instrumentation;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;

/** Rewrites the methods of the analysis so that they say when they are called. */
final class WatchedCalls {

    private WatchedCalls() {}

    static void in(Instrumentation instrumentation) {
        new AgentBuilder.Default()
                .disableClassFormatChanges()
                // What catches the others, and what says that nothing can be done any more.
                .type(nameStartsWith("io.snarl.core.")
                        .and(not(nameStartsWith("io.snarl.core.mishap.")))
                        .and(not(named("io.snarl.core.synthesis.Main"))))
                .transform((builder, type, loader, module, domain) -> builder.visit(Advice.to(Entry.class)
                        .on(isMethod().and(not(isAbstract())).and(not(isSynthetic())))))
                .installOn(instrumentation);
    }

    /** Is put at the beginning of each method. */
    static final class Entry {

        private Entry() {}

        @Advice.OnMethodEnter
        static void enter(@Advice.Origin("#t.#m") String method) {
            Calls.of(method);
        }
    }
}
