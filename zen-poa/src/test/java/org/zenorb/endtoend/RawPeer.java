package org.zenorb.endtoend;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** One end of a connection in the test's own hand: sends exact bytes, reads whole messages. */
final class RawPeer implements AutoCloseable {
    private static final int HEADER_BYTES = 12;
    private static final int PATIENCE_MS = 20_000;

    private final Socket socket;
    private final DataInputStream in;

    RawPeer(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MS);
        in = new DataInputStream(socket.getInputStream());
    }

    static RawPeer connect(int port) throws IOException {
        return new RawPeer(new Socket(InetAddress.getLoopbackAddress(), port));
    }

    Socket socket() {
        return socket;
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    void send(String hex) throws IOException {
        send(Hex.bytes(hex));
    }

    /** One whole message. */
    byte[] receive() throws IOException {
        byte[] header = new byte[HEADER_BYTES];
        in.readFully(header);
        ByteBuffer view = ByteBuffer.wrap(header);
        view.order((header[6] & 1) == 1 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        byte[] message = new byte[HEADER_BYTES + view.getInt(8)];
        System.arraycopy(header, 0, message, 0, HEADER_BYTES);
        in.readFully(message, HEADER_BYTES, message.length - HEADER_BYTES);
        return message;
    }

    String receiveHex() throws IOException {
        return Hex.text(receive());
    }

    /** Whether the other end has closed; anything that is read before is an error. */
    boolean isAtEnd() throws IOException {
        try {
            int octet = in.read();
            if (octet >= 0) {
                throw new AssertionError("there is something to read: " + octet);
            }
            return true;
        } catch (EOFException | SocketException e) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
