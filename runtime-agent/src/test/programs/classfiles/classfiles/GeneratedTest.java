package classfiles;

import java.lang.reflect.InvocationTargetException;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs classes that no compiler of today makes; each adds one to a number in its way. */
class GeneratedTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Version45", "Version46", "Version47", "Version48", "Version49", "Version50", "Version52", "Version61",
                "Subroutine46", "Subroutine49", "OverwritesThis", "NoLines", "Huge"
            })
    void runs_as_always(String name) throws Exception {
        Class<?> type = Class.forName("generated." + name);
        Object object = type.getConstructor().newInstance();
        System.out.println(name + " " + ((IntUnaryOperator) object).applyAsInt(4));
        System.out.println(name + " " + type.getMethod("addStatically", int.class).invoke(null, 5));
        System.out.println(Thread.holdsLock(type) + " " + Thread.holdsLock(object));
        try {
            type.getMethod("addStatically", int.class).invoke(null, -1);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause() + " " + Thread.holdsLock(type));
        }
    }
}
