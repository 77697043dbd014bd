package org.zenorb.realtime;

import javax.realtime.AsyncEventHandler;
import javax.realtime.OneShotTimer;
import javax.realtime.RelativeTime;

/** A program whose main thread ends before its handler runs; {@link ProcessTest} starts it. */
final class HandlerMain {
    private HandlerMain() {
        super();
    }

    public static void main(String[] arguments) {
        OneShotTimer[] timer = new OneShotTimer[1];
        AsyncEventHandler handler =
                new AsyncEventHandler(() -> {
                    System.out.println("handled");
                    timer[0].destroy();
                });
        timer[0] = new OneShotTimer(new RelativeTime(300, 0), handler);
        AsyncEventHandler daemon = new AsyncEventHandler();
        daemon.setDaemon(true);
        new OneShotTimer(new RelativeTime(3_600_000, 0), daemon).start();
        timer[0].start();
    }
}
