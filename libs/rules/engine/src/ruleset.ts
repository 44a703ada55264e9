/**
 * A game's rules together with the kernel that runs them, as one value: all that a match calls.
 * A released one is kept as a module of its own, so an old match is played on, verified and shown
 * by the kernel that it was begun with, whatever has become of the engine since.
 *
 * What a ruleset gives and takes is the same in all of them: commands and options, facts, views,
 * and of a state its open questions (`stack`, `asked`) and its `outcome`. The rest of a state is
 * known to the ruleset alone.
 */
import { withoutUndefined } from './base/without-undefined.js';
import { evolve } from './acts/evolve.js';
import { invariant } from './base/invariant.js';
import type { Json } from './base/json.js';
import type { Chance } from './contract/chance.js';
import type { Action, Choice, Decision } from './contract/decision.js';
import type { Fact } from './contract/facts.js';
import type { Rules, Seating } from './contract/rules.js';
import type { Asked, Outcome, Seat, State } from './contract/state.js';
import { isBeside } from './decisions/meanwhile.js';
import { decisions } from './decisions/open-decisions.js';
import { cardText } from './effects/card-text.js';
import { beginOneEvent } from './run/begin.js';
import { mostSeats, readingProblem } from './run/options.js';
import { goOn, leaveOneEvent, runOneEvent, stop } from './run/run.js';
import type { Begun, Ran } from './run/run.js';
import { stepOf } from './run/steps.js';
import { limitsOf } from './run/stretch.js';
import { newState, tableCounter } from './state/state.js';
import { writeState, type Pen } from './state/write-state.js';
import type { Viewer } from './visibility/audience.js';
import { publicBytes } from './visibility/public-bytes.js';
import { see } from './visibility/see.js';
import { view, type TableView } from './visibility/view.js';
import { isResponse, PASSES, playedFace } from './windows/passes.js';

type Options = Seating['options'];

export interface Ruleset extends Pick<Rules, 'id' | 'minSeats' | 'maxSeats' | 'options' | 'faces'> {
  /** Options that a match may leave to its JUDGE: by which value. */
  readonly leftToJudge: NonNullable<Rules['leftToJudge']>;
  /** Whether a deck may be replaced once handed in; absent in older rulesets: it may not. */
  readonly replaceableDecks?: boolean;
  /** Whether `Seating.first` may be named; absent in older rulesets: it may not. */
  readonly firstMayBeNamed?: boolean;
  mostSeats(options: Options): number;
  /** Why an option cannot be `value`, for a person; undefined where it can. */
  optionProblem(name: string, value: Json): string | undefined;
  judgeSits(options: Options): boolean;

  /** Sets the table and plays up to the first decision, as far as one event goes. */
  begin(seating: Seating, chance: Chance): Begun;
  /** The state before the first fact. */
  newTable(seats: number, options: Options): State;
  /** Changes `state` to what holds after `fact`. Throws for what is no fact of these rules. */
  evolve(state: State, fact: Fact): void;
  /**
   * Carries out an action on `state` itself, as far as one event goes; a refused one leaves it
   * untouched. `bytes` is what everybody is shown of the event already. Throws for a bug of the
   * rules: the state is then worthless and has to be folded again.
   */
  run(state: State, action: Action, chance: Chance, bytes?: number): Ran;
  /**
   * An action that did not fit into its event goes on in the next one (`State.goesOn`). Absent in
   * rulesets by which an action is one event.
   */
  readonly long?: LongActions;
  /** Whether the others go on when a seat leaves; where they do not, the game is stopped. */
  readonly goesOnWithout: boolean;
  leave(state: State, seat: Seat, chance: Chance): readonly Fact[];
  stop(state: State, outcome: Outcome): readonly Fact[];

  /** What is waited for, with every option; nothing when the game is over. */
  decisions(state: State): readonly Decision[];
  /** Whether everybody may know what is chosen. */
  isOpenChoice(state: State, asked: Asked): boolean;
  /** Whether the open question is a response that `passes` answers. */
  isResponse(state: State, asked: Asked): boolean;
  readonly passes: Choice;
  /** Code of the card that is played by this fact; undefined for any other. */
  playedFace(fact: { readonly kind: string }): string | undefined;

  /**
   * Who would have won were play to stop here (`Rules.leads`), asked while the game goes on; its
   * outcome says it afterwards. Absent where the rules do not say.
   */
  leads?(state: State): Outcome['places'];
  /** How many turns have begun, extra ones counted; absent in older rulesets. */
  turnsBegun?(state: State): number;
  /** What the game is worth to a seat beside its place (`Rules.figure`); absent for nothing. */
  figure?(state: State, seat: Seat): number;

