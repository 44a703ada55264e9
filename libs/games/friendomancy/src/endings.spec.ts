/** Decision: A-FRI-13. */
import {
  decisions,
  emptyTable,
  run,
  setUp,
  tableCounter,
  type Decision,
  type Reading,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from './decks/ready-decks.js';
import { friendomancy } from './game.js';

/** Everybody adds a single card to the deck as long as there are any, and does nothing else. */
const LAZY = [/^add 1 /, /^draw deck$/, /^end$/, /^keep$/];

function lazyAnswer({ options }: Decision): string {
  if (options.pick !== 'one') throw new Error('a lazy game asks for one thing at a time');
  const ids = options.from.map(({ id }) => id);
  const wanted = LAZY.map((wish) => ids.find((id) => wish.test(id))).find((id) => id);
  return wanted ?? ids[0] ?? '';
}

function roundsOfLazyGame(foes: string): number {
  const decks = [[], ...READY_DECKS.slice(0, 2).map(({ cards }) => cards)];
  const seating = { seats: 2, decks, options: { foes } };
  const reading: Reading = { rules: friendomancy, state: emptyTable(friendomancy, seating) };
  const chance = seededChance(1);
  setUp(reading, seating, chance);
  for (let asked = 0; asked < 5_000 && reading.state.outcome === null; asked += 1) {
    const [decision] = decisions(reading);
    if (!decision) break;
    run(reading, { ...decision, decision: decision.id, choice: lazyAnswer(decision) }, chance);
  }
  expect(reading.state.outcome?.reason).toBe('most-money');
  return tableCounter(reading.state, 'round');
}

describe('A game in which everybody takes as long as the Draw Step allows (A-FRI-13)', () => {
  it.each([
    ['none', 173],
    ['tenOfEach', 273],
  ])('with Foes: %s ends by itself by round %i', (foes, latest) => {
    expect(roundsOfLazyGame(foes)).toBeLessThanOrEqual(latest);
    expect(roundsOfLazyGame(foes)).toBeGreaterThan(latest - 10);
  });
});
