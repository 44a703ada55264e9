/** Until when somebody passes, in words. */
import type { TFunction } from 'i18next';
import type { MatchFields } from '../match-documents.js';

export type PassUntil = NonNullable<MatchFields['seats'][number]['autoPass']>;

export const passWords = ({ until, card }: PassUntil, t: TFunction): string =>
  t(`menu.passUntil.${until}`, { card });
