/** Plays a toy by hand: given a table, when seats answer, then what was told. */
import { recordedChance } from '../acts/chance.js';
import { evolve } from '../acts/evolve.js';
import { copy, same } from '../base/json.js';
import type { Choice } from '../contract/decision.js';
import type { Fact } from '../contract/facts.js';
import type { Refusal, Rules, Seating } from '../contract/rules.js';
import type { Seat, State } from '../contract/state.js';
import { listed } from '../decisions/decision.js';
import { decisions } from '../decisions/open-decisions.js';
import { begin } from '../run/begin.js';
import { leave, run } from '../run/run.js';
import { newState } from '../state/state.js';

/** What chance says, in the order in which it is asked; each must be asked for. */
const order = (...indexes: readonly number[]): Fact => ({
  kind: 'shuffled',
  place: '',
  order: indexes,
});
export const asItLies = (size: number): Fact => order(...Array.from({ length: size }, (_, i) => i));
export const picked = (index: number, of: number): Fact => ({ kind: 'picked', of, index });

export interface AtTheTable {
  readonly state: State;
  /** What the game told about the last answer, in its own words. */
  readonly told: readonly string[];
  readonly facts: readonly Fact[];
  /** The seat's answer to the one question that it is asked. */
  does(seat: Seat, choice: Choice): AtTheTable;
  refuses(seat: Seat, choice: Choice): Refusal;
  /** Every option of the seat, or nothing where it is not asked. */
  offered(seat: Seat): readonly string[];
  leaves(seat: Seat): AtTheTable;
  /** `kind of seat` for every open question. */
  waiting(): readonly string[];
  isUsedUp(): boolean;
}

/** Begins a game; after each answer the facts must rebuild the very state that was reached. */
export function atTheTable(
  rules: Rules,
  seating: Partial<Seating>,
  chance: readonly Fact[],
): AtTheTable {
  const script = recordedChance(chance);
  const seats = seating.seats ?? rules.minSeats;
  const begun = begin(rules, { seats, decks: [], options: {}, ...seating }, script);
  const { state } = begun;
  const folded = newState(rules.id, seats, state.options);
  let last: readonly Fact[] = [];
  const took = (facts: readonly Fact[]): AtTheTable => {
    last = facts;
    for (const fact of facts) evolve({ rules, state: folded }, fact);
    if (!same(folded, state)) throw new Error('the facts do not give the state that was reached');
    return table;
  };
  const askedOf = (seat: Seat) => decisions({ rules, state }).find((asked) => asked.seat === seat);
  const answer = (seat: Seat, choice: Choice) =>
    run({ rules, state }, { seat, decision: askedOf(seat)?.id ?? 'none', choice }, script);
  const table: AtTheTable = {
    state,
    get told() {
      return last.flatMap((fact) => (fact.kind === 'happened' ? [fact.what] : []));
    },
    get facts() {
      return last;
    },
    does(seat, choice) {
      const ran = answer(seat, choice);
      if ('facts' in ran) return took(ran.facts);
      throw new Error(
        `refused because ${ran.refusal.rule}; offered: ${table.offered(seat).join(', ')}`,
      );
    },
    refuses(seat, choice) {
      const before = copy(state);
      const ran = answer(seat, choice);
      if ('facts' in ran) throw new Error(`accepted: ${String(choice)}`);
      if (!same(before, state)) throw new Error('a refused answer changed the state');
      return ran.refusal;
    },
    offered(seat) {
      return listed(askedOf(seat)?.options).map(({ id }) => id);
    },
    leaves: (seat) => took(leave({ rules, state }, seat, script)),
    waiting: () => decisions({ rules, state }).map(({ kind, seat }) => `${kind} of ${seat}`),
    isUsedUp: () => !script.leftOver(),
  };
  return took(begun.facts);
}
