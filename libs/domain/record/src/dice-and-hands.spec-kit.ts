/**
 * A game as small as a record needs it: two seats draw numbered cards in secret, roll a die in
 * the open, and the first to twenty points ends it. It knows a hidden deck, hands, chance and
 * rules that refuse, and it is played by `play` and verified through `diceAndHands`.
 */
import type { Audience, SeatAudience } from './audience.js';
import type { Json, JsonObject } from './canonical-json.js';
import type { Head } from './event-header.js';
import { sealEvent, type SealedEvent } from './event-lines.js';
import { partsSeen, type Part } from './event-part.js';
import { recordIdOf } from './record-id.js';
import type { HouseEvent, Redecision, Refolder } from './refolder.js';
import { createSaltOf } from './salt.js';
import { sha256 } from './node.js';

type Seat = 'seat1' | 'seat2';
type Action =
  | { readonly do: 'create'; readonly rules: string }
  | { readonly do: 'draw' | 'roll'; readonly seat: Seat };
type Fact =
  | { readonly fact: 'deck-shuffled'; readonly cards: readonly number[] }
  | { readonly fact: 'card-drawn'; readonly seat: Seat; readonly card: number }
  | { readonly fact: 'die-shown'; readonly seat: Seat; readonly pips: number }
  | { readonly fact: 'turn-passed'; readonly to: Seat };

export interface Table {
  readonly deck: readonly number[];
  readonly hands: Readonly<Record<Seat, readonly number[]>>;
  readonly points: Readonly<Record<Seat, number>>;
  readonly turn: Seat;
}

/** What chance says: from a seeded source while playing, from the recorded facts afterwards. */
interface Chance {
  shuffle(cards: readonly number[]): readonly number[];
  die(): number;
}

export const RULES = 'dice-and-hands/1';
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const EMPTY: Table = {
  deck: [],
  hands: { seat1: [], seat2: [] },
  points: { seat1: 0, seat2: 0 },
  turn: 'seat1',
};

const other = (seat: Seat): Seat => (seat === 'seat1' ? 'seat2' : 'seat1');

function evolve(table: Table, fact: Fact): Table {
  switch (fact.fact) {
    case 'deck-shuffled':
      return { ...table, deck: fact.cards };
    case 'card-drawn': {
      const hand = [...table.hands[fact.seat], fact.card];
      return { ...table, deck: table.deck.slice(1), hands: { ...table.hands, [fact.seat]: hand } };
    }
    case 'die-shown': {
      const points = table.points[fact.seat] + fact.pips;
      return { ...table, points: { ...table.points, [fact.seat]: points } };
    }
    case 'turn-passed':
      return { ...table, turn: fact.to };
  }
}

function factsOf(table: Table, action: Action, chance: Chance): readonly Fact[] | string {
  if (action.do === 'create') return [{ fact: 'deck-shuffled', cards: chance.shuffle(CARDS) }];
  const { seat } = action;
  if (seat !== table.turn) return 'not-your-turn';
  const passed: Fact = { fact: 'turn-passed', to: other(seat) };
  if (action.do === 'roll') return [{ fact: 'die-shown', seat, pips: chance.die() }, passed];
  const [card] = table.deck;
  return card === undefined ? 'deck-empty' : [{ fact: 'card-drawn', seat, card }, passed];
}

const fold = (table: Table, part: Part): Table =>
  (part.facts as unknown as readonly Fact[]).reduce(evolve, table);

function seeFact(fact: JsonObject, audience: Audience): JsonObject {
  if (audience === 'house') return fact;
  if (fact['fact'] === 'deck-shuffled') return { fact: 'deck-shuffled' };
  if (fact['fact'] !== 'card-drawn' || fact['seat'] === audience) return fact;
  return { fact: 'card-drawn', seat: fact['seat'] as Json };
}

export const see = (house: Part, audience: Audience): Part => ({
  action: house.action,
  facts: (house.facts as readonly JsonObject[]).map((fact) => seeFact(fact, audience)),
});

export const SEATS: readonly SeatAudience[] = ['seat1', 'seat2'];

/** Chance that repeats what the facts say came up. */
function recordedChance({ facts }: Part): Chance {
  const all = facts as unknown as readonly Fact[];
  return {
    shuffle(cards) {
      const fact = all.find((f) => f.fact === 'deck-shuffled');
      return fact?.fact === 'deck-shuffled' ? fact.cards : cards;
    },
    die() {
      const fact = all.find((f) => f.fact === 'die-shown');
      if (fact?.fact !== 'die-shown') throw new Error('no die was recorded');
      return fact.pips;
    },
  };
}

function decide(table: Table, action: Action, chance: Chance): Redecision<Table> {
  const facts = factsOf(table, action, chance);
  if (typeof facts === 'string') return { decided: false, code: facts, rule: 'R-TOY-1' };
  const part = { action, facts } as unknown as Part;
  return { decided: true, part, state: fold(table, part) };
}

export const diceAndHands: Refolder<Table> = {
  start(first) {
    const { rules } = first.part.action as { rules?: string };
    return rules === RULES
      ? { start: 'ready', state: EMPTY }
      : { start: 'unknown-rules', missing: [String(rules)] };
  },
  readsFacts: (line) => /deck-shuffled|die-shown/.test(line),
  decide: (table, { part }: HouseEvent) =>
    decide(table, part.action as unknown as Action, recordedChance(part)),
  evolve: (table, { part }) => fold(table, part),
  snapshot: (table) => table as unknown as Json,
  seats: () => SEATS,
  see,
};

/** A small generator of its own (mulberry32): specs must repeat. */
function seededChance(seed: number): Chance {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    shuffle: (cards) =>
      cards
        .map((card) => ({ card, key: below(2 ** 31) }))
        .sort((a, b) => a.key - b.key)
        .map(({ card }) => card),
    die: () => 1 + below(6),
  };
}

const START_MS = 1_700_000_000_000;
const SEALING = {
  saltOf: createSaltOf(new Uint8Array(32).fill(7), sha256),
  sha256: sha256,
};

/** An event of the toy game, sealed as a match service would; `change` is for forgers. */
export function sealToy(
  event: Omit<HouseEvent, 'seq' | 'commandId'>,
  head: Head | undefined,
  parts = partsSeen(event.part, SEATS, see),
): SealedEvent {
  const { record, type, at } = event;
  const commandId = `command-${head === undefined ? 0 : head.seq + 1}`;
  return sealEvent({ record, type, at, commandId, parts }, head, SEALING);
}

/** Plays a match of so many turns and gives its events. */
export function play(turns: number, seed = 1, actor = 'organiser'): readonly SealedEvent[] {
  const record = recordIdOf({ kind: 'match', actor, commandId: `match-${seed}` }, sha256);
  const chance = seededChance(seed);
  const events: SealedEvent[] = [];
  let table = EMPTY;
  for (let turn = 0; turn <= turns; turn += 1) {
    const answer = turn % 3 === 0 ? 'roll' : 'draw';
    const action: Action =
      turn === 0 ? { do: 'create', rules: RULES } : { do: answer, seat: table.turn };
    const decided = decide(table, action, chance);
    if (!decided.decided) throw new Error(`the toy game refuses its own play: ${decided.code}`);
    const type = turn === 0 ? 'match-created' : 'acted';
    const event = { record, type, at: START_MS + 1000 * turn, part: decided.part };
    events.push(sealToy(event, events.at(-1)?.head));
    table = decided.state;
  }
  return events;
}
