/** Begins a game: an empty table, the options of the match, the game's own setup. */
import { invariant } from '../base/invariant.js';
import type { Json } from '../base/json.js';
import type { Chance } from '../contract/chance.js';
import type { Fact } from '../contract/facts.js';
import type { Play } from '../contract/play.js';
import type { Reading, Rules, Seating } from '../contract/rules.js';
import type { State } from '../contract/state.js';
import { newState } from '../state/state.js';
import { publicBytes } from '../visibility/public-bytes.js';
import { readingProblem } from './options.js';
import { resumeOneEvent, toTheEnd, type Begun } from './run.js';

/** Sets the table and plays up to the first decision. */
export function begin(rules: Rules, seating: Seating, chance: Chance): Begun {
  const state = emptyTable(rules, seating);
  return { state, facts: setUp({ rules, state }, seating, chance) };
}

/** Sets the table and plays as far as one event goes. */
export function beginOneEvent(rules: Rules, seating: Seating, chance: Chance): Begun {
  const state = emptyTable(rules, seating);
  return { state, facts: setUpOneEvent({ rules, state }, seating, chance) };
}

/** The state before the first fact. */
export const emptyTable = (rules: Rules, seating: Omit<Seating, 'decks'>): State =>
  newState(rules.id, seating.seats, chosenOptions(rules, seating.options));

/** The game's own setup on an empty table, for those who watch it while it is laid. */
export const setUp = (reading: Reading, seating: Seating, chance: Chance): readonly Fact[] =>
  toTheEnd(reading, chance, setUpOneEvent(reading, seating, chance));

function setUpOneEvent({ rules, state }: Reading, seating: Seating, chance: Chance) {
  checkFirst(rules, seating);
  const play: Play = { rules, state, chance, facts: [], floor: 0 };
  rules.setup(play, seating);
  const bytes = publicBytes(rules, play.facts);
  return [...play.facts, ...resumeOneEvent({ rules, state }, chance, bytes)];
}

/** A game that would pass over who was named to begin does not begin. */
function checkFirst({ id, firstMayBeNamed }: Rules, { first, seats }: Seating): void {
  if (first === undefined) return;
  invariant(firstMayBeNamed, `${id} finds out by itself who begins: nobody can be named`);
  const isSeat = Number.isSafeInteger(first) && first >= 1 && first <= seats;
  invariant(isSeat, () => `seat ${first} cannot begin at a table of ${seats}`);
}

/** Every option of the ruleset, so that the record says how each hole in the rules was read. */
function chosenOptions(rules: Rules, named: Seating['options']): State['options'] {
  const { id, options } = rules;
  const chosen: Record<string, Json> = {};
  for (const [name, values] of Object.entries(options)) {
    const value = named[name] ?? (values[0] as Json);
    const isKnown = readingProblem(rules, name, value) === undefined;
    invariant(isKnown, () => `${id} knows no '${String(value)}' for '${name}'`);
    chosen[name] = value;
  }
  const unknown = Object.keys(named).find((name) => !(name in options));
  invariant(unknown === undefined, `${id} has no option '${unknown}'`);
  return chosen;
}
