/**
 * What nobody may learn at a table of Friendomancy: drafted cards, the order of the Pools, where
 * Foes lie in them, and where the JUDGE put them. Decisions: A-FRI-43, A-FRI-44, A-FRI-46, A-FRI-49.
 */
import {
  cardsIn,
  copy,
  decisions,
  emptyTable,
  JUDGE,
  listed,
  run,
  seeAll,
  setUp,
  view,
  type Decision,
  type Fact,
  type Reading,
  type Seating,
  type Viewer,
} from '@scoresheet/rules-engine';
import { seededChance, twinWorlds } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from './decks/ready-decks.js';
import { hand, pool } from './field.js';
import { friendomancy } from './game.js';

const VIEWERS: readonly Viewer[] = [1, 2, 'public'];
const DRAFTS = 8; // four steps of two players

const seating = (options: Seating['options']): Seating => ({
  seats: 2,
  options: { draftOrder: 'asSeated', turnOrder: 'asSeated', ...options },
  decks: [[], ...READY_DECKS.slice(0, 2).map(({ cards }) => cards)],
});

function begun(options: Seating['options']): Reading {
  const reading = { rules: friendomancy, state: emptyTable(friendomancy, seating(options)) };
  setUp(reading, seating(options), seededChance(1));
  return reading;
}

const draftWorlds = (draftLook: string, seed: number, viewer: Viewer) =>
  twinWorlds({
    rules: friendomancy,
    seating: seating({ draftLook }),
    seed,
    viewer,
    before: 0,
    script: DRAFTS,
  });

describe('The draft', () => {
  it.each(['atEnd', 'asDrawn'])('tells nobody else what was drafted: %s', (look) => {
    for (const viewer of VIEWERS) {
      expect(draftWorlds(look, 7, viewer)).toMatchObject({ differ: true });
    }
  });
});

type Answering = (decision: Decision, number: number) => string;

/** Two worlds give every viewer the same bytes, after each of so many answers. */
function areAlike(worlds: readonly [Reading, Reading], answers: number, says: Answering[]): void {
  const chance = seededChance(2);
  expect(answers).toBeGreaterThan(0);
  for (let number = 0; number < answers; number += 1) {
    const written = worlds.map((world, index): readonly Fact[] => {
      const [decision] = decisions(world);
      if (!decision) throw new Error('nobody is asked');
      const choice = says[index]?.(decision, number) ?? '';
      const action = { seat: decision.seat, decision: decision.id, choice };
      const ran = run(world, action, chance);
      if ('refusal' in ran) throw new Error(`refused: ${choice} because ${ran.refusal.rule}`);
      return ran.facts;
    });
    for (const viewer of VIEWERS) {
      const [one, other] = worlds.map((world, index) =>
        JSON.stringify([view(world, viewer), seeAll(friendomancy, written[index] ?? [], viewer)]),
      );
      expect(one === other, `answer ${number + 1}, seen by ${viewer}`).toBe(true);
    }
  }
}

const first: Answering = ({ options }) => listed(options)[0]?.id ?? '';

describe('The JUDGE', () => {
  it('places Foes so that nobody sees which went where, only how many', () => {
    const worlds = [0, 1].map(() => begun({ judge: 'sits', foes: 'oneOfEach' })) as [
      Reading,
      Reading,
    ];
    const placing =
      (pools: readonly string[]): Answering =>
      (decision, number) =>
        decision.kind === 'place-foe'
          ? (pools[(number - DRAFTS) % 2] ?? '')
          : first(decision, number);
    const says = [placing(['friends', 'curses']), placing(['curses', 'friends'])];
    areAlike(worlds, DRAFTS + 10, says);
    const [one, other] = worlds.map(({ state }) =>
      cardsIn(state, pool('friends')).map((id) => state.cards[id]?.face),
    );
    expect(one).not.toEqual(other);
  });
});

