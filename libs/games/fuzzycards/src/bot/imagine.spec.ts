import { decisions, view, type Reading } from '@scoresheet/rules-engine';
import { randomWalk } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { fuzzycards } from '../game.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { imagine } from './imagine.js';
import { seenBy } from './table.spec-kit.js';

/** Every situation of some random games, as the seat sees it that is asked. */
function situations(seed: number): readonly Reading[] {
  const found: Reading[] = [];
  const decks = [seed, seed + 1].map(
    (index) => READY_DECKS[index % READY_DECKS.length]?.cards ?? [],
  );
  const seating = { seats: 2, decks: [[], ...decks], options: {} };
  const onStep = ({ after }: { after: Reading['state'] }): void => {
    if (after.outcome === null) found.push({ rules: fuzzycards, state: structuredClone(after) });
  };
  randomWalk({ rules: fuzzycards, seating, seed, maxActions: 400, onStep });
  return found;
}

describe('An imagined table', () => {
  it('shows its seat what the real one shows, wherever random play leads', () => {
    const situated = [1, 2].flatMap(situations);
    expect(situated.length).toBeGreaterThan(10);
    for (const real of situated) {
      for (const seat of [1, 2]) {
        const { seats, counters } = seenBy(seat, imagine(seenBy(seat, real))).table;
        const shown = view(real, seat);
        expect(withoutUnseen(seats)).toEqual(withoutUnseen(shown.seats));
        expect(counters).toEqual(shown.counters);
      }
    }
  });

  it('asks the same, and offers nearly always the same', () => {
    let offered = 0;
    let alike = 0;
    for (const real of [1, 2].flatMap(situations)) {
      const [asked] = decisions(real);
      const seat = asked?.seat ?? 0;
      const [imagined] = decisions(imagine(seenBy(seat, real)));
      expect([imagined?.id, imagined?.kind]).toEqual([asked?.id, asked?.kind]);
      offered += 1;
      if (JSON.stringify(imagined?.options) === JSON.stringify(asked?.options)) alike += 1;
    }
    expect(offered).toBeGreaterThan(10);
    // What waits behind a choice in a chain of triggers is in no view.
    expect(alike / offered).toBeGreaterThan(0.99);
  });
});

/** Piles of which a seat knows the number only are imagined no deeper than anybody may draw. */
const withoutUnseen = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, item: { cards?: unknown; count?: unknown } | null) =>
    item?.count === undefined || item.cards !== undefined ? item : 'unseen',
  );
