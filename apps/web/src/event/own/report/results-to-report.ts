/** What somebody can say of a table of two: games won by oneself, by the other one, and drawn. */
export interface Score {
  readonly own: number;
  readonly other: number;
  readonly drawn: number;
}

interface ScoresToReport {
  readonly won: readonly Score[];
  readonly lost: readonly Score[];
  /** Of a series that time has ended before anybody had won it; in a bracket none is a draw. */
  readonly unfinished: readonly Score[];
}

export function scoresToReport(bestOf: number, isBracket: boolean): ScoresToReport {
  const enough = (bestOf + 1) / 2;
  const below = Array.from({ length: enough }, (_, games) => games);
  const won = below.map((other) => ({ own: enough, other, drawn: 0 }));
  const open = below
    .flatMap((own) => below.map((other) => ({ own, other, drawn: 0 })))
    .filter(({ own, other }) => own + other > 0)
    .sort((one, two) => two.own - two.other - (one.own - one.other));
  const drawn: readonly Score[] = [{ own: 0, other: 0, drawn: 1 }];
  return {
    won,
    lost: won.map(swapped),
    unfinished: [...open, ...drawn].filter(({ own, other }) => !isBracket || own !== other),
  };
}

const swapped = ({ own, other, drawn }: Score): Score => ({ own: other, other: own, drawn });

/** As the table counts them, in the order of its seats. */
export const winsOf = ({ own, other }: Score, isFirst: boolean): [number, number] =>
  isFirst ? [own, other] : [other, own];
