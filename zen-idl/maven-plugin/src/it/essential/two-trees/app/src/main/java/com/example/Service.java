package com.example;

import com.example.Radar.StationPOA;
import com.vendor.Vendor.Antenna;

import org.types.Geo.Position;

public class Service extends StationPOA {
    @Override
    public Position place() {
        return new Position(48.2, 16.4);
    }

    @Override
    public Antenna antenna() {
        return null;
    }
}
