package p
class G { String hi() { "hi" } }
