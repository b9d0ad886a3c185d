package vaults;

/** Is made for several threads, as its one lock says, and holds a secret. */
public class Vault {

    private final String token;
    private String last = "";
    private String item;
    private int uses;

    public Vault(String token) {
        this.token = token;
        this.item = token;
    }

    public synchronized int uses() {
        return uses;
    }

    public String use(int times) {
        last = "with " + token;
        uses = uses + times;
        return last;
    }

    public boolean opens(char[] password) {
        return password.length > 0;
    }

    public static int count(char[] password) {
        int last = password.length - 1;
        password[last] = (char) (password[last] + 1);
        return last;
    }

    public int take() {
        if (item == null) {
            return 0;
        }
        int length = item.length();
        item = null;
        return length;
    }

    public void refuse() {
        throw new IllegalStateException("no access with " + token);
    }
}
