/**
 * What the Flag of a fighter allows, whoever says what is done with it. Rule: B02; decision A-BFT-71.
 */
import { cardOf, cardsIn, type Guard } from '@scoresheet/rules-engine';
import type { Face } from './cards/card.js';
import { GENERIC } from './cards/worlds.js';
import { flag } from './field.js';
import { faceOfCard } from './values.js';

/** The condition for a card to be called, equipped or cast. */
export const FITS_FLAG: readonly Guard<Face>[] = [
  {
    rule: 'B02',
    says: (_, { name }) => `Your Flag does not allow ${name}.`,
    holds: (reading, { world }, seat) =>
      world === GENERIC ||
      cardsIn(reading.state, flag(seat)).some((id) =>
        faceOfCard(reading, cardOf(reading.state, id)).allows?.includes(world),
      ),
  },
];
