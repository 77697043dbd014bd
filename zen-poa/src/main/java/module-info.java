/**
 * The POA behind the ORB's object adapter SPI. It exports nothing: applications use {@code
 * org.omg.PortableServer}, and the ORB finds this module through {@link java.util.ServiceLoader}.
 */
module org.zenorb.poa {
    requires org.zenorb.core;

    provides org.zenorb.serve.ObjectAdapterSupplier with
            org.zenorb.poa.PoaSupplier;
}
