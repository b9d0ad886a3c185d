package hep.aida.bin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cern.colt.list.DoubleArrayList;
import cern.colt.list.IntArrayList;
import cern.jet.math.Functions;
import cern.jet.random.engine.MersenneTwister;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DynamicBin1DTest {

    private static final double DELTA = 1e-9;

    private DynamicBin1D bin;

    @BeforeEach
    void createBin() {
        bin = binOf(4, 1, 3, 2);
    }

    private static DynamicBin1D binOf(double... values) {
        var bin = new DynamicBin1D();
        bin.addAllOf(new DoubleArrayList(values));
        return bin;
    }

    @Test
    void newBinIsEmpty() {
        var empty = new DynamicBin1D();

        assertEquals(0, empty.size());
        assertEquals(0, empty.sum(), DELTA);
        assertTrue(empty.isRebinnable());
    }

    @Test
    void addGrowsTheBin() {
        bin.add(10);

        assertEquals(5, bin.size());
        assertEquals(20, bin.sum(), DELTA);
        assertEquals(10, bin.max(), DELTA);
    }

    @Test
    void addAllOfFromToAddsThePartOfTheList() {
        var values = new DoubleArrayList(new double[] {7, 8, 9, 10});

        bin.addAllOfFromTo(values, 1, 2);

        assertEquals(6, bin.size());
        assertEquals(9, bin.max(), DELTA);
    }

    @Test
    void clearRemovesEverything() {
        bin.clear();

        assertEquals(0, bin.size());
    }

    @Test
    void basicStatistics() {
        assertEquals(1, bin.min(), DELTA);
        assertEquals(4, bin.max(), DELTA);
        assertEquals(2.5, bin.mean(), DELTA);
        assertEquals(2.5, bin.median(), DELTA);
        assertEquals(30, bin.sumOfSquares(), DELTA);
        assertEquals(100, bin.sumOfPowers(3), DELTA);
        assertEquals(5.0 / 3, bin.variance(), DELTA);
        assertEquals(Math.sqrt(5.0 / 3), bin.standardDeviation(), DELTA);
        assertEquals(Math.sqrt(7.5), bin.rms(), DELTA);
    }

    @Test
    void statisticsOfLogarithmsAndInversions() {
        assertEquals(Math.log(24), bin.sumOfLogarithms(), DELTA);
        assertEquals(1 + 1.0 / 2 + 1.0 / 3 + 1.0 / 4, bin.sumOfInversions(), DELTA);
        assertEquals(24, bin.product(), DELTA);
        assertEquals(Math.pow(24, 0.25), bin.geometricMean(), DELTA);
    }

    @Test
    void momentsAreAroundTheGivenCentre() {
        assertEquals(1.25, bin.moment(2, bin.mean()), DELTA);
        assertEquals(0, bin.skew(), DELTA);
    }

    @Test
    void ordersOfSumsOfPowersAreUnlimited() {
        assertEquals(Integer.MAX_VALUE, bin.getMaxOrderForSumOfPowers());
        assertEquals(Integer.MIN_VALUE, bin.getMinOrderForSumOfPowers());
    }

    @Test
    void aggregateFoldsTheElements() {
        double sumOfSquares = bin.aggregate(Functions.plus, Functions.square);

        assertEquals(30, sumOfSquares, DELTA);
    }

    @Test
    void elementsAreInTheOrderOfInsertion() {
        bin.setFixedOrder(true);

        assertArrayEquals(new double[] {4, 1, 3, 2}, toArray(bin.elements()));
        assertArrayEquals(new double[] {1, 2, 3, 4}, toArray(bin.sortedElements()));
    }

    @Test
    void frequenciesCountsEqualElements() {
        bin.add(3);
        var distinct = new DoubleArrayList();
        var counts = new IntArrayList();

        bin.frequencies(distinct, counts);

        assertArrayEquals(new double[] {1, 2, 3, 4}, toArray(distinct));
        assertEquals(2, counts.get(2));
    }

    @Test
    void quantilesSplitTheElements() {
        assertEquals(1, bin.quantile(0), DELTA);
        assertEquals(4, bin.quantile(1), DELTA);
        assertEquals(0.5, bin.quantileInverse(2), DELTA);
        assertEquals(
                2, bin.quantiles(new DoubleArrayList(new double[] {0.25, 0.75})).size());
    }

    @Test
    void removeAllOfRemovesTheGivenElements() {
        assertTrue(bin.removeAllOf(new DoubleArrayList(new double[] {1, 2})));

        assertEquals(2, bin.size());
        assertEquals(3, bin.min(), DELTA);
    }

    @Test
    void trimRemovesTheExtremes() {
        bin.trim(1, 1);

        assertArrayEquals(new double[] {2, 3}, toArray(bin.sortedElements()));
    }

    @Test
    void trimmedMeanLeavesTheExtremesOut() {
        bin.add(100);

        assertEquals(3, bin.trimmedMean(1, 1), DELTA);
    }

    @Test
    void standardizeShiftsAndScales() {
        bin.standardize(bin.mean(), bin.standardDeviation());

        assertEquals(0, bin.mean(), DELTA);
        assertEquals(1, bin.standardDeviation(), DELTA);
    }

    @Test
    void trimToSizeKeepsTheElements() {
        bin.trimToSize();

        assertEquals(4, bin.size());
    }

    @Test
    void cloneIsAnIndependentCopy() {
        var copy = (DynamicBin1D) bin.clone();
        copy.add(5);

        assertNotSame(bin, copy);
        assertEquals(4, bin.size());
        assertEquals(5, copy.size());
    }

    @Test
    void binsWithTheSameElementsAreEqual() {
        assertEquals(bin, binOf(1, 2, 3, 4));
        assertNotEquals(bin, binOf(1, 2, 3));
        assertNotEquals(bin, binOf(1, 2, 3, 5));
    }

    @Test
    void equalsRefusesOtherClasses() {
        assertFalse(bin.equals("bin"));
        assertFalse(bin.equals(null));
    }

    @Test
    void covarianceOfTwoBins() {
        var other = binOf(8, 2, 6, 4);

        assertEquals(2.5, bin.covariance(other), DELTA);
    }

    @Test
    void correlationTellsTheDirection() {
        DynamicBin1D doubled = binOf(8, 2, 6, 4);
        DynamicBin1D reversed = binOf(1, 4, 2, 3);

        assertEquals(0.75, bin.correlation(doubled), DELTA);
        assertEquals(-0.75, bin.correlation(reversed), DELTA);
    }

    @Test
    void covarianceNeedsBinsOfTheSameSize() {
        var shorter = binOf(1, 2);

        assertThrows(IllegalArgumentException.class, () -> bin.covariance(shorter));
    }

    @Test
    void sampleFillsTheBuffer() {
        var sampled = new DynamicBin1D();

        bin.sample(20, true, new MersenneTwister(7), sampled.buffered(8));

        assertEquals(20, sampled.size());
        assertTrue(sampled.min() >= 1 && sampled.max() <= 4);
    }

    @Test
    void sampleWithoutReplacementTakesEachElementOnce() {
        var sampled = new DynamicBin1D();
        var buffer = sampled.buffered(10);

        bin.sample(4, false, new MersenneTwister(7), buffer);
        buffer.flush();

        assertEquals(4, sampled.size());
    }

    @Test
    void sampleBootstrapComparesResamples() {
        var other = binOf(11, 12, 13, 14);
        BinBinFunction1D differenceOfMeans = (x, y) -> y.mean() - x.mean();

        DynamicBin1D bootstrap = bin.sampleBootstrap(other, 50, new MersenneTwister(42), differenceOfMeans);

        assertEquals(50, bootstrap.size());
        assertEquals(10, bootstrap.mean(), 1);
    }

    @Test
    void compareWithNamesTheMeasures() {
        String comparison = bin.compareWith(binOf(1, 2, 3, 4));

        assertTrue(comparison.contains("Mean"));
    }

    @Test
    void toStringShowsTheMeasures() {
        String text = bin.toString();

        assertTrue(text.contains("Mean: 2.5"), text);
    }

    private static double[] toArray(DoubleArrayList list) {
        list.trimToSize();
        return list.elements();
    }
}
