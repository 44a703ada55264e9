/** A result in few signs, as staff write it: `2-1`, `1-1-1`, `+ −`. */
import type { TFunction } from 'i18next';
import type { RoundTable, TableResult } from '../../round/whole/whole-documents.js';

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
export const asSent = ({ is, wins, draws, winner, places, scores }: TableResult) => ({
  is,
  ...(wins && { wins: [...wins] }),
  ...(is === 'GAMES' && { draws: draws ?? 0 }),
  ...(winner !== null && { winner }),
  ...(places && { places: places.map((sharing) => [...sharing]) }),
  ...(scores && { scores: [...scores] }),
});

export const isSameResult = (one: TableResult | null, other: TableResult | null): boolean =>
  JSON.stringify(one && asSent(one)) === JSON.stringify(other && asSent(other));

export const seatsOf = ({ seats }: RoundTable): number[] => seats.map(({ entrant }) => entrant);
