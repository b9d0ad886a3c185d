package io.snarl.gradle.internal.settings;

import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.Provider;
import org.gradle.api.provider.SetProperty;

/**
 * One setting of a block: its name, its default, the values that it may have, and the option that sets it on a command line.
 *
 * @param <S> the block, which is also the interface of the tasks that take the setting from it
 * @param <T> the type of the value
 */
final class Setting<S, T> {

    private final String name;
    private final Function<S, Provider<T>> value;
    private final BiConsumer<S, T> defaultSetter;
    private final BiConsumer<S, Provider<T>> linker;
    private T defaultValue;
    private AllowedValues<T> allowed;
    private AllowedValues<T> allowedAsOption;
    private String shownInTasks;

    private Setting(
            String name,
            Function<S, Provider<T>> value,
            BiConsumer<S, T> defaultSetter,
            BiConsumer<S, Provider<T>> linker) {
        this.name = "snarl." + name;
        this.value = value;
        this.defaultSetter = defaultSetter;
        this.linker = linker;
        this.shownInTasks = this.name;
    }

    /** Declares a setting of one value. */
    static <S, T> Setting<S, T> of(String name, Function<S, Property<T>> property) {
        return new Setting<>(
                name,
                property::apply,
                (block, given) -> property.apply(block).convention(given),
                (task, given) -> property.apply(task).convention(given));
    }

    /** Declares a setting of any number of values, none by default. */
    static <S, E> Setting<S, Set<E>> ofSet(String name, Function<S, SetProperty<E>> property) {
        return new Setting<>(
                name,
                property::apply,
                (block, given) -> property.apply(block).convention(given),
                (task, given) -> property.apply(task).convention(given));
    }

    /** Sets the default. */
    Setting<S, T> byDefault(T standard) {
        defaultValue = standard;
        return this;
    }

    /** Refuses all other values. */
    Setting<S, T> allowing(AllowedValues<T> values) {
        allowed = values;
        allowedAsOption = values;
        return this;
    }

    /** Names the option by which a command line sets it. */
    Setting<S, T> option(String option) {
        shownInTasks = option;
        return this;
    }

    /** Names the option, where a message says in another way what is allowed. */
    Setting<S, T> option(String option, AllowedValues<T> values) {
        allowedAsOption = values;
        return option(option);
    }

    void setDefault(S block) {
        if (defaultValue != null) {
            defaultSetter.accept(block, defaultValue);
        }
    }

    /** Makes the value of a block the default of a task. */
    void link(S task, S block) {
        linker.accept(task, checked(block));
    }

    /** Returns the value of a block, which refuses to be read if it is not allowed. */
    Provider<T> checked(S block) {
        Provider<T> given = value.apply(block);
        return allowed == null ? given : given.map(set -> allowed.require(name, set));
    }

    /** Refuses the value of a task if it is not allowed; one of the block was refused on its way to the task. */
    void require(S task) {
        if (allowed != null) {
            requireValue(value.apply(task).get());
        }
    }

    /** Refuses a value that a task has. */
    void requireValue(T given) {
        allowedAsOption.require(shownInTasks, given);
    }
}
