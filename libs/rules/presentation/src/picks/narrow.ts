/**
 * An answer is made by narrowing down: what is pointed at and said leaves fewer and fewer options,
 * until one is left or the choice is complete. Nothing is ever guessed, and nothing is listed whole.
 */
import {
  isPlainLine,
  type Choice,
  type Option,
  type Options,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { pickKey, type AskedOf, type OptionReader, type Pick } from './pick.js';
import {
  behind,
  behindTheObvious,
  isSaid,
  nameOfNext,
  nextOf,
  verbsOf,
  waysOf,
  type Way,
} from './ways.js';

/** What was said so far: a verb, if one was, what was pointed at, and what was written. */
export interface Chosen {
  readonly verb?: string;
  readonly picks: readonly Pick[];
  /** The answer to a question that is answered in words. */
  readonly written?: string;
}

export interface Narrowing {
  /** Verbs between which one may still choose; empty where at most one is left. */
  readonly verbs: readonly string[];
  /** What may be pointed at or said next, none twice. */
  readonly next: readonly Pick[];
  /** What the game calls that which comes next, where it is one thing: `foe`. */
  readonly as?: string;
  /** A number or a line of words that is asked for, with its bounds; words count characters. */
  readonly asksFor?: {
    readonly what: 'number' | 'words';
    readonly min: number;
    readonly max: number;
  };
  /** The answer that the choice makes up, where it does; it may go on nevertheless. */
  readonly choice?: Choice;
}

interface AskedFor extends AskedOf {
  readonly options: Options;
}

/** What is left of a decision behind a choice; nothing at all where the choice fits no option. */
export function narrow(reader: OptionReader, decision: AskedFor, chosen: Chosen): Narrowing {
  const { options } = decision;
  switch (options.pick) {
    case 'one':
      return narrowOne(waysOf(reader, decision, options), chosen);
    case 'some':
      return narrowSeveral(entriesOf(reader, decision, options.from), options, chosen);
    case 'order': {
      const all = options.from.length;
      return narrowSeveral(
        entriesOf(reader, decision, options.from),
        { min: all, max: all },
        chosen,
      );
    }
    case 'number':
      return narrowNumber(options, chosen);
    case 'words':
      return narrowWords(options, chosen);
  }
}

function narrowOne(all: readonly Way[], { verb, picks }: Chosen): Narrowing {
  const meant = verb === undefined ? all : all.filter((way) => way.verb === verb);
  const ways = behindTheObvious(picks.reduce(behindPick, meant));
  const verbs = verbsOf(ways);
  const said = ways.filter(isSaid);
  const as = nameOfNext(ways);
  return withoutUndefined({
    verbs: verbs.length > 1 ? verbs.filter((each) => each !== '') : [],
    next: nextOf(ways),
    as,
    choice: verbs.length === 1 && said.length === 1 ? (said[0]?.option.id ?? '') : undefined,
  });
}

/** The ways behind a pick, or behind it and the obvious that comes before it. */
function behindPick(ways: readonly Way[], pick: Pick): readonly Way[] {
  const there = behind(ways, pick);
  return there.length > 0 ? there : behind(behindTheObvious(ways), pick);
}

interface Entry {
  readonly option: Option;
  readonly pick: Pick;
}

/** Where several are chosen, each is one pick: what reads as more is named by its whole id. */
const entriesOf = (
  reader: OptionReader,
  asked: AskedOf,
  from: readonly Option[],
): readonly Entry[] =>
  from.map((option) => {
    const picks = reader(asked, option).steps.flatMap((step) => step.picks);
    const [only, ...others] = picks;
    const pick = only && others.length === 0 ? only : ({ is: 'mode', mode: option.id } as const);
    return { option, pick };
  });

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function narrowSeveral(
  entries: readonly Entry[],
  { min, max }: Bounds,
  { picks }: Chosen,
): Narrowing {
  const keys = picks.map(pickKey);
  const named = keys.flatMap((key) => entries.find(({ pick }) => pickKey(pick) === key) ?? []);
  const isOffered = named.length === picks.length && new Set(keys).size === keys.length;
  if (!isOffered || picks.length > max) return { verbs: [], next: [] };
  const left = entries.filter((entry) => !named.includes(entry));
  return withoutUndefined({
    verbs: [],
    next: picks.length < max ? left.map(({ pick }) => pick) : [],
    choice: picks.length < min ? undefined : named.map(({ option }) => option.id),
  });
}

function narrowNumber({ min, max }: Bounds, { picks }: Chosen): Narrowing {
  const [said, ...others] = picks;
  const asked: Narrowing = { verbs: [], next: [], asksFor: { what: 'number', min, max } };
  if (said?.is !== 'amount' || others.length > 0) return asked;
  const { amount } = said;
  const fits = Number.isSafeInteger(amount) && amount >= min && amount <= max;
  return fits ? { ...asked, choice: amount } : asked;
}

function narrowWords({ min, max }: Bounds, { written = '' }: Chosen): Narrowing {
  const fits = written.length >= min && written.length <= max && isPlainLine(written);
  const asked: Narrowing = { verbs: [], next: [], asksFor: { what: 'words', min, max } };
  return fits ? { ...asked, choice: written } : asked;
}
