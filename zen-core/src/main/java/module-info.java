/**
 * The CORBA API and the ORB.
 *
 * <p>{@code org.omg} is the OMG's API and nothing else: generated from its IDL or, where it is
 * pseudo-IDL, written by hand. The ORB behind it is found through {@link java.util.ServiceLoader}
 * by {@code ORB.init} and exports nothing; the object adapter, a module of its own, sees the rooms
 * it stands on.
 */
@SuppressWarnings("module") // org.zenorb.poa is compiled later
module org.zenorb.core {
    requires jdk.jfr;
    requires org.zenorb.rtsj;

    exports org.omg.ATLAS;
    exports org.omg.BiDirPolicy;
    exports org.omg.CONV_FRAME;
    exports org.omg.CORBA.ContainedPackage;
    exports org.omg.CORBA.ContainerPackage;
    exports org.omg.CORBA.ExtValueDefPackage;
    exports org.omg.CORBA.InterfaceAttrExtensionPackage;
    exports org.omg.CORBA.InterfaceDefPackage;
    exports org.omg.CORBA.ORBPackage;
    exports org.omg.CORBA.PollableSetPackage;
    exports org.omg.CORBA.TypeCodePackage;
    exports org.omg.CORBA.ValueDefPackage;
    exports org.omg.CORBA.portable;
    exports org.omg.CORBA;
    exports org.omg.CORBA_2_3.portable;
    exports org.omg.CORBA_2_3;
    exports org.omg.CORBA_2_5;
    exports org.omg.CORBA_3_0;
    exports org.omg.CSI;
    exports org.omg.CSIIOP;
    exports org.omg.CosNaming.NamingContextExtPackage;
    exports org.omg.CosNaming.NamingContextPackage;
    exports org.omg.CosNaming;
    exports org.omg.CosTSInteroperation;
    exports org.omg.CosTSPortability;
    exports org.omg.CosTransactions;
    exports org.omg.Dynamic;
    exports org.omg.DynamicAny.DynAnyFactoryPackage;
    exports org.omg.DynamicAny.DynAnyPackage;
    exports org.omg.DynamicAny;
    exports org.omg.ETF;
    exports org.omg.GIOP;
    exports org.omg.GSSUP;
    exports org.omg.IIOP;
    exports org.omg.IOP.CodecFactoryPackage;
    exports org.omg.IOP.CodecPackage;
    exports org.omg.IOP;
    exports org.omg.MIOP;
    exports org.omg.Messaging;
    exports org.omg.PortableGroup.GenericFactoryPackage;
    exports org.omg.PortableGroup;
    exports org.omg.PortableInterceptor.ORBInitInfoPackage;
    exports org.omg.PortableInterceptor;
    exports org.omg.PortableServer.CurrentPackage;
    exports org.omg.PortableServer.POAManagerFactoryPackage;
    exports org.omg.PortableServer.POAManagerPackage;
    exports org.omg.PortableServer.POAPackage;
    exports org.omg.PortableServer.ServantLocatorPackage;
    exports org.omg.PortableServer.portable;
    exports org.omg.PortableServer;
    exports org.omg.RTCORBA.RTORBPackage;
    exports org.omg.RTCORBA;
    exports org.omg.RTPortableServer;
    exports org.omg.SSLIOP;
    exports org.omg.Security;
    exports org.omg.SecurityAdmin;
    exports org.omg.SecurityLevel1;
    exports org.omg.SecurityLevel2;
    exports org.omg.SendingContext.CodeBasePackage;
    exports org.omg.SendingContext;
    exports org.omg.TimeBase;
    exports org.zenorb.current;
    exports org.zenorb.context to
            org.zenorb.poa;
    exports org.zenorb.error to
            org.zenorb.poa;
    exports org.zenorb.ior to
            org.zenorb.poa;
    exports org.zenorb.serve to
            org.zenorb.poa;

    uses org.omg.CORBA.ORB;
    uses org.zenorb.serve.ObjectAdapterSupplier;

    provides org.omg.CORBA.ORB with
            org.zenorb.orb.Orb;
}
