package lib;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Can be asked for a value of every type. */
public class Store<T> {

    private int hidden;
    private int[] hiddenNumbers;

    public Store<T> add(T element) {
        return this;
    }

    public int increment() throws IOException {
        return ++hidden;
    }

    public T remove() {
        return null;
    }

    public Collection<T> removeAll() {
        return null;
    }

    public Store<T> copy() {
        return this;
    }

    public int[] removeNumbers() {
        return null;
    }

    public void clear() throws IOException {}

    public int size() {
        return 0;
    }

    public int getCount() throws IOException {
        return 0;
    }

    public long total() {
        return 0;
    }

    public byte small() {
        return 0;
    }

    public short medium() {
        return 0;
    }

    public char letter() {
        return 0;
    }

    public float ratio() {
        return 0;
    }

    public double weight() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public Integer boxed() {
        return 0;
    }

    public Boolean truth() {
        return true;
    }

    public Double boxedWeight() {
        return 0.0;
    }

    public Object any() {
        return null;
    }

    public Number number() {
        return null;
    }

    public T first() {
        return null;
    }

    public Level level() {
        return null;
    }

    public List<T> elements() {
        return null;
    }

    public Set<T> distinct() {
        return null;
    }

    public Map<T, Integer> counts() {
        return null;
    }

    public Collection<T> values() {
        return null;
    }

    public int[] numbers() {
        return null;
    }

    public double[] weights() {
        return null;
    }

    public String[][] table() {
        return null;
    }

    public BigDecimal price() {
        return null;
    }

    @Deprecated
    public int old() {
        return 0;
    }
}
