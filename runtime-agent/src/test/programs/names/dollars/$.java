package dollars;

public class $ {

    private volatile int _$;

    public int __() {
        return ++_$;
    }
}
