/**
 * Which Foes are in the game, and how many of each: one of four usual lists, or a list that the
 * players agree on, as `3 Bridge Troll, 1 Goose`. It is an option of the match, so everybody who
 * takes a seat accepts it.
 *
 * Rule: R-FRI-17; decisions A-FRI-04, A-FRI-44.
 */
import type { Json, Rules } from '@scoresheet/rules-engine';
import { usualFoes } from '../readings.js';

/** How many copies of each Foe the usual lists have. */
const COPIES: Readonly<Record<string, number>> = {
  none: 0,
  oneOfEach: 1,
  threeOfEach: 3,
  tenOfEach: 10,
} satisfies Record<(typeof usualFoes.values)[number], number>;

/** The most Foes of a list, however many a set has (A-FRI-44). */
const MAX_FOES = 100;

const FORM = `a list such as "3 Bridge Troll, 1 Goose" of at most ${MAX_FOES} copies in all`;

/** Codes of all copies, as the option says. */
export function foeList(rules: Pick<Rules, 'faces'>, choice: Json | undefined): readonly string[] {
  const said = String(choice);
  const copies = Object.hasOwn(COPIES, said) ? COPIES[said] : undefined;
  if (copies === undefined) return readList(rules, said).foes.slice(0, MAX_FOES);
  return foesOf(rules)
    .flatMap(({ code }) => Array<string>(copies).fill(code))
    .slice(0, MAX_FOES);
}

/** What a list looks like and what is wrong with this one; undefined for one that may be read. */
export function foeListProblem(rules: Pick<Rules, 'faces'>, choice: Json): string | undefined {
  if (typeof choice !== 'string') return `${FORM}.`;
  const { foes, problem } = readList(rules, choice);
  if (problem !== undefined) return `${FORM}: ${problem}`;
  return foes.length > MAX_FOES ? `${FORM}: these are ${foes.length}.` : undefined;
}

interface ListRead {
  readonly foes: readonly string[];
  readonly problem?: string;
}

function readList(rules: Pick<Rules, 'faces'>, list: string): ListRead {
  const foes: string[] = [];
  for (const line of list.split(',')) {
    const [, count, named = ''] = /^ ?([1-9]\d{0,2}) (.+)$/.exec(line) ?? [];
    if (count === undefined) return { foes, problem: `"${line.trim()}" is no number and Foe.` };
    const foe = foesOf(rules).find(({ code, name }) => code === named || name === named);
    if (!foe) return { foes, problem: `there is no Foe "${named}".` };
    if (foes.includes(foe.code)) return { foes, problem: `${foe.name} is listed twice.` };
    foes.push(...Array<string>(Number(count)).fill(foe.code));
  }
  return { foes };
}

const foesOf = ({ faces }: Pick<Rules, 'faces'>) =>
  Object.values(faces).filter(({ type }) => type === 'foe');
