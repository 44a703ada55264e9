/** Why somebody has this opponent and no other, in sentences. */
import type { TFunction } from 'i18next';
import type { Reasons } from './round-documents.js';

type Other = Reasons['others'][number];

/** How to say points, and who somebody is. */
interface Says {
  readonly points: (units: number) => string;
  readonly name: (entrant: number) => string;
}

/** What is said of the table itself: the points of both, and what it costs. */
export function tableSentences(t: TFunction, reasons: Reasons, says: Says): readonly string[] {
  const { entrant, opponent, points, opponentPoints, cost } = reasons;
  const own = { name: says.name(entrant), points: says.points(points) };
  if (opponent === null || opponentPoints === null) {
    return [
      t('round.why.bye', own),
      ...(cost.byes > 0 ? [t('round.why.byesBefore', { ...own, count: cost.byes })] : []),
    ];
  }
  const other = { other: says.name(opponent), theirs: says.points(opponentPoints) };
  return [
    points === opponentPoints
      ? t('round.why.level', { ...own, ...other })
      : t('round.why.apart', { ...own, ...other }),
    ...(cost.rematches > 0 ? [t('round.why.rematch')] : []),
    ...(cost.upAgain > 0 ? [t('round.why.upAgain')] : []),
    ...(cost.downAgain > 0 ? [t('round.why.downAgain')] : []),
  ];
}

function otherSentence(t: TFunction, { reason, priority, by }: Other): string {
  switch (reason) {
    case 'already-met':
      return t('round.why.met');
    case 'forbidden-pair':
      return t('round.why.forbidden');
    case 'equal-by-chance':
      return t('round.why.chance');
    case 'would-cost':
      return t(`round.why.cost.${priority ?? 'squares'}`, { count: by ?? 0 });
    case 'would-save':
      return t('round.why.saves', { what: t(`round.why.counted.${priority ?? 'squares'}`) });
    default:
      // A reason that a later server knows.
      return reason;
  }
}

/** Entrants of whom the same is said stand together, where the first of them stands. */
export function bySentence(
  t: TFunction,
  others: readonly Other[],
): readonly (readonly [string, readonly Other[]])[] {
  const alike = new Map<string, Other[]>();
  for (const other of others) {
    const sentence = otherSentence(t, other);
    alike.set(sentence, [...(alike.get(sentence) ?? []), other]);
  }
  return [...alike];
}

/**
 * Points come in the least unit of the rules, which is half a point in those of chess and a whole one
 * in all others.
 */
export const inPoints = (units: number, standings: string): number =>
  standings.startsWith('fide') ? units / 2 : units;
