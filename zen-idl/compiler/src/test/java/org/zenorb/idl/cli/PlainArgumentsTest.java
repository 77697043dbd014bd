package org.zenorb.idl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zenorb.idl.CompilerOptions;

import picocli.CommandLine;

class PlainArgumentsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.idl",
                "a.idl b/c.idl",
                "-d out a.idl",
                "--output out a.idl --all",
                "-I inc -Iinc2 -I/abs -I./here -I../there a.idl",
                "-D A -D B=2 -DC -DD=3 -D_E=x=y -U F -UG a.idl",
                "--no-skeleton a.idl",
                "--client-only --no-tie --ami a.idl",
                "--package com.example a.idl -d out"
            })
    void shouldReadCommonOptionsAsTheParserOfAllDoes(String line) {
        String[] args = line.split(" ");
        CompilerOptions plain = PlainArguments.read(args);
        assertNotNull(plain);
        ZenIdl all = new ZenIdl();
        new CommandLine(all).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(args);
        assertEquals(all.options().toString(), plain.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-d out",
                "a.idl -d",
                "a.idl -I",
                "-d out -d out a.idl",
                "--package a --package b a.idl",
                "--all --all a.idl",
                "-d -I a.idl",
                "-d 'out a.idl",
                "--output=out a.idl",
                "-dout a.idl",
                "@args",
                "-d @x a.idl",
                "-- a.idl",
                "--help",
                "-E a.idl",
                "--header LICENSE a.idl",
                "--build x a.idl",
                "-D=A a.idl",
                "--unknown a.idl"
            })
    void shouldLeaveTheRestAndAllMistakesToTheParserOfAll(String line) {
        assertNull(PlainArguments.read(line.isEmpty() ? new String[0] : line.split(" ")));
    }
}
