package program;

import org.omg.CORBA.ORB;
import org.omg.CORBA_2_3.portable.InputStream;

import portable.*;

import java.io.Serializable;

/** How the application makes values; not every compiler writes the default factories. */
final class Values {
    /** Makes animals. */
    private static final class Animals implements AnimalValueFactory {
        @Override
        public Animal born(String name, int legs) {
            return new AnimalImpl(name, legs);
        }

        @Override
        public Serializable read_value(InputStream in) {
            return in.read_value(new AnimalImpl());
        }
    }

    private Values() {}

    static void register(ORB orb) {
        org.omg.CORBA_2_3.ORB full = (org.omg.CORBA_2_3.ORB) orb;
        full.register_value_factory(AnimalHelper.id(), new Animals());
        full.register_value_factory(DogHelper.id(), in -> in.read_value(new DogImpl()));
        full.register_value_factory(NodeHelper.id(), in -> in.read_value(new NodeImpl()));
        full.register_value_factory(ParcelHelper.id(), in -> in.read_value(new ParcelImpl()));
        full.register_value_factory(ReviewHelper.id(), in -> in.read_value(new ReviewImpl()));
        full.register_value_factory(CardHelper.id(), in -> in.read_value(new CardImpl()));
    }
}
