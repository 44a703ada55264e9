/**
 * Non-interference: two worlds that differ only in what a viewer may not know give that viewer
 * equal views, facts, decisions and refusals. The first world is played at random; in the second
 * the faces of all hidden cards that stay hidden to the end are mixed anew, each owner's among
 * themselves, and the same answers are given.
 */
import {
  copy,
  decisions,
  emptyTable,
  run,
  seeAll,
  seesFaces,
  setUp,
  view,
  type Action,
  type CardId,
  type Decision,
  type Fact,
  type Reading,
  type Rules,
  type Seating,
  type State,
  type Viewer,
} from '@scoresheet/rules-engine';
import { seededChance, seededNumbers } from '../chance/seeded-chance.js';
import { mixed } from './random-choice.js';
import { randomWalk } from './random-walk.js';
import { remixed, unseenCards, unseenOfDecks } from './unseen-cards.js';

export interface Twins {
  readonly rules: Rules;
  readonly seating: Seating;
  readonly viewer: Viewer;
  readonly seed: number;
  /** Answers before the worlds part; half of the game where it is shorter than both together. */
  readonly before: number;
  /** Answers that both worlds are given after that. */
  readonly script: number;
}

export interface TwinReport {
  /** Whether the worlds really differ in a hidden face: pairs that do not prove nothing. */
  readonly differ: boolean;
  /** Answers after which the viewer's two sights were compared. */
  readonly compared: number;
}

/** Throws at the first byte by which the viewer could tell the worlds apart. */
export function twinWorlds(twins: Twins): TwinReport {
  const { rules, seating, viewer, seed } = twins;
  let parting: State | undefined;
  const script: Action[] = [];
  const facts: Fact[] = [];
  const walk = { rules, seating, seed, maxActions: twins.before + twins.script };
  const length = randomWalk(walk).actions.length;
  const parts = length < walk.maxActions ? Math.floor(length / 2) : twins.before;
  randomWalk({
    ...walk,
    onStep({ number, before, action, facts: written }) {
      if (number <= parts || !('choice' in action)) return;
      parting ??= before;
      script.push(action);
      facts.push(...written);
    },
  });
  if (!parting) return { differ: false, compared: 0 };
  const one = copy(parting);
  const other = copy(parting);
  mixFaces(other, hiddenFor({ rules, state: parting, viewer, facts }), seed);
  return { differ: facesDiffer(one, other), compared: compareAll(twins, [one, other], script) };
}

const facesDiffer = (one: State, other: State): boolean =>
  Object.values(one.cards).some(({ id, face }) => other.cards[id]?.face !== face);

interface Hiding {
  readonly rules: Rules;
  readonly state: State;
  readonly viewer: Viewer;
  readonly facts: readonly Fact[];
}

/** Cards that the viewer does not see now and is shown by none of the facts to come. */
function hiddenFor({ rules, state, viewer, facts }: Hiding): readonly CardId[] {
  const at = new Map(Object.values(state.cards).map(({ id, place }) => [id, place]));
  const unseen = unseenCards({ rules, viewer, at, facts });
  return Object.keys(state.cards).filter((id) => unseen.has(id));
}

function mixFaces(state: State, hidden: readonly CardId[], seed: number): void {
  const below = seededNumbers(seed ^ 0x5ca1ab1e);
  const owners = new Set(hidden.map((id) => state.cards[id]?.owner));
  for (const owner of owners) {
    const ids = hidden.filter((id) => state.cards[id]?.owner === owner);
    const faces = mixed(
      ids.map((id) => state.cards[id]?.face as string),
      below,
    );
    ids.forEach((id, index) => {
      const card = state.cards[id];
      if (card) state.cards[id] = { ...card, face: faces[index] as string };
    });
  }
}

/**
 * The same from before the setup on: the other seats sit down with decks in which all cards that
 * the viewer never sees have changed places. So the flip, the opening hands and the mulligan are
 * compared as well.
 */
export function twinDecks(twins: Omit<Twins, 'before'>): TwinReport {
  const { rules, seating, seed, script } = twins;
  const walked = randomWalk({ rules, seating, seed, maxActions: script });
  const answers = walked.actions.filter((deed): deed is Action => 'choice' in deed);
  const other = { ...seating, decks: decksUnlike({ ...twins, facts: walked.facts }) };
  const differs = seating.decks.some((deck, seat) => deck.join() !== other.decks[seat]?.join());
  const all = { ...twins, before: 0 };
  const [one, two] = [seating, other].map((seats) => {
    const state = emptyTable(rules, seats);
    return { state, facts: setUp({ rules, state }, seats, seededChance(seed)) };
  });
  if (!one || !two) return { differ: false, compared: 0 };
  compareSights(all, [one.state, two.state], 'after the setup', [one.facts, two.facts]);
  return { differ: differs, compared: compareAll(all, [one.state, two.state], answers) };
}

