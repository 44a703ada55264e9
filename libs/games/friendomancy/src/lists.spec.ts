/** When lists are open. Decision: A-FRI-45. */
import {
  begin,
  decisions,
  endAsLoop,
  leave,
  listed,
  run,
  seeAll,
  stop,
  type Fact,
  type Play,
  type Reading,
  type Viewer,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from './decks/ready-decks.js';
import { friendomancy } from './game.js';

const LISTS = READY_DECKS.slice(0, 2).map(({ cards }) => cards);
const VIEWERS: readonly Viewer[] = [1, 2, 0, 'public'];
const CHANCE = seededChance(3);

function begun(options: Reading['state']['options'] = {}): Reading {
  const seating = { seats: 2, decks: [[], ...LISTS], options };
  return { rules: friendomancy, state: begin(friendomancy, seating, CHANCE).state };
}

/** Everybody takes what is offered first: the Main Step ends only where nothing else is offered. */
function playedOn(reading: Reading): readonly Fact[] {
  let facts: readonly Fact[] = [];
  while (reading.state.outcome === null) {
    const [decision] = decisions(reading);
    if (!decision) throw new Error('nobody is asked');
    const ids = listed(decision.options).map(({ id }) => id);
    const choice = ids.includes('end') ? 'end' : (ids[0] ?? '');
    const ran = run(reading, { ...decision, decision: decision.id, choice }, CHANCE);
    if ('refusal' in ran) throw new Error(ran.refusal.says);
    ({ facts } = ran);
  }
  return facts;
}

const opened = (facts: readonly Fact[], viewer: Viewer) =>
  seeAll(friendomancy, facts, viewer)
    .filter((fact) => (fact as { what?: string }).what === 'list-opened')
    .map((fact) => (fact as unknown as { cards: string[] }).cards);

const sorted = LISTS.map((list) => [...list].sort());

describe('The lists of a match (A-FRI-45)', () => {
  const OUTCOME = { places: [], reason: 'abandoned' };
  const endings: readonly [string, () => readonly Fact[]][] = [
    ['by the last round', () => playedOn(begun())],
    ['by a limit on rounds', () => playedOn(begun({ maxRounds: 30 }))],
    ['by who leaves', () => leave(begun(), 1, CHANCE)],
    ['from outside: a ruling, the clock', () => stop(begun(), OUTCOME)],
    [
      'by the engine, as a loop',
      () => {
        const play: Play = { ...begun(), chance: CHANCE, facts: [], floor: 0 };
        endAsLoop(play);
        return play.facts;
      },
    ],
  ];

  it.each(endings)('are open to all once the game is over %s', (_, end) => {
    const facts = end();
    for (const viewer of VIEWERS) expect(opened(facts, viewer)).toEqual(sorted);
  });

  it('are not opened before that, and tell the order of no Pool', () => {
    const seating = { seats: 2, decks: [[], ...LISTS], options: {} };
    const { facts } = begin(friendomancy, seating, CHANCE);
    expect(opened(facts, 'house')).toEqual([]);
  });

  it('of who has left before are open at the end, too', () => {
    const three = { seats: 3, decks: [[], ...LISTS, LISTS[0] ?? []], options: {} };
    const reading = { rules: friendomancy, state: begin(friendomancy, three, CHANCE).state };
    expect(opened(leave(reading, 2, CHANCE), 'house')).toEqual([]);
    expect(opened(leave(reading, 3, CHANCE), 'public')).toEqual([...sorted, sorted[0]]);
  });
});
