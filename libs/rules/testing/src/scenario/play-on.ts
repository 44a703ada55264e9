/**
 * Lines in which nobody is named: `all pass`, `until PHASE` and `goes on to the end`. Everybody does
 * as little as the rules allow, so that a story comes to the moment that it is about.
 */
import {
  decisions,
  PASSES,
  type Chance,
  type Choice,
  tableCounter,
  type Decision,
  type Frame,
  type Options,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { answer } from './deeds.js';
import { meant } from './meant.js';
import { seatCalled, seatName, type Table } from './names.js';
import { offersOf } from './offers.js';
import { waitsWords } from './waits.js';

/** So many answers are given for one line; who has not come to the end by then never will. */
const MOST_ANSWERS = 5_000;

const ALL_PASS = 'all pass';
const TO_THE_END = 'goes on to the end';
const UNTIL = /^until (.+)$/;

/** Whether the line says how play goes on rather than what a seat does. */
export const isPlayedOn = (does: string): boolean =>
  does === ALL_PASS || does === TO_THE_END || UNTIL.test(does);

/** What comes in such a line matters to nobody who plays on to the end. */
export const chanceWhile = (does: string, said: unknown): unknown =>
  does === TO_THE_END && said === undefined ? 'any' : said;

interface Going {
  readonly does: string;
  readonly chance: Chance;
  /** The table before the line above: a phase that came with that line is there. */
  readonly earlier: State;
}

export function playOn(table: Table, going: Going): void {
  const { does, chance } = going;
  if (does === ALL_PASS) return allPass(table, chance);
  const [, where] = UNTIL.exec(does) ?? [];
  const goal: Goal =
    where === undefined ? { stay: () => undefined, takesAnything: true } : arrival(table, where);
  goUntil(table, going, goal);
}

/** Everybody who is asked passes once, until a pass brings something about. */
function allPass(table: Table, chance: Chance): void {
  const passed = new Set<Seat>();
  for (;;) {
    const next = decisions(table).find(
      ({ seat, options }) => !passed.has(seat) && offers(options, PASSES),
    );
    if (!next) break;
    passed.add(next.seat);
    const told = table.facts.length;
    doNext(table, next, PASSES, { does: ALL_PASS, chance });
    if (table.facts.slice(told).some(({ kind }) => kind !== 'paused')) return;
  }
  if (passed.size === 0)
    throw new Error(`'${ALL_PASS}': nobody who is asked may pass${asked(table)}`);
}

const offers = (options: Options, id: string): boolean =>
  options.pick === 'one' && options.from.some((option) => option.id === id);

interface Goal {
  /** Tells this stay there from the next one; undefined while play is elsewhere. */
  stay(table: Table): string | undefined;
  /** Whether whoever has to choose takes the first that is offered; else the scenario says it. */
  readonly takesAnything?: true;
}

/** A phase that play has been in for longer is gone through first: it is the next one that is meant. */
function goUntil(table: Table, { does, chance, earlier }: Going, goal: Goal): void {
  const { stay, takesAnything } = goal;
  const before = stay({ ...table, state: earlier });
  const isThere = (): boolean => ![undefined, before].includes(stay(table));
  for (let count = 0; !isThere(); count += 1) {
    if (count === MOST_ANSWERS)
      throw new Error(`'${does}': it has not come after ${count} answers`);
    const next = decisions(table).find(({ optional }) => !optional);
    if (!next) {
      if (takesAnything) return;
      throw new Error(`'${does}': the game is over before that`);
    }
    const choice = idle(table, next) ?? (takesAnything && firstOffered(next.options));
    if (choice === undefined) throw new Error(hasToChoose(table, does, next));
    doNext(table, next, choice, { does, chance });
  }
}

function doNext(
  table: Table,
  { seat, id }: Decision,
  choice: Choice,
  { does, chance }: { readonly does: string; readonly chance: Chance },
): void {
  const refusal = answer(table, { seat, decision: id, choice }, does, chance);
  if (refusal) throw new Error(`'${does}' is refused because ${refusal.rule}: ${refusal.says}`);
}

/** The answer by which a seat does nothing; undefined where it has to do something. */
function idle({ game }: Table, { options }: Decision): Choice | undefined {
  if (options.pick === 'some' && options.min === 0) return [];
  if (options.pick !== 'one') return undefined;
  const quiet = [PASSES, ...(game.idle ?? [])].find((id) => offers(options, id));
  return quiet ?? (options.from.length === 1 ? options.from[0]?.id : undefined);
}

function firstOffered(options: Options): Choice | undefined {
  if (options.pick === 'number') return options.min;
  if (options.pick === 'words') return 'x'.repeat(options.min);
  const ids = options.from.map(({ id }) => id);
  if (options.pick === 'one') return ids[0];
  return options.pick === 'order' ? ids : ids.slice(0, options.min);
}

const hasToChoose = (table: Table, does: string, decision: Decision): string =>
  `'${does}': ${seatName(table.game, decision.seat)} has to choose before that, in a line of its ` +
  `own: ${offersOf(table, decision).join(', ')}`;

const asked = (table: Table): string => {
  const waits = decisions(table).map((decision) => waitsWords(table, decision));
  return waits.length > 0 ? `; waiting for ${waits.join(', ')}` : '; the game is over';
};

/** `main phase`, `main phase of north`, or what is waited for: `discard of south`. */
function arrival(table: Table, words: string): Goal {
  const { game, rules } = table;
  const [, name = words, who] = /^(.+) of (\S+)$/.exec(words) ?? [];
  const seat = who === undefined ? undefined : seatCalled(game, who);
  const phase = game.phases?.[name];
  if (phase !== undefined) return { stay: (at) => stayIn(at, phase, seat) };
  const kind = game.waits?.[name] ?? name;
  const known = [...Object.keys(game.phases ?? {}), ...Object.keys(game.waits ?? {})];
  if (game.waits?.[name] === undefined && rules.steps[name] === undefined) {
    throw new Error(`'until ${words}': no phase is called '${name}'${meant(name, known)}`);
  }
  const isMeant = (one: Decision): boolean =>
    one.kind === kind && (seat === undefined || one.seat === seat);
  return { stay: (at) => decisions(at).find(isMeant)?.id };
}

/** The phase's frame by whose it is and in which turn; undefined where none lies there. */
function stayIn({ state }: Table, phase: string, seat: Seat | undefined): string | undefined {
  const frame = state.stack.find(
    (one) => one.kind === phase && (seat === undefined || seatIn(one) === seat),
  );
  return frame && `${seatIn(frame)} in turn ${tableCounter(state, 'turn')}`;
}

const seatIn = (frame: Frame): unknown => (frame as { readonly seat?: unknown }).seat;
