/** Words that stand for one thing each and mean it in most games. */
import { bearerOf, type CardFace } from '@scoresheet/rules-engine';
import { duration, named, type DurationEntry, type NamedEntry } from '../entries/term.js';
import { capital } from '../say/phrases.js';

/** Durations that the engine knows by these words; `whileItStays` is "while it stays in play". */
export const usualDurations = (
  whileItStays: string,
): readonly DurationEntry<'turn' | 'your-next-turn' | 'leaves'>[] => [
  duration('turn', { means: 'Until the turn ends.', says: 'until the turn ends' }),
  duration('your-next-turn', {
    means: 'Until your next turn begins.',
    says: 'until your next turn begins',
  }),
  duration('leaves', { means: `${capital(whileItStays)}.`, says: whileItStays }),
];

type Called = (face: CardFace) => string;

/** A card, and whoever bears it, or the card itself where nothing does. */
export const selfAndBearer = (
  thisCard: Called,
  bearer: Called,
): readonly NamedEntry<'self' | 'bearer'>[] => [
  named('self', { means: 'This card.', says: thisCard }),
  named('bearer', {
    means: 'This card, or the one that bears it.',
    says: bearer,
    there: (reading, { card }) => [bearerOf(reading, card) ?? []].flat(),
  }),
];
