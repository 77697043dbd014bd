import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** A blocking socket that answers so many bytes with so many bytes, and knows no CORBA. */
public final class RawServer {
    private RawServer() {}

    public static void main(String[] args) throws Exception {
        int requestBytes = Integer.parseInt(args[1]);
        int replyBytes = Integer.parseInt(args[2]);
        ServerSocketChannel acceptor = ServerSocketChannel.open();
        acceptor.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        int port = ((InetSocketAddress) acceptor.getLocalAddress()).getPort();
        Files.writeString(Path.of(args[0]), Integer.toString(port));
        Thread answering = new Thread(() -> answer(acceptor, requestBytes, replyBytes), "raw");
        answering.setDaemon(true);
        answering.start();
        Told.follow(calls -> {
            throw new IOException("a server makes no calls");
        });
        System.exit(0);
    }

    private static void answer(ServerSocketChannel acceptor, int requestBytes, int replyBytes) {
        ByteBuffer request = ByteBuffer.allocateDirect(requestBytes);
        ByteBuffer reply = ByteBuffer.allocateDirect(replyBytes);
        try (SocketChannel channel = acceptor.accept()) {
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            while (true) {
                request.clear();
                while (request.hasRemaining()) {
                    if (channel.read(request) < 0) {
                        return;
                    }
                }
                reply.putInt(
                        0, request.getInt(requestBytes - 8) + request.getInt(requestBytes - 4));
                reply.clear();
                while (reply.hasRemaining()) {
                    channel.write(reply);
                }
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
