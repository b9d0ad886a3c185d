package org.gradle.internal.compiler.java;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.function.BiConsumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;

/** Reports which classes use a constant of another class: the compiler copies the value and leaves no trace of it. */
final class ConstantUses implements TaskListener {

    private final Trees trees;
    private final Elements elements;
    private final BiConsumer<String, String> uses;

    ConstantUses(JavacTask javac, BiConsumer<String, String> uses) {
        this.trees = Trees.instance(javac);
        this.elements = javac.getElements();
        this.uses = uses;
    }

    @Override
    public void started(TaskEvent event) {}

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getCompilationUnit() != null) {
            new Scanner().scan(new TreePath(event.getCompilationUnit()), null);
        }
    }

    private final class Scanner extends TreePathScanner<Void, Void> {

        private TypeElement user;

        @Override
        public Void visitClass(ClassTree tree, Void unused) {
            TypeElement outer = user;
            Element element = trees.getElement(getCurrentPath());
            if (element instanceof TypeElement) {
                user = (TypeElement) element;
            }
            super.visitClass(tree, unused);
            user = outer;
            return null;
        }

        @Override
        public Void visitImport(ImportTree tree, Void unused) {
            return null;
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
            reportUse();
            return super.visitMemberSelect(tree, unused);
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void unused) {
            reportUse();
            return super.visitIdentifier(tree, unused);
        }

        private void reportUse() {
            Element element = trees.getElement(getCurrentPath());
            if (user == null || element == null || !element.getKind().isField()) {
                return;
            }
            VariableElement field = (VariableElement) element;
            if (field.getConstantValue() != null && field.getEnclosingElement() instanceof TypeElement) {
                uses.accept(nameOf((TypeElement) field.getEnclosingElement()), nameOf(user));
            }
        }

        private String nameOf(TypeElement type) {
            return elements.getBinaryName(type).toString();
        }
    }
}
