package org.zenorb.examples.tracks;

import org.omg.CORBA.SystemException;

import tracks.Area;
import tracks.AreaTooLarge;
import tracks.Observer;
import tracks.Position;
import tracks.SectorPOA;
import tracks.Track;
import tracks.UnknownTrack;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * One part of the sky: the latest report of each track, and who watches.
 *
 * <p>Thread: any number of a lane's threads at once; each track is replaced as a whole.
 */
final class SectorServant extends SectorPOA {
    private static final int MAX_TRACKS = 1000;
    private static final double MAX_SQUARE_DEGREES = 100;
    private static final double METRES_PER_DEGREE = 111_320;

    private record Watch(Observer who, Area box) {}

    private final String name;
    private final AtomicReferenceArray<Track> tracks = new AtomicReferenceArray<>(MAX_TRACKS);
    private final List<Watch> watches = new CopyOnWriteArrayList<>();

    SectorServant(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void report(Track seen) {
        if (seen.id < 0 || seen.id >= MAX_TRACKS) {
            return; // a oneway has no answer to carry a complaint
        }
        tracks.set(seen.id, seen);
        for (Watch watch : watches) {
            if (contains(watch.box, seen.at)) {
                tell(watch.who, seen);
            }
        }
    }

    private void tell(Observer who, Track now) {
        try {
            who.moved(now);
        } catch (SystemException e) {
            unwatch(who); // the observer's process is gone
        }
    }

    @Override
    public Position predict(int id, float seconds) throws UnknownTrack {
        Track track = id >= 0 && id < MAX_TRACKS ? tracks.get(id) : null;
        if (track == null) {
            throw new UnknownTrack(id);
        }
        double metres = track.course.speed * seconds;
        double heading = Math.toRadians(track.course.heading);
        double north = metres * Math.cos(heading) / METRES_PER_DEGREE;
        double east = metres * Math.sin(heading) / METRES_PER_DEGREE;
        return new Position(
                track.at.latitude + north,
                track.at.longitude + east / Math.cos(Math.toRadians(track.at.latitude)),
                track.at.altitude + track.course.climb * seconds);
    }

    @Override
    public Track[] within(Area box) throws AreaTooLarge {
        double size = (box.north - box.south) * (box.east - box.west);
        if (size > MAX_SQUARE_DEGREES) {
            throw new AreaTooLarge(size, MAX_SQUARE_DEGREES);
        }
        List<Track> found = new ArrayList<>();
        for (int id = 0; id < MAX_TRACKS; id++) {
            Track track = tracks.get(id);
            if (track != null && contains(box, track.at)) {
                found.add(track);
            }
        }
        return found.toArray(new Track[0]);
    }

    @Override
    public void watch(Observer who, Area box) {
        watches.add(new Watch(who, box));
    }

    @Override
    public void unwatch(Observer who) {
        watches.removeIf(watch -> watch.who._is_equivalent(who));
    }

    private static boolean contains(Area box, Position at) {
        return at.latitude >= box.south
                && at.latitude <= box.north
                && at.longitude >= box.west
                && at.longitude <= box.east;
    }
}
