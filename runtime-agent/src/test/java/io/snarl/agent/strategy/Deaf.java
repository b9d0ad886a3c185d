package io.snarl.agent.strategy;

import java.lang.reflect.Proxy;

/** Hides from a strategy that threads yield. */
public record Deaf(Strategy strategy) implements Strategy {

    @Override
    public boolean begin() {
        return strategy.begin();
    }

    @Override
    public int choose(SchedulingChoice choice) {
        var deaf = (SchedulingChoice) Proxy.newProxyInstance(
                SchedulingChoice.class.getClassLoader(),
                new Class<?>[] {SchedulingChoice.class},
                (proxy, method, arguments) ->
                        method.getName().equals("yields") ? false : method.invoke(choice, arguments));
        return strategy.choose(deaf);
    }

    @Override
    public void locks(SchedulingChoice state, int thread) {
        strategy.locks(state, thread);
    }

    @Override
    public void end(int choices, boolean failed) {
        strategy.end(choices, failed);
    }

    @Override
    public String describe() {
        return strategy.describe();
    }
}
