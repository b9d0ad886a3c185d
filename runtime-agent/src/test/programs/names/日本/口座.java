package 日本;

public class 口座 {

    private volatile int 残高;

    public int 預ける(int 金額) {
        残高 += 金額;
        return 残高;
    }
}
