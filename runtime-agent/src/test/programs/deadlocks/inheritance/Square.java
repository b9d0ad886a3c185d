package inheritance;

class Square extends Shape {

    @Override
    int side() {
        return 2;
    }
}
