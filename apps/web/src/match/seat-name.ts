/** Who sits at a seat, in words. */
import i18next from 'i18next';
import type { MatchFields } from './match-documents.js';
import type { LookedAt } from './use-match.js';

type Seated = Pick<MatchFields['seats'][number], 'seat' | 'label' | 'isBot'>;

export function seatName({ seat, label, isBot }: Seated): string {
  const { t } = i18next;
  if (label === null) return t('seat.free');
  return isBot ? t('lobby.bot', { seat }) : label;
}

/** Seats are called by who sits there, in the log and in what is read out. */
export function withNames({ game, match }: Pick<LookedAt, 'game' | 'match'>): LookedAt['game'] {
  const isTold = match.seats.every(({ label }) => label !== null);
  return isTold ? { ...game, seats: match.seats.map(seatName) } : game;
}
