/**
 * Whatever may be answered can be pointed out at the table: each option in one way but for the
 * order of what belongs together, none of them like another, and never with too many buttons.
 */
import {
  decisions,
  invariant,
  isListed,
  view,
  type Decision,
  type Listed,
  type Option,
  type Rules,
} from '@scoresheet/rules-engine';
import {
  isInView,
  MAX_BUTTONS,
  narrow,
  pickKey,
  type OptionReader,
  type Pick,
  type PickStep,
  type ReadOption,
} from '@scoresheet/rules-presentation';
import type { Check } from './checks.js';
import { isTooMany, pointOut, type AtTheTable, type Manner } from './point-out.js';

/** Of more options so many are pointed out, spread over all; every one is read and compared. */
const POINTED_OUT = 8;
const MANNERS: readonly Manner[] = ['verb-first', 'pointing-first'];

/** Throws for an option that cannot be picked, with the seed and the action. */
export const checkPicks =
  (reads: OptionReader): Check =>
  ({ rules, after, seed, number }) => {
    for (const decision of decisions({ rules, state: after })) {
      const table = view({ rules, state: after }, decision.seat);
      const problem = problemOf({ rules, reads, decision, table }, number);
      const where = `seed ${seed}, action ${number}, ${decision.kind} of seat ${decision.seat}`;
      invariant(problem === undefined, () => `${where}: ${problem}`);
    }
  };

interface Looked extends AtTheTable {
  readonly rules: Rules;
}

function problemOf(looked: Looked, turn: number): string | undefined {
  const { options } = looked.decision;
  if (!isListed(options)) return undefined;
  const reads = options.from.map((option) => readOf(looked, option));
  const found = reads.flatMap(({ read }) => picksOf(read)).find((pick) => !isThere(looked, pick));
  if (found !== undefined) return `nobody can point at ${pickKey(found)}`;
  return alike(options, reads) ?? unreachable(looked, options, turn);
}

/** Read from the id alone: what else an option carries is for whoever draws the table. */
const readOf = ({ reads, decision }: Looked, { id }: Option) => ({
  id,
  read: reads({ kind: decision.kind, seat: decision.seat }, { id }),
});

const picksOf = ({ steps }: ReadOption): readonly Pick[] => steps.flatMap(({ picks }) => picks);

function isThere({ rules, table }: Looked, pick: Pick): boolean {
  switch (pick.is) {
    case 'card':
      return isInView(table, pick.card);
    case 'face':
      return Object.hasOwn(rules.faces, pick.face);
    case 'slot':
      return Object.hasOwn(rules.zones, pick.zone) && pick.seat <= table.seats.length;
    case 'seat':
      return table.seats.some(({ seat }) => seat === pick.seat);
    default:
      return true;
  }
}

function alike(options: Listed, reads: readonly ReturnType<typeof readOf>[]): string | undefined {
  const known = new Map<string, string>();
  for (const { id, read } of reads) {
    const key = keyOf(read, options);
    const other = known.get(key);
    if (other !== undefined) return `'${id}' reads like '${other}'`;
    known.set(key, id);
  }
  return undefined;
}

/** Equal for options that say the same, in whatever order they name what belongs together. */
function keyOf({ verb, steps }: ReadOption, options: Listed): string {
  const sets = isInAnyOrder(options, verb)
    ? [{ picks: steps.flatMap(({ picks }) => picks) }]
    : steps;
  return JSON.stringify([verb, ...sets.map(({ picks }) => picks.map(pickKey).sort())]);
}

const isInAnyOrder = (options: Listed, verb: string): boolean =>
  options.pick === 'one' && options.anyOrder?.[verb] === 1;

function unreachable(looked: Looked, options: Listed, turn: number): string | undefined {
  if (options.pick !== 'one') return notChosen(looked, options);
  const step = Math.max(1, Math.ceil(options.from.length / POINTED_OUT));
  const some = options.from.filter((_, index) => index % step === turn % step);
  for (const option of some) {
    for (const manner of MANNERS) {
      const problem = notPointedOut(looked, option, manner);
      if (problem !== undefined) return `'${option.id}', ${manner}: ${problem}`;
    }
  }
  return undefined;
}

function notPointedOut(looked: Looked, option: Option, manner: Manner): string | undefined {
  const { read } = readOf(looked, option);
  const steps = inOtherOrder(read, looked.decision, manner);
  const { last, unsaid, mostButtons } = pointOut(looked, { ...read, steps }, manner);
  if (isTooMany(mostButtons)) return `offers ${mostButtons} buttons, more than ${MAX_BUTTONS}`;
  const missed = unsaid.find(({ is }) => is !== 'mode' && is !== 'amount');
  if (missed !== undefined) return `${pickKey(missed)} is not offered`;
  return last.choice === option.id ? undefined : `gives ${JSON.stringify(last)}`;
}

/** Who points first does it in another order where none is asked for. */
function inOtherOrder(
  { verb, steps }: ReadOption,
  { options }: Decision,
  manner: Manner,
): readonly PickStep[] {
  if (manner === 'verb-first' || !isListed(options)) return steps;
  const backwards = steps.map(({ picks, ...named }) => ({ ...named, picks: picks.toReversed() }));
  return isInAnyOrder(options, verb) ? backwards.toReversed() : backwards;
}

/** Several are chosen from the last one on, as many as may be. */
function notChosen({ reads, decision }: Looked, options: Listed): string | undefined {
  const { next } = narrow(reads, decision, { picks: [] });
  const most = options.pick === 'some' ? options.max : options.from.length;
  if (most > 0 && next.length !== options.from.length) return `offers ${next.length} picks`;
  const buttons = next.filter(({ is }) => is === 'mode' || is === 'amount').length;
  if (isTooMany(buttons)) return `offers ${buttons} buttons, more than ${MAX_BUTTONS}`;
  const picks = next.toReversed().slice(0, most);
  const wanted = options.from
    .toReversed()
    .slice(0, most)
    .map(({ id }) => id);
  const { choice } = narrow(reads, decision, { picks });
  return JSON.stringify(choice) === JSON.stringify(wanted)
    ? undefined
    : `gives ${JSON.stringify(choice)}`;
}
