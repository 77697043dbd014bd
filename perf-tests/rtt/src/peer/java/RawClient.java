import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** Sends so many bytes and waits for so many, over a blocking socket. */
public final class RawClient {
    private RawClient() {}

    public static void main(String[] args) throws Exception {
        int port = Integer.parseInt(Files.readString(Path.of(args[0])));
        int requestBytes = Integer.parseInt(args[1]);
        ByteBuffer request = ByteBuffer.allocateDirect(requestBytes);
        ByteBuffer reply = ByteBuffer.allocateDirect(Integer.parseInt(args[2]));
        SocketChannel channel =
                SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        Told.follow(samples -> {
            for (int i = 0; i < samples.length; i++) {
                long start = System.nanoTime();
                request.putInt(requestBytes - 8, i).putInt(requestBytes - 4, 7);
                request.clear();
                while (request.hasRemaining()) {
                    channel.write(request);
                }
                reply.clear();
                while (reply.hasRemaining()) {
                    if (channel.read(reply) < 0) {
                        throw new IllegalStateException("the server is gone");
                    }
                }
                int sum = reply.getInt(0);
                samples[i] = System.nanoTime() - start;
                if (sum != i + 7) {
                    throw new IllegalStateException(i + " + 7 = " + sum);
                }
            }
        });
        System.exit(0);
    }
}
