package hello;

public class GreeterServant extends GreeterPOA {
    @Override
    public String greet(String name) {
        return "Hello, " + name + "!";
    }
}
