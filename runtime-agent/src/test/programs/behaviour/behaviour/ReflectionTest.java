package behaviour;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReflectionTest {

    @Test
    void members() throws Exception {
        for (Class<?> type : new Class<?>[] {
            Shape.class, Shape.Kind.class, Shape.Point.class, Shape.Named.class, Class.forName("behaviour.Shape$Part")
        }) {
            System.out.println(type.toGenericString() + " " + Arrays.toString(type.getInterfaces()));
            print(type.getDeclaredFields());
            print(type.getDeclaredConstructors());
            print(type.getDeclaredClasses());
            // Rewritten methods enter their monitors themselves and are not synchronized any more.
            Stream.of(type.getDeclaredMethods())
                    .map(ReflectionTest::withoutSynchronized)
                    .sorted()
                    .forEach(System.out::println);
        }
        Method larger = Shape.class.getMethod("larger", Comparable.class, Comparable.class);
        System.out.println(Arrays.toString(larger.getParameters()) + Arrays.toString(larger.getExceptionTypes()));
        System.out.println(Arrays.toString(Shape.class.getDeclaredMethod("made").getAnnotations()));
        System.out.println(Arrays.toString(Shape.Point.class.getRecordComponents()));
    }

    @Test
    void calls() throws Exception {
        Shape shape = Shape.class.getConstructor(String.class).newInstance("square");
        System.out.println(Shape.class
                .getMethod("larger", Comparable.class, Comparable.class)
                .invoke(shape, "a", "b"));
        var field = Shape.class.getDeclaredField("name");
        field.setAccessible(true);
        System.out.println(field.get(shape));
        Constructor<?> part = Class.forName("behaviour.Shape$Part").getDeclaredConstructor(Shape.class);
        part.setAccessible(true);
        System.out.println(part.newInstance(shape).getClass());
    }

    @Test
    void serial_version() throws Exception {
        System.out.println(ObjectStreamClass.lookup(Shape.class).getSerialVersionUID());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Shape("written"));
        Shape read = (Shape) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.println(bytes.size() + " " + read.compareTo(new Shape("written")));
    }

    private static String withoutSynchronized(Method method) {
        return Modifier.toString(method.getModifiers() & ~Modifier.SYNCHRONIZED) + " " + method.toGenericString()
                        .replace("synchronized ", "") + " " + method.isSynthetic() + method.isBridge() + method.isVarArgs();
    }

    private static void print(AnnotatedElement[] members) {
        Stream.of(members)
                .sorted(Comparator.comparing(Object::toString))
                .forEach(member -> System.out.println(member + " " + Arrays.toString(member.getAnnotations())));
    }
}
