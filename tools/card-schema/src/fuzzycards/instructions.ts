/** What an instruction may say: the verbs, each with the words that it needs. */
import { z } from 'zod';
import { amount, cards, change, sought } from './selectors.js';
import { row, until, value, who } from './words.js';

const verb = <const V extends string>(name: V, description: string) =>
  z.literal(name).meta({ description });

const onCards = <const V extends string>(name: V, description: string) =>
  z.strictObject({ verb: verb(name, description), to: cards });

const onCardsBy = <const V extends string>(name: V, description: string) =>
  onCards(name, description).extend({ amount });

const ofSeats = <const V extends string>(name: V, description: string) =>
  z.strictObject({ verb: verb(name, description), who: who.optional(), amount });

export const instruction = z
  .discriminatedUnion('verb', [
    onCardsBy('damage', 'Deals damage to cards; DEF does not help, Shield does.'),
    ofSeats('damage-life', 'Deals damage to Life.'),
    onCardsBy('heal', 'Takes damage off cards.'),
    ofSeats('gain-life', 'Adds Life; there is no upper limit.'),
    ofSeats('lose-life', 'Takes Life away; it is no damage.'),
    ofSeats('draw', 'Draws cards; who cannot draw as many as they must has lost.'),
    ofSeats('discard-at-random', 'Discards cards that chance picks from the hand.'),
    onCards('give', 'Changes a value, or gives a keyword, for a time.').extend({
      what: value,
      by: change.describe('How much; 1 for a keyword without a number.'),
      until,
    }),
    onCards('silence', 'Takes all abilities and keywords for a time.').extend({ until }),
    onCards('destroy', 'Knocks cards out without damage.'),
    onCards('return', "Returns cards to their owners' hands."),
    onCards('shift', 'Moves cards to a row, where it has room.').extend({ row }),
    onCards('deploy', 'Puts Heroes and Field Relics from hand or discard pile on your side.'),
    onCards('take-control', 'Moves cards to your side for good.'),
    z.strictObject({
      verb: verb('search', 'Takes a card from your Scroll to your hand; then it is shuffled.'),
      for: sought.optional(),
    }),
    ofSeats('gain-energy', 'Adds Energy, at most to five.'),
    ofSeats('lose-energy', 'Takes Energy away.'),
  ])
  .meta({ id: 'instruction', description: 'One thing that is done.' });