describe('Where the JUDGE put Foes', () => {
  const placed = (pools: readonly string[], judge = 'sits'): Reading => {
    const world = begun({ judge, foes: '2 Goose, 1 Sewer Slime' });
    const chance = seededChance(1);
    const answer = (choice: string): void => {
      const [decision] = decisions(world);
      if (!decision) throw new Error('nobody is asked');
      run(world, { seat: decision.seat, decision: decision.id, choice }, chance);
    };
    for (let drafts = 0; drafts < DRAFTS; drafts += 1) {
      answer(listed(decisions(world)[0]?.options ?? { pick: 'one', from: [] })[0]?.id ?? '');
    }
    pools.forEach(answer);
    return world;
  };
  const told = (world: Reading, viewer: Viewer) =>
    Object.entries(view(world, viewer).counters).filter(([name]) => name.startsWith('placed'));

  it('is seen by every JUDGE, while they are placed and ever after (A-FRI-43, A-FRI-44)', () => {
    expect(told(placed(['curses']), JUDGE)).toEqual([['placed curses fa-fo07', 1]]);
    const all = [
      ['placed curses fa-fo07', 2],
      ['placed spells fa-fo05', 1],
    ];
    const world = placed(['curses', 'curses', 'spells']);
    expect(told(world, JUDGE)).toEqual(all);
    expect(world.state.stack.some(({ kind }) => kind === 'place-foes')).toBe(false);
  });

  it('is seen by nobody else', () => {
    const world = placed(['curses', 'curses', 'spells']);
    for (const viewer of VIEWERS) expect(told(world, viewer)).toEqual([]);
  });

  it('is known to nobody where chance has placed them', () => {
    const world = placed([], 'none');
    expect(decisions(world)[0]?.kind).toBe('draw-step');
    for (const viewer of [...VIEWERS, JUDGE]) expect(told(world, viewer)).toEqual([]);
  });
});

describe('A Foe in a Pool', () => {
  it('is a card like all others until it comes up', () => {
    const one = begun({ foes: 'tenOfEach' });
    const chance = seededChance(1);
    for (let drafts = 0; drafts < DRAFTS; drafts += 1) {
      const [decision] = decisions(one);
      if (!decision) break;
      const choice = first(decision, drafts);
      run(one, { seat: decision.seat, decision: decision.id, choice }, chance);
    }
    const other: Reading = { ...one, state: copy(one.state) };
    const cards = cardsIn(one.state, pool('spells')).map((id) => one.state.cards[id]);
    const foe = cards.find((card) => friendomancy.faces[card?.face ?? '']?.type === 'foe');
    const spell = cards.find((card) => friendomancy.faces[card?.face ?? '']?.type === 'spell');
    if (!foe || !spell) throw new Error('the Magic Pool holds no Foe');
    Object.assign(other.state.cards, {
      [foe.id]: { ...foe, face: spell.face },
      [spell.id]: { ...spell, face: foe.face },
    });
    const lazy: Answering = (decision, number) =>
      decision.kind === 'main' ? 'end' : first(decision, number);
    areAlike([one, other], 24, [lazy, lazy]);
  });
});

describe('What a hand holds', () => {
  it('decides about no question: the End Step asks whatever is in it', () => {
    const one = begun({});
    const other: Reading = { ...one, state: copy(one.state) };
    const chance = seededChance(1);
    for (const world of [one, other]) {
      for (let drafts = 0; drafts < DRAFTS; drafts += 1) {
        const [decision] = decisions(world);
        if (!decision) break;
        const choice = first(decision, drafts);
        run(world, { seat: decision.seat, decision: decision.id, choice }, chance);
      }
    }
    for (const id of cardsIn(other.state, hand(1))) {
      const card = other.state.cards[id];
      if (card) other.state.cards[id] = { ...card, face: 'fa-fr30' };
    }
    const kinds = [one, other].map((world) => askedOf(world));
    expect(kinds[0]).toEqual(kinds[1]);
  });
});

/** Whom a lazy game asks what, in its first turns. */
function askedOf(world: Reading): readonly string[] {
  const chance = seededChance(3);
  return Array.from({ length: 12 }, () => {
    const [decision] = decisions(world);
    if (!decision) return 'nobody';
    const choice = decision.kind === 'main' ? 'end' : first(decision, 0);
    run(world, { seat: decision.seat, decision: decision.id, choice }, chance);
    return `${decision.kind} of ${decision.seat}`;
  });
}
