package com.example;

import Fake.ControlPOA;

import com.vendor.Vendor.Antenna;

import org.types.Geo.Position;

public class FakeService extends ControlPOA {
    private Position place = new Position();

    @Override
    public void move_to(Position to) {
        place = to;
    }

    @Override
    public Position place() {
        return place;
    }

    @Override
    public Antenna antenna() {
        return null;
    }
}
