/** How a table of Buddies is spoken of, besides counters and stories. `{}` stands for the number. */
import { untoldMoves, type TableWords } from '@scoresheet/rules-presentation';

export const TABLE_WORDS: TableWords = {
  marks: {
    damage: { shown: '{} damage' },
    absorbed: { shown: 'absorbed {}' },
    entered: { shown: 'new' },
    acted: { shown: 'has acted' },
    defending: { shown: 'Defending' },
    down: { shown: 'knocked out' },
    lent: { shown: 'goes back to seat {} when the turn ends' },
  },
  zones: {
    deck: 'deck',
    hand: 'hand',
    party: 'party',
    item: 'item',
    event: 'event',
    stack: 'stack',
    trash: 'trash',
    gone: 'gone',
  },
  changes: {
    cannotAct: { shown: 'cannot act' },
    cannotAttack: { shown: 'cannot attack' },
    weakness: { shown: 'another weakness' },
  },
  durations: { leaves: 'while in play' },
  /** Who or what is meant where it is no card; `{seat}` is whose. */
  targets: { deck: 'the deck of {seat}', player: 'the player {seat}' },
  /** Attributes that matter at the table, besides the values. */
  attributes: ['element', 'wk'],
  moves: [
    { from: 'deck', to: 'hand', says: 'seat {seat} draws {card}' },
    { from: 'hand', to: 'deck', says: 'seat {seat} puts {card} back into the deck' },
    { from: 'deck', to: 'deck', says: 'seat {seat} puts a card back' },
    { from: 'deck', to: 'trash', says: '{card} goes off the deck of seat {seat}' },
    { from: 'trash', to: 'deck', says: '{card} goes back into the deck of seat {seat}' },
    { from: 'hand', to: 'event', says: '{card} now lies before seat {seat}' },
    { from: 'party', to: 'trash', says: '{card} goes to the Trash of seat {seat}' },
    { from: 'item', to: 'trash', says: '{card} goes to the Trash of seat {seat}' },
    { from: 'event', to: 'trash', says: '{card} goes to the Trash of seat {seat}' },
    { from: 'hand', to: 'trash', says: 'seat {seat} discards {card}' },
    ...untoldMoves({
      hand: ['party', 'item', 'stack'],
      stack: ['trash'],
      party: ['hand', 'party'],
    }),
  ],
};
