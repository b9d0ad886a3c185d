package inheritance;

class Tile extends Shape {

    @Override
    int side() {
        return 3;
    }
}
