import {
  begin,
  decisions,
  match,
  run,
  type Choice,
  type Decision,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { mixed, randomChoice, seededChance, seededNumbers } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from '../decks/ready-decks.js';
import { hand, opponentOf, scroll } from '../field.js';
import { fuzzycards } from '../game.js';
import { advise } from './advise.js';
import { seenBy, tableOf } from './table.spec-kit.js';

type Look = (reading: Reading, decision: Decision) => void;

/** A game in which seat 1 takes advice and seat 2 answers at random. */
function playWithAdvice(seed: number, look: Look): State {
  const deck = (index: number) => READY_DECKS[index % READY_DECKS.length]?.cards ?? [];
  const decks = [[], deck(seed), deck(Math.floor(seed / READY_DECKS.length))];
  const chance = seededChance(seed);
  const below = seededNumbers(seed);
  const { state } = begin(fuzzycards, { seats: 2, decks, options: {} }, chance);
  const reading = { rules: fuzzycards, state };
  while (state.outcome === null) {
    const decision = decisions(reading)[0] as Decision;
    look(reading, decision);
    const { id, seat, options } = decision;
    const advice = seat === 1 ? advise(seenBy(1, reading)) : [];
    const choice = advice[below(Math.max(1, advice.length))]?.choice;
    run(reading, { seat, decision: id, choice: choice ?? randomChoice(options, below) }, chance);
  }
  return state;
}

const SEEDS = [1, 11];

describe('Advice', () => {
  it('is given for every decision, and all of it may be done', () => {
    const kinds = new Set<string>();
    for (const seed of SEEDS) {
      playWithAdvice(seed, (reading, decision) => {
        const advice = advise(seenBy(decision.seat, reading));
        expect(advice.length, decision.kind).toBeGreaterThan(0);
        for (const { choice, says } of advice) {
          expect(match(decision, choice)).toBeDefined();
          expect(says).toMatch(/^[a-z].*\w$/);
        }
        kinds.add(decision.kind);
      });
    }
    const usual = ['activate', 'discard', 'mulligan', 'settle', 'turn-order', 'validate'];
    expect([...kinds]).toEqual(expect.arrayContaining(usual));
  });

  it('rests on nothing that the seat may not see: unseen cards may be any', () => {
    let differing = 0;
    let worlds = 0;
    for (const seed of SEEDS) {
      playWithAdvice(seed, (reading, { seat }) => {
        const twin = { ...reading, state: withOtherSecrets(reading.state, seat, seed) };
        worlds += 1;
        if (JSON.stringify(twin.state) !== JSON.stringify(reading.state)) differing += 1;
        expect(adviceOf(twin, seat)).toEqual(adviceOf(reading, seat));
      });
    }
    expect(differing / worlds).toBeGreaterThan(0.9);
  });

  it('is the same whenever it is asked, and changes nothing of what it was given', () => {
    const seen = seenBy(1, tableOf({ phase: 'activate', south: { hand: ['Moth of Maybe'] } }));
    const before = JSON.stringify(seen);
    expect(advise(seen)).toEqual(advise(seen));
    expect(JSON.stringify(seen)).toBe(before);
  });

  it('is none for who is not asked', () => {
    expect(advise(seenBy(2, tableOf({ phase: 'activate' })))).toEqual([]);
  });
});

const adviceOf = (reading: Reading, seat: Seat): readonly Choice[] =>
  advise(seenBy(seat, reading)).map(({ choice }) => choice);

/** The same world but for what the seat cannot know: other cards in the other hand, other Scrolls. */
function withOtherSecrets(state: State, seat: Seat, seed: number): State {
  const twin = structuredClone(state);
  const other = opponentOf(seat);
  const unseen = [[hand(other), scroll(other)], [scroll(seat)]];
  for (const places of unseen) {
    const ids = places.flatMap((at) => twin.places[at] ?? []);
    const faces = mixed(
      ids.map((id) => twin.cards[id]?.face ?? ''),
      seededNumbers(seed),
    );
    ids.forEach((id, index) => Object.assign(twin.cards[id] ?? {}, { face: faces[index] }));
  }
  return twin;
}
