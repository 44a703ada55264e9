/**
 * The ways in which a decision can still be answered while somebody chooses: each is an option with
 * what has yet to be said for it.
 */
import type { Option, Options } from '@scoresheet/rules-engine';
import { pickKey, type AskedOf, type OptionReader, type Pick, type PickStep } from './pick.js';

export interface Way {
  readonly option: Option;
  readonly verb: string;
  /** Steps that are left, none of them empty. */
  readonly rest: readonly PickStep[];
}

type One = Extract<Options, { readonly pick: 'one' }>;

export const waysOf = (
  reader: OptionReader,
  asked: AskedOf,
  { from, anyOrder = {} }: One,
): readonly Way[] =>
  from.map((option) => {
    const { verb, steps } = reader(asked, option);
    const together = Object.hasOwn(anyOrder, verb) && anyOrder[verb] === 1;
    return { option, verb, rest: together ? inOneStep(steps) : steps };
  });

const inOneStep = (steps: readonly PickStep[]): readonly PickStep[] =>
  steps.length < 2 ? steps : [{ picks: steps.flatMap(({ picks }) => picks) }];

/** The ways that begin with the pick, behind it. */
export const behind = (ways: readonly Way[], pick: Pick): readonly Way[] =>
  ways.flatMap((way) => {
    const [step, ...later] = way.rest;
    const at = step?.picks.findIndex((each) => pickKey(each) === pickKey(pick)) ?? -1;
    if (step === undefined || at < 0) return [];
    const left = { ...step, picks: step.picks.toSpliced(at, 1) };
    return [{ ...way, rest: left.picks.length > 0 ? [left, ...later] : later }];
  });

export const isSaid = ({ rest }: Way): boolean => rest.length === 0;

export const verbsOf = (ways: readonly Way[]): readonly string[] => [
  ...new Set(ways.map(({ verb }) => verb)),
];

/** What may be picked next, none twice. */
export const nextOf = (ways: readonly Way[]): readonly Pick[] =>
  noneTwice(ways.flatMap(({ rest }) => rest[0]?.picks ?? []));

/** The name of the step that comes next, where it is the same for all ways. */
export function nameOfNext(ways: readonly Way[]): string | undefined {
  const names = new Set(ways.flatMap(({ rest: [step] }) => (step ? [step.as] : [])));
  return names.size === 1 ? [...names][0] : undefined;
}

const noneTwice = (picks: readonly Pick[]): readonly Pick[] => [
  ...new Map(picks.map((pick) => [pickKey(pick), pick])).values(),
];

/**
 * The ways behind all that nobody has to say because nothing else can be said: the number of a
 * card's only ability, the last amount of a sum. What is pointed at is never taken for granted.
 */
export function behindTheObvious(ways: readonly Way[]): readonly Way[] {
  const obvious = theObvious(ways);
  return obvious === undefined ? ways : behindTheObvious(behind(ways, obvious));
}

function theObvious(ways: readonly Way[]): Pick | undefined {
  if (ways.some(isSaid) || verbsOf(ways).length > 1) return undefined;
  const [pick, ...others] = nextOf(ways);
  const isWord = pick?.is === 'mode' || pick?.is === 'amount';
  return isWord && others.length === 0 ? pick : undefined;
}
