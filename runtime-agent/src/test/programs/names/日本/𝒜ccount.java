package 日本;

/** The first letter of its name is a pair of surrogates. */
public class 𝒜ccount {

    private volatile int 𝓈um;

    public int 𝒶dd(int number) {
        𝓈um += number;
        return 𝓈um;
    }
}
