/**
 * Verdicts on spoilt cards. Those that are frozen stand in a game's `cards/card-file.verdicts.json`,
 * by the code of the card: how often each comes in a row, in the order of `spoilt`, as `18- 1~ 3+`.
 */
import type { CardFileReading } from '@scoresheet/rules-cards';
import { invariant } from '@scoresheet/rules-engine';

/**
 * `-` is refused by its shape, which the schema sees; `~` by what it means alone, which only the
 * reader sees; `+` is taken.
 */
export type Verdict = '-' | '~' | '+';

const VERDICTS: readonly string[] = ['-', '~', '+'] satisfies readonly Verdict[];

/** The verdicts behind `18- 1~ 3+`, one for each copy. */
export function verdictsIn(runs: string): readonly Verdict[] {
  return runs.split(' ').flatMap((run) => {
    const [, times, verdict] = /^([1-9]\d*)([-~+])$/.exec(run) ?? [];
    invariant(times, `'${run}' is no run of verdicts such as 18-, 1~ or 3+`);
    return Array<Verdict>(Number(times)).fill(verdict as Verdict);
  });
}

interface Judges {
  readonly schemaTakes: boolean;
  /** Whether the reader says which of its problems are about the meaning. */
  readonly tellsMeaning: boolean;
}

/** The verdict of reader and schema together, or how they contradict each other. */
export function verdictOf(
  { problems }: CardFileReading<unknown>,
  { schemaTakes, tellsMeaning }: Judges,
): string {
  if (problems.length === 0) return schemaTakes ? '+' : 'the schema refuses what the reader takes';
  const isShape = problems.some(({ isOfMeaning }) => !isOfMeaning);
  if (tellsMeaning && isShape === schemaTakes) {
    return schemaTakes
      ? 'the schema takes what the reader refuses by its shape'
      : 'the schema refuses what the reader refuses by its meaning alone';
  }
  return schemaTakes ? '~' : '-';
}

interface Disagreement {
  /** The place of the copy among all that `spoilt` makes of its card. */
  readonly copy: number;
  readonly found: string | undefined;
  readonly frozen: Verdict | undefined;
}

/** The copies of a card on which another verdict is frozen, or, where none are, the judges differ. */
export function disagreements(
  found: readonly string[],
  frozen?: readonly Verdict[],
): readonly Disagreement[] {
  const copies = Math.max(found.length, frozen?.length ?? 0);
  const told = (_: unknown, copy: number): Disagreement => ({
    copy,
    found: found[copy],
    frozen: frozen?.[copy],
  });
  return Array.from({ length: copies }, told).filter((one) =>
    frozen ? one.found !== one.frozen : !VERDICTS.includes(one.found ?? ''),
  );
}