/** A viewer knows in which order its own deck was brought; nobody knows it of the others'. */
function decksUnlike(
  twins: Omit<Twins, 'before'> & { readonly facts: readonly Fact[] },
): Seating['decks'] {
  const { seating, viewer, seed } = twins;
  const below = seededNumbers(seed ^ 0x5ca1ab1e);
  const unseen = unseenOfDecks(twins);
  return seating.decks.map((deck, seat) =>
    seat === viewer ? deck : remixed(deck, unseen.get(seat) ?? [], (faces) => mixed(faces, below)),
  );
}

/**
 * Another seat's options may rest on its hidden cards; where its answer is not offered in the
 * other world, the comparison ends, since nobody could play on alike.
 */
function compareAll(
  twins: Twins,
  worlds: readonly [State, State],
  script: readonly Action[],
): number {
  const { rules, viewer, seed } = twins;
  const chance = seededChance(seed);
  compareSights(twins, worlds, 'before the first answer', [[], []]);
  for (const [index, action] of script.entries()) {
    const where = `after ${index + 1} answers (${JSON.stringify(action)})`;
    compareRefusals(twins, worlds, where);
    const [one, other] = worlds.map((state) => run({ rules, state }, action, chance));
    if (!one || !other || !('facts' in one))
      throw new Error(`${where}: the script is not accepted`);
    if (!('facts' in other)) {
      if (action.seat !== viewer) return index;
      throw leak(twins, where, 'what it is offered');
    }
    compareSights(twins, worlds, where, [one.facts, other.facts]);
  }
  return script.length;
}

/**
 * Answers that nobody offers must be refused alike, and "why not?" is no other question: a viewer
 * may try every card that it sees, and every id that it can guess, as often as it likes.
 */
function compareRefusals(twins: Twins, worlds: readonly [State, State], where: string): void {
  const { rules, viewer } = twins;
  if (typeof viewer !== 'number') return;
  const own = decisions({ rules, state: worlds[0] }).find(({ seat }) => seat === viewer);
  for (const choice of ['no such option', ...guesses(twins, worlds[0], own)]) {
    const action = { seat: viewer, decision: own?.id ?? 'none', choice };
    const [one, other] = worlds.map((state) => refusalOf({ rules, state }, action));
    if (differ(one, other)) throw leak(twins, where, 'a refusal');
  }
}

/** What is asked about: words that were offered, with other cards in them. */
function guesses(
  { rules, viewer }: Twins,
  { cards }: State,
  own: Decision | undefined,
): readonly string[] {
  const offered = own?.options.pick === 'number' ? [] : (own?.options.from ?? []);
  const verbs = new Set(['play', 'use', 'attack', ...offered.map(({ id }) => id.split(' ')[0])]);
  const seen = Object.values(cards).filter(({ place }) => seesFaces(rules, place, viewer));
  const hidden = Object.values(cards).filter(({ place }) => !seesFaces(rules, place, viewer));
  const asked = [...seen.slice(-GUESSES), ...hidden.slice(0, GUESSES), ...hidden.slice(-GUESSES)];
  return asked.flatMap(({ id }) =>
    [...verbs].map((verb) => `${verb} ${id} ${hidden[0]?.id ?? ''}`),
  );
}

/** So many cards of each kind are asked about. */
const GUESSES = 3;

/** A refused answer changes nothing; one that is accepted after all is played on a copy. */
function refusalOf(reading: Reading, action: Action): unknown {
  const offered = decisions(reading).some(
    ({ id, seat, options }) =>
      id === action.decision &&
      seat === action.seat &&
      options.pick !== 'number' &&
      options.from.some((option) => option.id === action.choice),
  );
  return offered ? 'offered' : run(reading, action, seededChance(0));
}

function compareSights(
  twins: Twins,
  [one, other]: readonly [State, State],
  where: string,
  [facts, others]: readonly [readonly Fact[], readonly Fact[]],
): void {
  const { rules, viewer } = twins;
  if (differ(seeAll(rules, facts, viewer), seeAll(rules, others, viewer))) {
    throw leak(twins, where, 'its facts');
  }
  if (differ(view({ rules, state: one }, viewer), view({ rules, state: other }, viewer))) {
    throw leak(twins, where, 'its view');
  }
}

const differ = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

const leak = ({ seed, viewer }: Twins, where: string, channel: string): Error =>
  new Error(`seed ${seed}, ${where}: ${viewer} can tell two worlds apart by ${channel}`);
