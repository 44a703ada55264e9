/** Selectors as closures: every filter is looked up once, and not for each card again. */
import { invariant } from '../../base/invariant.js';
import type { Json } from '../../base/json.js';
import type { Reading, Rules } from '../../contract/rules.js';
import type { Card, CardId, Place } from '../../contract/state.js';
import type { Selector, Standpoint } from '../../contract/vocabulary.js';
import { cardOf, cardsIn, place } from '../../state/state.js';
import { compiledOnce } from './once.js';

/** Whether a card fits, as its text is read from this standpoint. */
export type Fits = (reading: Reading, card: Card, from: Standpoint) => boolean;

export interface CompiledSelector {
  readonly fits: Fits;
  /**
   * Cards that fit every filter, in a fixed order: by seat, then as they lie there; those that lie
   * with cards at the table (equipment) in the order of these.
   */
  readonly select: (reading: Reading, from: Standpoint) => readonly CardId[];
  /** Names of values for which it asks. */
  readonly asks: readonly string[];
  /** `fits` and `select` by the filters that ask for no value. */
  readonly mayFit: Fits;
  readonly maySelect: CompiledSelector['select'];
}

/**
 * For a selector that is made for one question only; what is printed is compiled once. Filters that
 * ask for values come last, so that they are not asked of cards that another filter refuses.
 */
export function compileSelector(rules: Rules, selector: Selector): CompiledSelector {
  const { zone = rules.tableZone, ...filters } = selector;
  const wanted = Object.entries(filters).filter(([, value]) => value !== undefined);
  const askFor = ([name, value]: readonly [string, Json]) => rules.asks?.[name]?.(value) ?? [];
  const [asking, others] = [true, false].map((asks) =>
    wanted.filter((one) => askFor(one).length > 0 === asks),
  );
  const test = ([name, value]: readonly [string, Json]) => fitsOne(rules, name, value);
  const mayFit = fitsAll((others ?? []).map(test));
  const fits = fitsAll([...(others ?? []), ...(asking ?? [])].map(test));
  return {
    fits,
    mayFit,
    asks: wanted.flatMap(askFor),
    select: (reading, from) => searched(reading, String(zone), fits, from),
    maySelect: (reading, from) => searched(reading, String(zone), mayFit, from),
  };
}

/** The compiled selector that these rules have of what is printed. */
export const compiledSelector = compiledOnce(compileSelector);

/** A word that no game knows is a bug once a card is held against it, and none before. */
function fitsOne(rules: Rules, name: string, wanted: Json): Fits {
  const filter = rules.filters[name];
  const unknown = (): string => `${rules.id} has no filter '${name}'`;
  return (reading, card, from) => {
    invariant(filter, unknown);
    return filter(reading, card, wanted, from);
  };
}

function fitsAll(tests: readonly Fits[]): Fits {
  const [only = () => true, ...more] = tests;
  if (more.length === 0) return only;
  return (reading, card, from) => {
    for (const test of tests) if (!test(reading, card, from)) return false;
    return true;
  };
}

function searched(reading: Reading, zone: string, fits: Fits, from: Standpoint): readonly CardId[] {
  const { state, rules } = reading;
  const found: CardId[] = [];
  const search = (at: Place): void => {
    for (const id of cardsIn(state, at)) if (fits(reading, cardOf(state, id), from)) found.push(id);
  };
  for (let seat = 0; seat <= state.seats; seat += 1) search(place(zone, seat));
  if (zone === rules.tableZone) return found;
  for (let seat = 0; seat <= state.seats; seat += 1) {
    for (const id of cardsIn(state, place(rules.tableZone, seat))) search(place(zone, id));
  }
  return found;
}
