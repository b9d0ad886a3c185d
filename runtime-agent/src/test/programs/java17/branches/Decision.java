package branches;

public class Decision {

    public int compareToZero(int a) {
        int score = 0;
        score += a == 0 ? 1 : 0;
        score += a != 0 ? 2 : 0;
        score += a < 0 ? 4 : 0;
        score += a >= 0 ? 8 : 0;
        score += a > 0 ? 16 : 0;
        score += a <= 0 ? 32 : 0;
        return score;
    }

    public int compare(int a, int b) {
        int score = 0;
        score += a == b ? 1 : 0;
        score += a != b ? 2 : 0;
        score += a < b ? 4 : 0;
        score += a >= b ? 8 : 0;
        score += a > b ? 16 : 0;
        score += a <= b ? 32 : 0;
        return score;
    }

    public boolean references(Object a, Object b) {
        return a != null && a == b || b == null && a != b;
    }

    public int wide(long a, float b, double c) {
        return a > 1 && b < 1f && c >= 1d ? 1 : 0;
    }

    public int dense(int value) {
        switch (value) {
            case 1:
                return 10;
            case 2:
                return 20;
            case 3:
                return 30;
            default:
                return 0;
        }
    }

    public int sparse(int value) {
        return switch (value) {
            case -1000 -> 1;
            case 1000 -> 2;
            default -> 3;
        };
    }

    public int loop(int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            if (i == 1) {
                continue;
            }
            sum += i;
        }
        do {
            sum--;
        } while (sum > 1);
        return sum;
    }
}
