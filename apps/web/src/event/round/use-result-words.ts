/** How tables went, in words: neutral in the order of the table, or as one who sat there would say it. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Table } from '../follow/event-documents.js';
import type { TablePlay } from '../play/play-documents.js';
import { usePlayWords } from '../play/use-play-words.js';

type Result = NonNullable<Table['result']>;
type Seats = readonly Pick<Table['seats'][number], 'entrant' | 'name'>[];

/** What these words need of a table. */
export interface ToldTable {
  readonly seats: Seats;
  readonly result: Result | null;
  readonly hasQuestion: boolean;
}

export function useResultWords() {
  const { t } = useTranslation();
  const playWords = usePlayWords();
  const openWords = (
    { hasQuestion }: ToldTable,
    play: TablePlay | undefined,
    isSecond = false,
  ): string => (hasQuestion ? t('round.asked') : playWords(play, isSecond));
  return {
    /** `2–1`, `draw agreed`, `Heron by forfeit`. */
    resultWords: (result: Result, seats: Seats): string => resultWords(t, result, seats),
    /** The result; how far play at the table is if it has none. */
    tableWords: (table: ToldTable, play?: TablePlay): string =>
      table.result ? resultWords(t, table.result, table.seats) : openWords(table, play),
    /** `won 2–1`, `lost by forfeit`, `2nd`; how far play at the table is if it has no result. */
    ownWords: (table: ToldTable, entrant: number, play?: TablePlay): string =>
      table.result
        ? ownWords(t, table, table.result, entrant)
        : openWords(table, play, table.seats[1]?.entrant === entrant),
    nameWords: (entrant: number, name: string | null): string => nameWords(t, entrant, name),
  };
}

const nameWords = (t: TFunction, entrant: number, name: string | null): string =>
  name ?? t('event.numbered', { number: entrant });

function resultWords(t: TFunction, result: Result, seats: Seats): string {
  const nameOf = (entrant: number): string =>
    nameWords(t, entrant, seats.find((seat) => seat.entrant === entrant)?.name ?? null);
  switch (result.is) {
    case 'GAMES':
      return gamesWords(t, result.wins ?? [], result.draws);
    case 'FORFEIT':
      return t('round.forfeit', { name: nameOf(result.winner ?? 0) });
    case 'PLACES':
      return (result.places ?? []).map((level) => level.map(nameOf).join(' = ')).join(' > ');
    case 'INTENTIONAL_DRAW':
      return t('round.agreed');
    case 'DOUBLE_LOSS':
      return t('round.bothLost');
  }
}

/** Games that each has won; drawn ones behind them where there are any. */
function gamesWords(t: TFunction, wins: readonly number[], draws: number | null): string {
  const [one = 0, other = 0] = wins;
  return draws ? t('round.gamesDrawn', { one, other, draws }) : t('round.games', { one, other });
}

function ownWords(t: TFunction, { seats }: ToldTable, result: Result, entrant: number): string {
  switch (result.is) {
    case 'GAMES': {
      const isFirst = seats[0]?.entrant === entrant;
      const [one = 0, other = 0] = result.wins ?? [];
      return ownGamesWords(t, isFirst ? [one, other] : [other, one], result.draws);
    }
    case 'FORFEIT':
      return t(result.winner === entrant ? 'round.wonForfeit' : 'round.lostForfeit');
    case 'PLACES':
      return placeWords(t, result.places ?? [], entrant);
    case 'INTENTIONAL_DRAW':
      return t('round.agreed');
    case 'DOUBLE_LOSS':
      return t('round.bothLost');
  }
}

/** `won 2–1`: `wins` are the own ones, and those of the opponent. */
export function ownGamesWords(
  t: TFunction,
  wins: readonly [number, number],
  draws: number | null,
): string {
  const [own, other] = wins;
  const key = own === other ? 'round.drew' : own > other ? 'round.won' : 'round.lost';
  return t(key, { games: gamesWords(t, wins, draws) });
}

/** Of equal ones each has the best place that they share. */
export function placeWords(
  t: TFunction,
  places: readonly (readonly number[])[],
  entrant: number,
): string {
  const at = places.findIndex((level) => level.includes(entrant));
  if (at < 0) return '';
  const count = places.slice(0, at).reduce((ahead, level) => ahead + level.length, 1);
  return t('round.place', { count, ordinal: true });
}
