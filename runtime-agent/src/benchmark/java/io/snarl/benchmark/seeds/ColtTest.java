package io.snarl.benchmark.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cern.colt.GenericSorting;
import cern.colt.Sorting;
import cern.colt.list.DoubleArrayList;
import cern.colt.list.IntArrayList;
import cern.colt.list.ObjectArrayList;
import cern.colt.map.OpenIntDoubleHashMap;
import cern.colt.matrix.DoubleFactory2D;
import cern.colt.matrix.DoubleMatrix1D;
import cern.colt.matrix.DoubleMatrix2D;
import cern.colt.matrix.impl.SparseDoubleMatrix2D;
import cern.colt.matrix.linalg.Algebra;
import cern.jet.math.Functions;
import cern.jet.random.engine.MersenneTwister;
import hep.aida.bin.DynamicBin1D;
import hep.aida.bin.StaticBin1D;
import org.junit.jupiter.api.RepeatedTest;

/** What a user of Colt would test, on data of some hundred elements; each test is repeated as a suite has many of its sort. */
final class ColtTest {

    private static final int REPETITIONS = 40;
    private static final int SIZE = 500;
    private static final int SIDE = 24;
    private static final double EXACT_ENOUGH = 1e-9;

    private final MersenneTwister random = new MersenneTwister(42);

    private DoubleArrayList randomList(int size) {
        var list = new DoubleArrayList(size);
        for (int i = 0; i < size; i++) {
            list.add(random.raw());
        }
        return list;
    }

    private DoubleMatrix2D randomMatrix(int side) {
        return DoubleFactory2D.dense.make(side, side).assign(random);
    }

    @RepeatedTest(REPETITIONS)
    void bin_counts_what_it_is_given() {
        var bin = new DynamicBin1D();
        double sum = 0;
        for (int i = 0; i < SIZE; i++) {
            bin.add(i);
            sum += i;
        }
        assertEquals(SIZE, bin.size());
        assertEquals(sum, bin.sum(), EXACT_ENOUGH);
        assertEquals(SIZE - 1, bin.max(), EXACT_ENOUGH);
    }

    @RepeatedTest(REPETITIONS)
    void median_of_bin_is_middle_of_sorted_elements() {
        var bin = new DynamicBin1D();
        bin.addAllOf(randomList(SIZE));
        DoubleArrayList sorted = bin.sortedElements();
        double middle = (sorted.get(SIZE / 2 - 1) + sorted.get(SIZE / 2)) / 2;
        assertEquals(middle, bin.median(), 1e-2);
        assertTrue(bin.standardDeviation() > 0);
    }

    @RepeatedTest(REPETITIONS)
    void bin_takes_elements_of_another_one() {
        var one = new DynamicBin1D();
        var other = new DynamicBin1D();
        one.addAllOf(randomList(SIZE));
        other.addAllOf(randomList(SIZE));
        one.addAllOf(other.elements());
        one.removeAllOf(other.elements());
        assertEquals(SIZE, one.size());
        assertEquals(0, new StaticBin1D().size());
    }

    @RepeatedTest(REPETITIONS)
    void product_with_identity_is_the_matrix_itself() {
        DoubleMatrix2D matrix = randomMatrix(SIDE);
        DoubleMatrix2D product = Algebra.DEFAULT.mult(matrix, DoubleFactory2D.dense.identity(SIDE));
        assertEquals(matrix, product);
    }

    @RepeatedTest(REPETITIONS)
    void inverse_undoes_a_matrix() {
        DoubleMatrix2D matrix = DoubleFactory2D.dense.identity(SIDE).assign(randomMatrix(SIDE), Functions.plus);
        DoubleMatrix2D product = Algebra.DEFAULT.mult(matrix, Algebra.DEFAULT.inverse(matrix));
        assertEquals(SIDE, Algebra.DEFAULT.trace(product), 1e-6);
    }

    @RepeatedTest(REPETITIONS)
    void sparse_matrix_keeps_only_what_is_not_zero() {
        var matrix = new SparseDoubleMatrix2D(100, 100);
        for (int i = 0; i < 100; i++) {
            matrix.set(i, 99 - i, i + 1);
        }
        assertEquals(100, matrix.cardinality());
        assertEquals(5050, matrix.zSum(), EXACT_ENOUGH);
    }

    @RepeatedTest(REPETITIONS)
    void view_writes_through_to_its_matrix() {
        DoubleMatrix2D matrix = DoubleFactory2D.dense.make(SIDE, SIDE);
        DoubleMatrix1D row = matrix.viewDice().viewRow(3);
        row.assign(2);
        assertEquals(2.0 * SIDE, matrix.zSum(), EXACT_ENOUGH);
        assertEquals(2.0 * SIDE, matrix.viewColumn(3).zSum(), EXACT_ENOUGH);
    }

    @RepeatedTest(REPETITIONS)
    void list_is_sorted() {
        DoubleArrayList list = randomList(SIZE);
        list.sort();
        for (int i = 1; i < list.size(); i++) {
            assertTrue(list.get(i - 1) <= list.get(i));
        }
        assertEquals(SIZE / 2, list.binarySearch(list.get(SIZE / 2)));
    }

    @RepeatedTest(REPETITIONS)
    void list_grows_and_shrinks() {
        var list = new IntArrayList();
        for (int i = 0; i < SIZE; i++) {
            list.beforeInsert(i / 2, i);
        }
        list.reverse();
        list.removeFromTo(0, SIZE / 2 - 1);
        assertEquals(SIZE - SIZE / 2, list.size());
        assertTrue(list.contains(1));
    }

    @RepeatedTest(REPETITIONS)
    void list_of_objects_finds_its_elements() {
        var list = new ObjectArrayList();
        for (int i = 0; i < SIZE; i++) {
            list.add("element " + i);
        }
        assertEquals(SIZE / 2, list.indexOf("element " + SIZE / 2, true));
        assertEquals(SIZE, list.copy().size());
    }

    @RepeatedTest(REPETITIONS)
    void map_gives_back_what_was_put() {
        var map = new OpenIntDoubleHashMap();
        for (int i = 0; i < SIZE; i++) {
            map.put(i * 31, i);
        }
        for (int i = 0; i < SIZE; i++) {
            assertEquals(i, map.get(i * 31), EXACT_ENOUGH);
        }
        assertEquals(SIZE, map.keys().size());
    }

    @RepeatedTest(REPETITIONS)
    void two_arrays_are_sorted_together() {
        int[] keys = new int[SIZE];
        int[] partners = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            keys[i] = random.nextInt();
            partners[i] = keys[i];
        }
        GenericSorting.quickSort(0, SIZE, (a, b) -> Integer.compare(keys[a], keys[b]), (a, b) -> {
            int key = keys[a];
            keys[a] = keys[b];
            keys[b] = key;
            int partner = partners[a];
            partners[a] = partners[b];
            partners[b] = partner;
        });
        for (int i = 1; i < SIZE; i++) {
            assertTrue(keys[i - 1] <= keys[i]);
            assertEquals(keys[i], partners[i]);
        }
        Sorting.mergeSort(partners, 0, SIZE);
    }
}
