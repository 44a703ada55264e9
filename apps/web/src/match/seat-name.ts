/** Who sits at a seat, in words. */
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import i18next from 'i18next';
import type { MatchFields } from './match-documents.js';

type Seated = Pick<MatchFields['seats'][number], 'seat' | 'label' | 'isBot'>;

export function seatName({ seat, label, isBot }: Seated): string {
  const { t } = i18next;
  if (label === null) return t('seat.free');
  return isBot ? t('lobby.bot', { seat }) : ownDirection(label);
}
