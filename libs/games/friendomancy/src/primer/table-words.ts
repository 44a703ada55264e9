/** How a table of Friendomancy is spoken of, besides counters and stories. `{}` stands for the number. */
import { untoldMoves, type TableWords } from '@scoresheet/rules-presentation';
import { POOLS } from '../field.js';

export const TABLE_WORDS: TableWords = {
  marks: {
    attacks: { shown: 'has attacked' },
    new: { shown: 'new' },
    worn: { shown: 'worn by {}' },
    owner: { shown: 'of seat {}' },
    lent: { shown: 'goes back to seat {} when the turn ends' },
  },
  zones: {
    friends: 'friends',
    spells: 'spells',
    curses: 'curses',
    whatevers: 'whatevers',
    drafted: 'drafted',
    deck: 'deck',
    hand: 'hand',
    board: 'board',
    under: 'under',
    faceDown: 'face-down pile',
    discard: 'discard',
    foes: 'foes',
    aside: 'aside',
    defeated: 'defeated',
    outside: 'outside',
    gone: 'gone',
  },
  changes: {},
  durations: { leaves: 'while on the Board' },
  /** Who or what is meant where it is no card; `{seat}` is whose. */
  targets: { player: 'the player {seat}' },
  /** Attributes that matter at the table, besides the values. */
  attributes: ['tribes'],
  moves: [
    { from: 'hand', to: 'deck', says: 'seat {seat} puts {card} under the deck' },
    { from: 'deck', to: 'deck', says: 'seat {seat} puts a card back' },
    ...untoldMoves({
      deck: ['hand', 'discard'],
      hand: ['board', 'discard'],
      board: ['discard', 'hand', 'under'],
      foes: ['defeated'],
      drafted: ['deck'],
      ...Object.fromEntries(POOLS.map((pool) => [pool, ['drafted', 'hand', 'deck']])),
    }),
  ],
};
