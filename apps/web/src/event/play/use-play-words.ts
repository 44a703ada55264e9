/** How far play at a table is, in words. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TablePlay } from './play-documents.js';

type PlayWords = (play: TablePlay | undefined, isSecond?: boolean) => string;

/** `isSecond`: as the player in the second seat says it, whose games come first then. */
export function usePlayWords(): PlayWords {
  const { t } = useTranslation();
  return (play, isSecond = false) => playWords(t, play, isSecond);
}

/** `playing`, `paused, 1–0`; what is true of every table without a result if nothing is known. */
function playWords(t: TFunction, play: TablePlay | undefined, isSecond: boolean): string {
  const { playStatus = null, gamesWon = null } = play ?? {};
  const words = playStatus === null ? t('round.open') : t(`round.play.${playStatus}`);
  const [one = 0, other = 0] = gamesWon ?? [];
  if (one + other === 0) return words;
  const score = isSecond ? { one: other, other: one } : { one, other };
  return t('round.play.score', { words, games: t('round.games', score) });
}
