package org.example.app;

import org.apache.commons.lang3.StringUtils;
import org.example.list.Lists;
import org.example.utilities.Words;

public class App {
    public static void main(String[] args) {
        System.out.println(StringUtils.capitalize(Words.join(Lists.words())));
    }
}
