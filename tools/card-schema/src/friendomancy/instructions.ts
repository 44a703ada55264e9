/** What an instruction may say: the verbs, each with the words that it needs. */
import { z } from 'zod';
import { text } from '../plain.js';
import { amount, cards, name } from './selectors.js';
import { pool, until, value } from './words.js';

const verb = <const V extends string>(word: V, description: string) =>
  z.literal(word).meta({ description });

const onCards = <const V extends string>(word: V, description: string) =>
  z.strictObject({ verb: verb(word, description), to: cards });

const who = text.describe('you (where it is missing), others, each, or a player that was chosen.');

const ofPlayers = <const V extends string>(word: V, description: string) =>
  z.strictObject({ verb: verb(word, description), who: who.optional(), amount });

export const instruction = z
  .discriminatedUnion('verb', [
    ofPlayers('gain-money', 'Gives Money.'),
    ofPlayers('lose-money', 'Takes Money, below nothing if need be.'),
    ofPlayers('gain-things', 'Gives Things for this turn.'),
    ofPlayers('draw', 'Draws cards off the own deck, or off a Pool.').extend({
      from: pool.optional(),
    }),
    ofPlayers('add', 'Shuffles cards of a Pool into the deck.').extend({ from: pool }),
    ofPlayers('discard', 'Discards cards of their choice.'),
    ofPlayers('discard-at-random', 'Discards cards that chance picks.'),
    ofPlayers('discard-top', 'Discards cards off the top of the deck.'),
    ofPlayers('extra-turn', 'Takes more turns after this one.'),
    ofPlayers('skip-turn', 'Skips the next turns.'),
    onCards('give', 'Changes a value, or gives a keyword, for a time.').extend({
      what: value,
      by: amount.optional().describe('How much; 1 where it is missing.'),
      until: until.optional(),
    }),
    onCards('refresh', 'They may attack once more this turn.'),
    onCards('wear', 'Takes Power from Foes for good.').extend({ amount }),
    onCards('remove', "Puts cards into their owners' Discard Piles."),
    onCards('return', "Returns cards to their controllers' hands."),
    onCards('sacrifice', 'Sacrifices own cards.'),
    onCards('take-control', 'Takes cards over.'),
    onCards('tuck', 'Puts cards under another card.').extend({ under: name }),
    onCards('hide', 'Puts cards face down under another card.').extend({ under: name }),
    onCards('take', 'Takes cards out of a pile into the own hand.'),
    onCards('put-on-board', 'Puts cards out of a pile on the own Board.'),
    onCards('shuffle-back', "Shuffles cards into their owners' decks."),
  ])
  .meta({ id: 'instruction', description: 'One thing that is done.' });
