package io.snarl.core.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.core.seed.ClientCall.Kind;
import org.junit.jupiter.api.Test;

class LeftOutArgumentsTest {

    private static final int PUBLIC = 1;
    private static final int PUBLIC_STATIC = 9;

    @Test
    void method_is_meant_with_the_type_that_the_call_is_made_to_though_another_class_implements_it() {
        TracedSite call =
                call("demo.Sign$DefaultImpls", "show$default", "(Ldemo/Sign;Ljava/lang/String;IILjava/lang/Object;)J");

        assertThat(LeftOutArguments.meant(call, method("demo.Board", "show", "(Ljava/lang/String;I)I", PUBLIC)))
                .hasValue(new LeftOutArguments(Kind.METHOD, "demo.Sign", "show", "(Ljava/lang/String;I)J"));
    }

    @Test
    void function_that_is_in_no_class_is_meant() {
        TracedSite call = call("demo.TillKt", "wear$default", "(Ldemo/Mark;IILjava/lang/Object;)I");

        assertThat(LeftOutArguments.meant(call, method("demo.TillKt", "wear", "(Ldemo/Mark;I)I", PUBLIC_STATIC)))
                .hasValue(new LeftOutArguments(Kind.STATIC_METHOD, "demo.TillKt", "wear", "(Ldemo/Mark;I)I"));
    }

    @Test
    void constructor_of_the_same_class_is_meant() {
        TracedSite call =
                call("demo.Till", "<init>", "(Ljava/lang/String;IILkotlin/jvm/internal/DefaultConstructorMarker;)V");

        assertThat(LeftOutArguments.meant(call, method("demo.Till", "<init>", "(Ljava/lang/String;I)V", PUBLIC)))
                .hasValue(new LeftOutArguments(Kind.CONSTRUCTOR, "demo.Till", "<init>", "(Ljava/lang/String;I)V"));
        assertThat(LeftOutArguments.meant(call, method("demo.Lot", "<init>", "(Ljava/lang/String;I)V", PUBLIC)))
                .isEmpty();
    }

    @Test
    void what_works_out_an_argument_is_not_meant() {
        TracedSite call = call("demo.Till", "fill$default", "(Ldemo/Till;Ljava/lang/String;IILjava/lang/Object;)V");

        assertThat(LeftOutArguments.meant(call, method("demo.Till", "lot", "()I", PUBLIC)))
                .isEmpty();
        assertThat(LeftOutArguments.meant(call, method("demo.Till", "fill", "(I)V", PUBLIC)))
                .isEmpty();
    }

    @Test
    void call_that_names_what_somebody_has_written_leaves_out_nothing() {
        TracedSite call = call("demo.Till", "fill", "(Ljava/lang/String;I)V");

        assertThat(LeftOutArguments.meant(call, method("demo.Till", "fill", "(Ljava/lang/String;I)V", PUBLIC)))
                .isEmpty();
    }

    private static TracedSite call(String owner, String name, String descriptor) {
        return new TracedSite(EventKind.CALL, TracedMethod.UNKNOWN, 1, owner, name, descriptor, 0);
    }

    private static TracedMethod method(String owner, String name, String descriptor, int access) {
        return new TracedMethod(new TracedClass(owner, ClassSort.SUBJECT, 0, "", 0), name, descriptor, access);
    }
}
