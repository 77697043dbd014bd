package javax.realtime;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a program can tell of a class, one line per member: modifiers that matter to a caller or a
 * subclass, erased types, checked exceptions, deprecation.
 */
final class Signatures {
    private static final int TOLD =
            Modifier.PUBLIC
                    | Modifier.PROTECTED
                    | Modifier.ABSTRACT
                    | Modifier.STATIC
                    | Modifier.FINAL;

    /** Modifiers that an override may not change without showing it. */
    private static final int OPEN =
            Modifier.PUBLIC | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL;

    private Signatures() {
        super();
    }

    static String header(Class<?> type) {
        String kind = type.isInterface() ? "interface " : "class ";
        int modifiers = type.getModifiers() & TOLD;
        if (type.isInterface()) {
            modifiers &= ~Modifier.ABSTRACT;
        }
        StringBuilder header = new StringBuilder(deprecation(type));
        header.append(Modifier.toString(modifiers)).append(' ').append(kind);
        header.append(type.getSimpleName());
        Class<?> parent = type.getSuperclass();
        if (parent != null && parent != Object.class) {
            header.append(" extends ").append(name(parent));
        }
        if (type.getInterfaces().length > 0) {
            header.append(type.isInterface() ? " extends " : " implements ");
            header.append(names(type.getInterfaces()));
        }
        return header.toString();
    }

    /** The public and protected members that the class itself declares, by their lines. */
    static TreeMap<String, Member> declared(Class<?> type) {
        List<Member> members = new ArrayList<>();
        members.addAll(List.of(type.getDeclaredFields()));
        members.addAll(List.of(type.getDeclaredConstructors()));
        members.addAll(List.of(type.getDeclaredMethods()));
        TreeMap<String, Member> lines = new TreeMap<>();
        for (Member member : members) {
            if (isApi(member) && !member.isSynthetic()) {
                lines.put(line(member), member);
            }
        }
        return lines;
    }

    static boolean isApi(Member member) {
        return (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
    }

    /** The method of a supertype that this one overrides with the same type and openness. */
    static Method overridden(Method method) {
        for (Class<?> type : supertypes(method.getDeclaringClass())) {
            for (Method candidate : type.getDeclaredMethods()) {
                if (isApi(candidate)
                        && candidate.getName().equals(method.getName())
                        && candidate.getReturnType() == method.getReturnType()
                        && Arrays.equals(candidate.getParameterTypes(), method.getParameterTypes())
                        && ((candidate.getModifiers() ^ method.getModifiers()) & OPEN) == 0) {
                    return candidate;
                }
            }
        }
        return null;
    }

    /** All classes and interfaces above a type, the nearest first. */
    static List<Class<?>> supertypes(Class<?> type) {
        List<Class<?>> all = new ArrayList<>();
        for (Class<?> above = type; above != null; above = above.getSuperclass()) {
            if (above != type) {
                all.add(above);
            }
            for (Class<?> direct : above.getInterfaces()) {
                all.add(direct);
                all.addAll(supertypes(direct));
            }
        }
        return all;
    }

    private static String line(Member member) {
        StringBuilder line = new StringBuilder(deprecation((AnnotatedElement) member));
        line.append(Modifier.toString(member.getModifiers() & TOLD)).append(' ');
        switch (member) {
            case Field field -> line.append(name(field.getType())).append(' ');
            case Method method -> line.append(name(method.getReturnType())).append(' ');
            default -> {
                return line.append(member.getDeclaringClass().getSimpleName())
                        .append(call((Constructor<?>) member))
                        .toString();
            }
        }
        line.append(member.getName());
        return member instanceof Method method ? line + call(method) : line.toString();
    }

    private static String call(Executable executable) {
        String thrown =
                Arrays.stream(executable.getExceptionTypes())
                        .filter(Signatures::isChecked)
                        .map(Signatures::name)
                        .sorted()
                        .collect(Collectors.joining(", "));
        return "("
                + names(executable.getParameterTypes())
                + ")"
                + (thrown.isEmpty() ? "" : " throws " + thrown);
    }

    private static boolean isChecked(Class<?> thrown) {
        return !RuntimeException.class.isAssignableFrom(thrown)
                && !Error.class.isAssignableFrom(thrown);
    }

    private static String names(Class<?>... types) {
        return Arrays.stream(types).map(Signatures::name).collect(Collectors.joining(", "));
    }

    private static String name(Class<?> type) {
        if (type.isArray()) {
            return name(type.componentType()) + "[]";
        }
        String in = type.getPackageName();
        boolean simple = in.equals("java.lang") || in.equals("javax.realtime");
        return simple ? type.getSimpleName() : type.getName();
    }

    private static String deprecation(AnnotatedElement element) {
        return element.isAnnotationPresent(Deprecated.class) ? "@Deprecated " : "";
    }
}