  view(state: State, viewer: Viewer): TableView;
  /** What the viewer may know of a fact; undefined where that is nothing. */
  see(fact: Fact, viewer: Viewer): Json | undefined;
  /** What the card of this code says. */
  cardText(code: string): readonly string[];
  /** Writes what the state's fingerprint is the hash of. */
  write(state: State, pen: Pen): void;
}

interface LongActions {
  /** The next event of the action. */
  goOn(state: State, chance: Chance): readonly Fact[];
  /** Bytes of the facts as everybody is shown them: where an action is cut follows from these. */
  bytesOf(facts: readonly Fact[]): number;
  readonly publicBytesPerEvent: number;
  /** A loop of the rules ends the game by itself; a match ends what else would go on for ever. */
  readonly eventsPerAction: number;
}

const made = new WeakMap<Rules, Ruleset>();

/** The rules on the kernel of this engine. The same rules give the same value. */
export function rulesetOf(rules: Rules): Ruleset {
  const before = made.get(rules);
  if (before) return before;
  const ruleset = {
    ...termsOf(rules),
    ...runningOf(rules),
    ...standingsOf(rules),
    ...showingOf(rules),
  };
  made.set(rules, ruleset);
  return ruleset;
}

function termsOf(rules: Rules) {
  const { id, minSeats, maxSeats, options, faces, leftToJudge = {} } = rules;
  return {
    id,
    minSeats,
    maxSeats,
    options,
    faces,
    leftToJudge,
    replaceableDecks: rules.replaceableDecks === true,
    firstMayBeNamed: rules.firstMayBeNamed === true,
    mostSeats: (named: Options) => mostSeats(rules, named),
    optionProblem: (name: string, value: Json) => readingProblem(rules, name, value),
    judgeSits: (named: Options) => rules.judgeSits?.(named) === true,
  };
}

const runningOf = (rules: Rules) => ({
  begin: (seating: Seating, chance: Chance) => beginOneEvent(rules, seating, chance),
  newTable: (seats: number, options: Options) => newState(rules.id, seats, options),
  evolve: (state: State, fact: Fact) => evolve({ rules, state }, fact),
  run: (state: State, action: Action, chance: Chance, bytes?: number) =>
    runOneEvent({ rules, state }, action, chance, bytes),
  long: {
    goOn: (state: State, chance: Chance) => goOn({ rules, state }, chance),
    bytesOf: (facts: readonly Fact[]) => publicBytes(rules, facts),
    publicBytesPerEvent: limitsOf(rules).publicBytesPerEvent,
    eventsPerAction: limitsOf(rules).eventsPerAction,
  },
  goesOnWithout: rules.left !== undefined,
  leave: (state: State, seat: Seat, chance: Chance) =>
    leaveOneEvent({ rules, state }, seat, chance),
  stop: (state: State, outcome: Outcome) => stop({ rules, state }, outcome),
});

/** How far a game has come: what the game does not say is absent. */
const standingsOf = (rules: Rules): Pick<Ruleset, 'leads' | 'turnsBegun' | 'figure'> =>
  withoutUndefined({
    leads: rules.leads ? (state: State) => rules.leads?.({ rules, state }) ?? [] : undefined,
    turnsBegun: (state) => tableCounter(state, 'turn'),
    figure: rules.figure
      ? (state: State, seat: Seat) => rules.figure?.({ rules, state }, seat) ?? 0
      : undefined,
  });

const showingOf = (rules: Rules) => ({
  decisions: (state: State) => decisions({ rules, state }),
  isOpenChoice: (state: State, asked: Asked) => isOpenChoice(rules, state, asked),
  isResponse: (state: State, asked: Asked) => isResponse({ rules, state }, asked),
  passes: PASSES,
  playedFace,
  view: (state: State, viewer: Viewer) => view({ rules, state }, viewer),
  see: (fact: Fact, viewer: Viewer) => see(rules, fact, viewer),
  cardText: (code: string) => textOf(rules, code),
  write: (state: State, pen: Pen) => writeState(pen, state),
});

function isOpenChoice(rules: Rules, state: State, asked: Asked): boolean {
  if (isBeside(rules, asked)) return true;
  const frame = state.stack.at(-1);
  if (!frame) return false;
  return stepOf(rules, frame).openChoices?.includes(asked.kind) ?? false;
}

function textOf(rules: Rules, code: string): readonly string[] {
  const face = Object.hasOwn(rules.faces, code) ? rules.faces[code] : undefined;
  invariant(face, () => `${rules.id} has no card '${code}'`);
  return cardText(rules, face);
}
