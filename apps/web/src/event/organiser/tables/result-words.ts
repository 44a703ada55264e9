/** A result in few signs, as staff write it: `2-1`, `1-1-1`, `+ −`. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { TFunction } from 'i18next';
import type { RoundTable, TableResult } from '../../round/whole/whole-documents.js';
import type { ResultInput } from '../../staff/floor/result-choice.js';

type Seated = { readonly seats: readonly { readonly entrant: number }[] };

export function resultWords(t: TFunction, result: TableResult, { seats }: Seated): string {
  const { is, wins, draws, winner, places } = result;
  switch (is) {
    case 'GAMES':
      return [...(wins ?? []), ...(draws ? [draws] : [])].join('-');
    case 'INTENTIONAL_DRAW':
      return t('organiser.result.draw');
    case 'DOUBLE_LOSS':
      return t('organiser.result.doubleLoss');
    case 'FORFEIT':
      return t(winner === seats[0]?.entrant ? 'organiser.result.first' : 'organiser.result.second');
    case 'PLACES':
      return (places ?? []).map((sharing) => sharing.join(' = ')).join(' > ');
  }
}

/** As the server takes it: what is not of its kind is left out. */
export const asSent = (result: TableResult): ResultInput => {
  const { is, wins, draws, winner, places, scores } = result;
  return withoutUndefined({
    is,
    wins: wins ? [...wins] : undefined,
    draws: is === 'GAMES' ? (draws ?? 0) : undefined,
    winner: winner ?? undefined,
    places: places ? places.map((sharing) => [...sharing]) : undefined,
    scores: scores ? [...scores] : undefined,
  });
};

export const isSameResult = (one: TableResult | null, other: TableResult | null): boolean =>
  JSON.stringify(one && asSent(one)) === JSON.stringify(other && asSent(other));

export const seatsOf = ({ seats }: RoundTable): number[] => seats.map(({ entrant }) => entrant);
