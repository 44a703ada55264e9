/** What an instruction may say: the verbs, each with the words that it needs. */
import { z } from 'zod';
import { amount, bounds, cards, name, sought } from './selectors.js';
import { area, counter, fighter, until, value } from './words.js';

const verb = <const V extends string>(word: V, description: string) =>
  z.literal(word).meta({ description });

const onCards = <const V extends string>(word: V, description: string) =>
  z.strictObject({ verb: verb(word, description), to: cards });

const ofFighters = <const V extends string>(word: V, description: string) =>
  z.strictObject({ verb: verb(word, description), who: fighter.optional(), amount });

export const instruction = z
  .discriminatedUnion('verb', [
    ofFighters('damage', 'Deals damage to a fighter.'),
    ofFighters('lose-life', 'Takes life away; it is no damage.'),
    ofFighters('gain-life', 'Adds life; there is no most.'),
    ofFighters('shield', 'Reduces the next damage of the turn.'),
    ofFighters('draw', 'Draws cards.'),
    ofFighters('charge', 'Puts cards off the top of the deck into the gauge.'),
    ofFighters('mill', 'Puts cards off the top of the deck into the drop zone.'),
    ofFighters('discard', 'Discards cards of their choice.'),
    ofFighters('discard-at-random', 'Discards cards that chance picks.'),
    z.strictObject({
      verb: verb('shuffle-drop', 'Shuffles the drop zone into the deck.'),
      who: fighter.optional(),
    }),
    z.strictObject({
      verb: verb('look-at-top', 'Looks at top cards of the deck and takes one of them.'),
      amount,
    }),
    z.strictObject({
      verb: verb('search', 'Takes a card from the deck to the hand; then it is shuffled.'),
      for: sought.optional(),
    }),
    onCards('destroy', 'Destroys cards of the field.'),
    onCards('return', "Returns cards to their owners' hands."),
    onCards('put-into-drop', "Puts cards into their owners' drop zones."),
    onCards('put-into-gauge', "Puts cards into their owners' gauges."),
    onCards('put-on-deck', "Puts cards on top of their owners' decks."),
    onCards('put-under-deck', "Puts cards under their owners' decks."),
    onCards('stand', 'Stands cards.'),
    onCards('rest', 'Rests cards.'),
    onCards('shift', 'Moves monsters to an empty area.'),
    onCards('stay', 'What stays instead of being destroyed.'),
    onCards('give', 'Changes a value, or gives a keyword, for a time.').extend({
      what: value,
      by: amount.optional().describe('How much; 1 where it is missing.'),
      until: until.optional(),
    }),
    onCards('put-into-soul', 'Puts cards under another card.').extend({ of: name }),
    onCards('deck-to-soul', 'Puts top cards of the deck under cards.').extend({ amount }),
    z.strictObject({
      verb: verb('call', 'Calls a monster.'),
      to: name,
      free: z.literal(true).optional().describe('Without its Call Cost.'),
      area: area.optional(),
    }),
    z.strictObject({ verb: verb('nullify', 'The thing comes to nothing.'), to: name }),
    z.strictObject({
      verb: verb('only-if', 'Nothing more is done unless it holds.'),
      counter,
      ...bounds,
    }),
  ])
  .meta({ id: 'instruction', description: 'One thing that is done.' });
