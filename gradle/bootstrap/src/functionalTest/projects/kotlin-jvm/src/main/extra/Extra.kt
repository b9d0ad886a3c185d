public class Extra(public val word: String = "extra")
