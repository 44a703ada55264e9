/** What a number of a standing was worked out from. */
import { formatRational, type Explanation, type Made } from '@scoresheet/tournament-standings';

export interface NumberPart {
  /** Id of the number that it is. */
  readonly number: number;
  /** The round from which it comes. */
  readonly round: number | null;
  /** What the rules leave out does not count. */
  readonly counts: boolean;
  /** What could have been won, where the part is what was won. */
  readonly possible: string | null;
  /** Where numbers are written one behind the other: in so many digits, multiplied before. */
  readonly digits: number | null;
  readonly times: number | null;
}

export function partsOf(
  made: Made,
  idOf: (explanation: Explanation) => number,
): readonly NumberPart[] {
  const part = (explanation: Explanation, more: Partial<NumberPart> = {}): NumberPart => ({
    number: idOf(explanation),
    round: null,
    counts: true,
    possible: null,
    digits: null,
    times: null,
    ...more,
  });
  switch (made.by) {
    case 'sum':
    case 'mean':
      return made.terms.map(({ number, round, counts }) => part(number, { round, counts }));
    case 'share':
      return made.parts.map(({ won, possible }) =>
        part(won, { possible: formatRational(possible) }),
      );
    case 'product':
      return made.factors.map((factor) => part(factor));
    case 'least':
      return made.of.map((number) => part(number));
    case 'digits':
      return made.groups.map(({ number, digits, times }) => part(number, { digits, times }));
    case 'round':
    case 'given':
      return [];
  }
}
