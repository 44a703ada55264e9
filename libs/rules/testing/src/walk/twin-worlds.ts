/**
 * Non-interference: two worlds that differ only in what a viewer may not know give that viewer
 * equal views, facts, decisions and refusals. The first world is played at random; in the second
 * the faces of all hidden cards that stay hidden to the end are mixed anew, each owner's among
 * themselves, and the same answers are given.
 */
import {
  copy,
  decisions,
  run,
  seeAll,
  seesFaces,
  view,
  type Action,
  type CardId,
  type Fact,
  type Rules,
  type Seating,
  type State,
  type Viewer,
} from '@scoresheet/rules-engine';
import { seededChance, seededNumbers } from '../chance/seeded-chance.js';
import { mixed } from './random-choice.js';
import { randomWalk } from './random-walk.js';

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
  const first = new Map<CardId, CardId>();
  const at = new Map(Object.values(state.cards).map(({ id, place }) => [id, place]));
  const seen = new Set<CardId>();
  for (const fact of facts) {
    if (fact.kind === 'moved') {
      const start = first.get(fact.card) ?? fact.card;
      first.set(fact.as, start);
      at.set(start, fact.to);
      if (seesFaces(rules, fact.to, viewer)) seen.add(start);
    }
    if (fact.kind === 'shown' && (fact.seat === 0 || fact.seat === viewer)) {
      for (const [start, place] of at) if (place === fact.place) seen.add(start);
    }
  }
  return Object.values(state.cards)
    .filter(({ id, place }) => !seen.has(id) && !seesFaces(rules, place, viewer))
    .map(({ id }) => id);
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

/** Answers that nobody offers must be refused alike; a viewer may try them as often as it likes. */
function compareRefusals(twins: Twins, worlds: readonly [State, State], where: string): void {
  const { rules, viewer } = twins;
  if (typeof viewer !== 'number') return;
  const own = decisions({ rules, state: worlds[0] }).find(({ seat }) => seat === viewer);
  const hidden = Object.values(worlds[0].cards).filter(
    ({ place }) => !seesFaces(rules, place, viewer),
  );
  const guesses = ['no such option', ...hidden.slice(0, 2).map(({ id }) => `play ${id}`)];
  for (const choice of guesses) {
    const action = { seat: viewer, decision: own?.id ?? 'none', choice };
    const answers = worlds.map((state) =>
      run({ rules, state: copy(state) }, action, seededChance(0)),
    );
    if (differ(answers[0], answers[1])) throw leak(twins, where, 'a refusal');
  }
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
