/** What `then` may say: each line is one kind of expectation, and a failed one says what is so. */
import {
  decisions,
  type Decision,
  type Outcome,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { chanceAgain } from './chance-script.js';
import { factsProblems, noFactsProblems } from './expect-facts.js';
import { partProblems } from './expect-table.js';
import { sightProblems } from './expect-view.js';
import { lineOf, located } from './lines.js';
import { replayProblems } from './lobby.js';
import type { OpenMatch } from './match-on-record.js';
import { meant } from './meant.js';
import { seatName, seatNamed, whoIs, type Table } from './names.js';
import { offered, offersOf } from './offers.js';
import { whyNot } from './phrases.js';
import { problemsAt, type Problem } from './problem.js';
import { rulesSaid, type Expected } from './story-lines.js';
import { twinProblems, type Lived } from './twin.js';
import { isWaitedFor, waitsWords } from './waits.js';
import { asList, asWords, type Words } from './words.js';

/** The table at that moment, and the refusal where the last line was not accepted. */
interface Ending extends Lived {
  /** Opens matches on the record; absent where none are at hand. */
  readonly openMatch?: OpenMatch | undefined;
  readonly refusal?: Refusal | undefined;
}

export function problemsWith(ending: Ending, expected: readonly Expected[]): readonly Problem[] {
  return expected.flatMap((one) => located(one.line, () => problemsWithLine(ending, one)));
}

export const expectsRefusal = (expected: readonly Expected[]): boolean =>
  expected.some(({ item }) => refusalSaid(item) !== undefined);

function problemsWithLine(ending: Ending, { item, line }: Expected): readonly Problem[] {
  const rules = refusalSaid(item);
  if (rules !== undefined) return problemsAt(line, refusalProblems(ending, rules));
  if (typeof item === 'string') throw new Error(`'then' knows no '${item}'`);
  return Object.entries(item).flatMap(([words, expected]) => {
    const at = lineOf(item, words) ?? line;
    return located(at, () => problemsWithWords(ending, { words, at }, expected));
  });
}

const REFUSED = 'refused because';

function refusalSaid(item: string | Words): readonly string[] | undefined {
  if (typeof item !== 'string')
    return item[REFUSED] === undefined ? undefined : rulesSaid(item[REFUSED]);
  return item.startsWith(`${REFUSED} `)
    ? rulesSaid(
        item
          .slice(REFUSED.length)
          .split(/,| or /)
          .map((rule) => rule.trim()),
      )
    : undefined;
}

function refusalProblems({ refusal }: Ending, rules: readonly string[]): readonly string[] {
  const wanted = rules.join(' or ');
  if (!refusal) return [`accepted, expected to be refused because ${wanted}`];
  const { rule: named, says } = refusal;
  if (says === '') return [`refused because ${named}, and nobody is told why`];
  return rules.includes(named) ? [] : [`refused because ${named} (${says}), expected ${wanted}`];
}

interface Said {
  readonly words: string;
  /** The line at which it stands. */
  readonly at: number | undefined;
}

function problemsWithWords(ending: Ending, said: Said, expected: unknown): readonly Problem[] {
  const { table } = ending;
  const { words, at } = said;
  const looking = /^looks the same to (\S+) as$/.exec(words)?.[1];
  if (looking !== undefined) return problemsAt(at, alikeProblems(ending, looking, expected));
  if (words === 'replays') {
    const again = chanceAgain(ending.chance.given);
    return problemsAt(at, replayProblems(table, again, ending.openMatch, String(expected)));
  }
  const seat = seatNamed(table.game, words);
  if (seat === undefined) return problemsAt(at, problemsAtTable(table, words, expected));
  const part = asWords(expected, words);
  return Object.entries(part).flatMap(([word, is]) => {
    const line = lineOf(part, word) ?? at;
    return located(line, () => problemsAt(line, partProblems(table, seat, { [word]: is })));
  });
}

/** The other world is said like `given`, over what is given here. */
function alikeProblems(ending: Ending, who: string, expected: unknown): readonly string[] {
  const viewer = who === 'everybody' ? 'public' : seatOf(ending.table, who);
  const { given, ...rest } = asWords(expected, `looks the same to ${who} as`);
  const other = given === undefined ? rest : asWords(given, "'given'");
  return twinProblems(ending, viewer, other);
}

function problemsAtTable(table: Table, words: string, expected: unknown): readonly string[] {
  if (words === 'waiting for') return waitingProblems(table, asList(expected).map(String));
  if (words === 'outcome') return outcomeProblems(table, String(expected));
  if (words === 'facts') return factsProblems(table, asList(expected));
  if (words === 'no facts') return noFactsProblems(table, asList(expected));
  const asked = /^offered to (\S+)$/.exec(words)?.[1];
  if (asked !== undefined) return offeredProblems(table, seatOf(table, asked), expected);
  const viewer = /^(\S+) sees$/.exec(words)?.[1];
  if (viewer === 'everybody') return sightProblems(table, 'public', asWords(expected, words));
  if (viewer !== undefined) {
    const sight = asWords(expected, words);
    return sightProblems(table, seatOf(table, viewer), sight).map((p) => `${viewer} sees ${p}`);
  }
  return partProblems(table, 0, { [words]: expected });
}

function seatOf({ game }: Table, word: string): Seat {
  const seat = whoIs(game, word);
  if (seat === undefined) {
    throw new Error(`no seat is called '${word}'${meant(word, [...game.seats, 'judge'])}`);
  }
  return seat;
}

function waitingProblems(table: Table, expected: readonly string[]): readonly string[] {
  const open = [...decisions(table)];
  const is = open.map((decision) => waitsWords(table, decision)).join(', ') || 'nobody';
  const wanted = expected.filter((words) => words !== 'nobody');
  const same = open.length === wanted.length && wanted.every((words) => isThere(words));
  return same ? [] : [`waiting for ${is}, expected ${expected.join(', ')}`];

  function isThere(words: string): boolean {
    const at = open.findIndex((decision) => isWaitedFor(table, decision, words));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }
}

/** All that is offered, in any order; copies of a card in one hand are said once. */
export function offeredProblems(table: Table, seat: Seat, expected: unknown): readonly string[] {
  const own = decisions(table).filter((decision) => decision.seat === seat);
  const actual = own.flatMap((decision) => waysOffered(table, decision));
  const wanted = new Set(
    asList(expected)
      .map(String)
      .filter((words) => words !== 'nothing'),
  );
  const plain = new Set([...wanted].map((words) => words.toLowerCase()));
  const isIn = (ways: readonly string[], words: string): boolean =>
    ways.some((way) => way.toLowerCase() === words.toLowerCase());
  const missing = [...wanted].filter((words) => !actual.some((ways) => isIn(ways, words)));
  const surplus = actual.filter((ways) => !ways.some((words) => plain.has(words.toLowerCase())));
  const because = (words: string): string => {
    const why = whyNot(table, seat, words);
    return why === undefined ? words : `${words} (${why})`;
  };
  const whose = seatName(table.game, seat);
  return [
    ...missing.map((words) => `not offered to ${whose}: ${because(words)}`),
    ...new Set(surplus.map(([words]) => `offered to ${whose} as well: ${words}`)),
  ];
}

/** Each offer in the words by which it is clear, and in the usual ones. */
function waysOffered(table: Table, decision: Decision): readonly (readonly string[])[] {
  const listed = offered(table, decision);
  return listed.length > 0
    ? listed.map(({ says, usual }) => [says, ...usual])
    : offersOf(table, decision).map((words) => [words]);
}

function outcomeProblems({ game, state }: Table, expected: string): readonly string[] {
  const actual = state.outcome ? outcomeWords(state.outcome, (s) => seatName(game, s)) : 'none';
  const isSame =
    actual.replace(' win by ', ' wins by ') === expected.replace(' win by ', ' wins by ');
  return isSame ? [] : [`the outcome is '${actual}', expected '${expected}'`];
}

/** `south wins by life-lost`, `draw by draw-by-loop`, `south, east and west, north by last-left`. */
function outcomeWords({ places, reason }: Outcome, name: (seat: Seat) => string): string {
  const groups = places.map((seats) => seats.map(name).join(' and '));
  if (groups.length === 1) return `draw by ${reason}`;
  const [first] = groups;
  const wins = places[0]?.length === 1 ? 'wins' : 'win';
  return groups.length === 2
    ? `${first} ${wins} by ${reason}`
    : `${groups.join(', ')} by ${reason}`;
}
