package arrays;

class Crowd {

    private final Person[] people;

    Crowd(Person... people) {
        this.people = people;
    }

    void greet() {
        greet(0);
    }

    private void greet(int first) {
        if (first < people.length) {
            synchronized (people[first]) {
                greet(first + 1);
            }
        }
    }
}
