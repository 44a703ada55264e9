/** What `then` may say: each line is one kind of expectation, and a failed one says what is so. */
import {
  decisions,
  type Decision,
  type Outcome,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { asList, asWords, type Words } from './document.js';
import { factsProblems, noFactsProblems } from './expect-facts.js';
import { partProblems } from './expect-table.js';
import { sightProblems } from './expect-view.js';
import { seatName, seatNamed, whoIs, type Table } from './names.js';
import { offersOf, whyNot } from './offers.js';

/** The table after the last action, and the refusal where that was not accepted. */
export interface Ending {
  readonly table: Table;
  readonly refusal?: Refusal;
}

export function problemsWith(
  ending: Ending,
  expectations: readonly (string | Words)[],
): readonly string[] {
  const expectsRefusal = expectations.some((item) => refusalSaid(item) !== undefined);
  const { refusal } = ending;
  const surprise =
    refusal && !expectsRefusal ? [`refused because ${refusal.rule}: ${refusal.says}`] : [];
  return [...surprise, ...expectations.flatMap((item) => problemsWithLine(ending, item))];
}

function problemsWithLine(ending: Ending, item: string | Words): readonly string[] {
  const rule = refusalSaid(item);
  if (rule !== undefined) return refusalProblems(ending, rule);
  if (typeof item === 'string') throw new Error(`'then' knows no '${item}'`);
  return Object.entries(item).flatMap(([words, expected]) =>
    problemsWithWords(ending.table, words, expected),
  );
}

function refusalSaid(item: string | Words): string | undefined {
  if (typeof item === 'string') return /^refused because (\S+)$/.exec(item)?.[1];
  const rule = item['refused because'];
  return rule === undefined ? undefined : String(rule);
}

function refusalProblems({ refusal }: Ending, rule: string): readonly string[] {
  if (!refusal) return [`accepted, expected to be refused because ${rule}`];
  const { rule: named, says } = refusal;
  if (says === '') return [`refused because ${named}, and nobody is told why`];
  return named === rule ? [] : [`refused because ${named} (${says}), expected ${rule}`];
}

function problemsWithWords(table: Table, words: string, expected: unknown): readonly string[] {
  const { game } = table;
  if (words === 'waiting for') return waitingProblems(table, asList(expected).map(String));
  if (words === 'outcome') return outcomeProblems(table, String(expected));
  if (words === 'facts') return factsProblems(table, asList(expected));
  if (words === 'no facts') return noFactsProblems(table, asList(expected));
  const offered = /^offered to (\S+)$/.exec(words)?.[1];
  if (offered !== undefined) return offeredProblems(table, seatOf(table, offered), expected);
  const viewer = /^(\S+) sees$/.exec(words)?.[1];
  if (viewer === 'everybody') return sightProblems(table, 'public', asWords(expected, words));
  if (viewer !== undefined) {
    const sight = asWords(expected, words);
    return sightProblems(table, seatOf(table, viewer), sight).map((p) => `${viewer} sees ${p}`);
  }
  const seat = seatNamed(game, words);
  return seat === undefined
    ? partProblems(table, 0, { [words]: expected })
    : partProblems(table, seat, asWords(expected, words));
}

function seatOf({ game }: Table, word: string): Seat {
  const seat = whoIs(game, word);
  if (seat === undefined) throw new Error(`no seat is called '${word}'`);
  return seat;
}

function waitingProblems(table: Table, expected: readonly string[]): readonly string[] {
  const actual = decisions(table).map((decision) => decisionWords(table, decision));
  const wanted = expected.filter((words) => words !== 'nobody');
  const is = actual.join(', ') || 'nobody';
  const same = actual.toSorted().join() === wanted.toSorted().join();
  return same ? [] : [`waiting for ${is}, expected ${expected.join(', ')}`];
}

function decisionWords({ game }: Table, { kind, seat }: Decision): string {
  const words = Object.entries(game.waits ?? {}).find(([, known]) => known === kind)?.[0];
  return `${words ?? kind} of ${seatName(game, seat)}`;
}

/** All that is offered, in any order; copies of a card in one hand are said once. */
export function offeredProblems(table: Table, seat: Seat, expected: unknown): readonly string[] {
  const own = decisions(table).filter((decision) => decision.seat === seat);
  const actual = new Set(own.flatMap((decision) => offersOf(table, decision)));
  const wanted = new Set(
    asList(expected)
      .map(String)
      .filter((words) => words !== 'nothing'),
  );
  const missing = [...wanted].filter((words) => !actual.has(words));
  const surplus = [...actual].filter((words) => !wanted.has(words));
  const because = (words: string): string => {
    const why = whyNot(table, seat, words);
    return why === undefined ? words : `${words} (${why})`;
  };
  return [
    ...missing.map((words) => `not offered to ${seatName(table.game, seat)}: ${because(words)}`),
    ...surplus.map((words) => `offered to ${seatName(table.game, seat)} as well: ${words}`),
  ];
}

function outcomeProblems({ game, state }: Table, expected: string): readonly string[] {
  const actual = state.outcome ? outcomeWords(state.outcome, (s) => seatName(game, s)) : 'none';
  return actual === expected ? [] : [`the outcome is '${actual}', expected '${expected}'`];
}

/** `south wins by life-lost`, `draw by draw-by-loop`, `south, east and west, north by last-left`. */
function outcomeWords({ places, reason }: Outcome, name: (seat: Seat) => string): string {
  const groups = places.map((seats) => seats.map(name).join(' and '));
  if (groups.length === 1) return `draw by ${reason}`;
  const [first] = groups;
  return groups.length === 2 ? `${first} wins by ${reason}` : `${groups.join(', ')} by ${reason}`;
}
