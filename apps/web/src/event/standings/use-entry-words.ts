/** What became of an entrant in a round, and against whom. */
import { useTranslation } from 'react-i18next';
import { ownGamesWords, placeWords } from '../round/use-result-words.js';
import type { Explained } from './standings-documents.js';

type Entry = Explained['entry'];

interface EntryWords {
  readonly result: string;
  readonly opponents: readonly number[];
}

export function useEntryWords(): (entry: Entry, entrant: number) => EntryWords {
  const { t } = useTranslation();
  return (entry, entrant) => {
    if (!entry) return { result: t('round.missed'), opponents: [] };
    const { kind, how, entrants, wins, draws, places } = entry;
    const opponents = entrants.filter((each) => each !== entrant);
    if (kind === 'bye') return { result: t('round.bye'), opponents: [] };
    if (kind === 'missed') return { result: t('round.missed'), opponents: [] };
    if (kind === 'pod') return { result: placeWords(t, places ?? [], entrant), opponents };
    const [one = 0, other = 0] = wins ?? [];
    const own: readonly [number, number] = entrants[0] === entrant ? [one, other] : [other, one];
    if (how === 'forfeit') {
      return { result: t(own[0] > own[1] ? 'round.wonForfeit' : 'round.lostForfeit'), opponents };
    }
    if (how === 'intentional-draw') return { result: t('round.agreed'), opponents };
    if (how === 'double-loss') return { result: t('round.bothLost'), opponents };
    return { result: ownGamesWords(t, own, draws), opponents };
  };
}
