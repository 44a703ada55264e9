/** What an instruction may say: the verbs, each with the words that it needs. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { amount, cards, change, MOST_POINTS, name, sought } from './selectors.js';
import { element, until, value } from './words.js';

const verb = <const V extends string>(word: V, description: string) =>
  z.literal(word).meta({ description });

const who = text.describe('you (where it is missing), others, each, or a name of `choose`.');

const onCards = <const V extends string>(word: V, description: string) =>
  z.strictObject({ verb: verb(word, description), to: cards });

const onCardsBy = <const V extends string>(word: V, description: string) =>
  onCards(word, description).extend({ amount });

const ofPlayers = <const V extends string>(word: V, description: string) =>
  z.strictObject({ verb: verb(word, description), who: who.optional(), amount });

const struck = { element: element.optional().describe('Its element; none where it is missing.') };

export const instruction = z
  .discriminatedUnion('verb', [
    onCardsBy('attack', 'Deals damage as an attack of this Buddy.').extend(struck),
    onCardsBy('damage', 'Deals damage that is no attack.').extend(struck),
    onCardsBy('lose-hp', 'Takes HP; DF does not help.'),
    onCardsBy('heal', 'Takes lost HP back.'),
    onCards('restore-df', 'Makes DF full again.'),
    ofPlayers('lose-cards', 'Puts cards off the top of the deck into the Trash.'),
    ofPlayers('draw', 'Draws cards.'),
    ofPlayers('discard', 'Discards cards of their choice.'),
    ofPlayers('discard-at-random', 'Discards cards that chance picks.'),
    onCards('give', 'Changes a value for a time.').extend({
      what: value,
      by: change.optional().describe('How much; 1 where it is missing.'),
      until: until.optional(),
    }),
    onCards('change-weakness', 'Gives another weakness for a time.').extend({
      element: element.describe('The weakness.'),
      until: until.optional(),
    }),
    ofPlayers('gain-energy', 'Adds Energy; below 0 takes it away.'),
    z.strictObject({
      verb: verb('roll', 'What follows happens if the die shows so much or less.'),
      amount: upTo(MOST, 1).describe('The number of the Roll.'),
    }),
    z.strictObject({
      verb: verb('search', 'Takes a card from the own deck to the hand; then it is shuffled.'),
      for: sought.optional(),
    }),
    z.strictObject({ verb: verb('look-at-deck', 'Looks at top cards of the own deck.'), amount }),
    z.strictObject({ verb: verb('look-at-hand', 'Looks at hands.'), who }),
    onCards('trash', "Puts cards into their owners' Trash."),
    onCards('trash-item', 'Puts the Items of Buddies into the Trash.'),
    onCards('return', "Returns cards to their owners' hands."),
    onCards('put-into-play', 'Puts Buddies into the own party without cost.'),
    onCards('take-control', 'Takes Buddies into the own party.'),
    onCards('revive', 'Turns knocked-out Buddies face up.').extend({
      amount: upTo(MOST_POINTS, 1).optional().describe('HP; all that is printed, if missing.'),
    }),
    onCards('stop-defending', 'They may be attacked again.'),
    onCards('refresh', 'They may act once more this turn.'),
    onCards('shuffle-back', "Shuffles cards into their owners' decks."),
    z.strictObject({
      verb: verb('shuffle-trash', 'Shuffles the Trash into the deck.'),
      who: who.optional(),
    }),
    z.strictObject({ verb: verb('cancel', 'Calls off what waits on the stack.'), to: name }),
    z.strictObject({
      verb: verb('redirect', 'Gives what waits on the stack another target.'),
      to: name,
      onto: name.describe('The new target.'),
    }),
  ])
  .meta({ id: 'instruction', description: 'One thing that is done.' });
