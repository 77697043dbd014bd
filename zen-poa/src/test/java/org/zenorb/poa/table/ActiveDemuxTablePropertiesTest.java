package org.zenorb.poa.table;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.zenorb.poa.table.ActiveDemuxTableTest.Entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** The table against a model: a hash map from (index, generation) to entry. */
class ActiveDemuxTablePropertiesTest {
    private static final int MAX = 600;

    private record Place(int index, int generation) {}

    @Property
    boolean shouldBehaveLikeAMap(
            @ForAll long secret,
            @ForAll @Size(max = 3000) List<@IntRange(max = 999) Integer> steps) {
        ActiveDemuxTable<Entry> table =
                new ActiveDemuxTable<>(new SlotBudget(MAX), new Random(secret));
        Map<Place, Entry> model = new HashMap<>();
        List<Entry> live = new ArrayList<>();
        List<Entry> gone = new ArrayList<>();
        for (int step : steps) {
            if (step < 600) {
                Entry entry = table.take(Entry::new);
                if ((entry == null) != (live.size() == MAX)) {
                    return false;
                }
                if (entry != null) {
                    Place place = new Place(entry.index(), entry.generation());
                    if (model.put(place, entry) != null) {
                        return false;
                    }
                    live.add(entry);
                }
            } else if (!live.isEmpty()) {
                Entry entry = live.remove(step % live.size());
                if (!table.release(entry) || table.release(entry)) {
                    return false;
                }
                gone.add(entry);
                model.remove(new Place(entry.index(), entry.generation()));
            }
        }
        return table.size() == model.size()
                && gone.stream().allMatch(e -> table.get(e.index(), e.generation()) == null)
                && model.entrySet().stream()
                        .allMatch(e ->
                                table.get(e.getKey().index, e.getKey().generation) == e.getValue());
    }

    @Property
    boolean shouldNeverMixUpTwoEntriesNumbers(
            @ForAll long secret, @ForAll @IntRange(max = 299) int a) {
        ActiveDemuxTable<Entry> table =
                new ActiveDemuxTable<>(new SlotBudget(300), new Random(secret));
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            entries.add(table.take(Entry::new));
        }
        Entry one = entries.get(a);
        for (Entry other : entries) {
            if (other != one && table.get(one.index(), other.generation()) != null) {
                return false;
            }
        }
        return true;
    }

    @Property
    boolean shouldScrambleOneToOne(@ForAll long secret, @ForAll int counter) {
        Generations generations = new Generations(new Random(secret));
        return generations.unscramble(generations.scramble(counter)) == counter
                && generations.scramble(generations.unscramble(counter)) == counter;
    }

    @Property(tries = 50)
    boolean shouldDrawEachNumberOnceAndKnowIt(@ForAll long secret) {
        Generations generations = new Generations(new Random(secret));
        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < 2000; i++) {
            int next = generations.draw();
            if (!drawn.add(next) || !generations.wasDrawn(next)) {
                return false;
            }
        }
        // What is drawn next was not drawn before.
        return !generations.wasDrawn(generations.scramble(2001))
                && !generations.wasDrawn(generations.scramble(0))
                && !generations.wasDrawn(generations.scramble(-1));
    }

    @Property(tries = 20)
    boolean shouldGoOnAfterAllNumbersWereDrawn(@ForAll long secret) {
        Generations generations = new Generations(new Random(secret), -2);
        int last = generations.draw();
        int first = generations.draw();
        return last == generations.scramble(-1)
                && first == generations.scramble(1)
                && generations.wasDrawn(generations.scramble(-77))
                && !generations.wasDrawn(generations.scramble(0));
    }

    @Property(tries = 50)
    boolean shouldNotCountUpwards(@ForAll long secret) {
        Generations generations = new Generations(new Random(secret));
        int near = 0;
        int before = generations.draw();
        for (int i = 0; i < 1000; i++) {
            int next = generations.draw();
            if (Math.abs((long) next - before) < 256) {
                near++;
            }
            before = next;
        }
        return near < 10; // chance alone would give none in 65,536 times 1,000
    }
}
