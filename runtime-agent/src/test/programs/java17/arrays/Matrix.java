package arrays;

public class Matrix {

    private final int[][] cells = new int[2][3];
    private final Object[] things = new String[2];

    public boolean primitives() {
        boolean[] truths = {true};
        byte[] bytes = {1};
        char[] chars = {'c'};
        short[] shorts = {2};
        int[] ints = {3};
        long[] longs = {4};
        float[] floats = {5f};
        double[] doubles = {6d};
        longs[0] += 1;
        doubles[0]++;
        bytes[0] <<= 1;
        return truths[0] && bytes[0] + chars[0] + shorts[0] + ints[0] + longs[0] + floats[0] + doubles[0] > 0;
    }

    public int cell(int row, int column) {
        return cells[row][column]++;
    }

    public void put(int index, Object thing) {
        things[index] = thing;
    }

    public Object[][] jagged() {
        Object[][] jagged = new Object[2][];
        jagged[1] = new Object[] {this};
        return jagged;
    }

    public int nothing(int[] none) {
        return none[0];
    }

    public int length() {
        return things.length;
    }

    public int[] cloned() {
        return cells[0].clone();
    }
}
