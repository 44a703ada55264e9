/** Who sits at a seat, in words. */
import i18next from 'i18next';
import type { MatchFields } from './match-documents.js';

type Seated = Pick<MatchFields['seats'][number], 'seat' | 'actor' | 'isBot' | 'player'>;

export function seatName({ actor, isBot, player }: Seated): string {
  const { t } = i18next;
  if (actor === null) return t('seat.free');
  if (isBot) return t('lobby.bot');
  return player?.name ?? t('seat.guest');
}
