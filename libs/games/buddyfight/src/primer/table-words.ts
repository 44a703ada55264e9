/** How a table of Buddyfight is spoken of, besides counters and stories. `{}` stands for the number. */
import { untoldMoves, type TableWords } from '@scoresheet/rules-presentation';

export const TABLE_WORDS: TableWords = {
  marks: {
    resting: { shown: 'resting' },
    doubled: { shown: 'has attacked twice' },
  },
  zones: {
    covered: 'face-down pile',
    flag: 'flag',
    buddy: 'buddy',
    deck: 'deck',
    hand: 'hand',
    gauge: 'gauge',
    field: 'field',
    soul: 'soul',
    declared: 'declared',
    drop: 'drop',
  },
  changes: {
    cannotAttack: { shown: 'cannot attack' },
    cannotBeDestroyed: { shown: 'cannot be destroyed' },
    sturdy: { shown: 'not destroyed by effects' },
    hidden: { shown: 'not chosen by the opponent' },
  },
  durations: {
    battle: 'during this battle',
    leaves: 'while it stays',
  },
  /** Who or what is meant where it is no card; `{seat}` is whose. */
  targets: { fighter: 'the fighter {seat}' },
  /** Attributes that matter at the table, besides the values. */
  attributes: ['world', 'attributes'],
  moves: [
    { from: 'deck', to: 'hand', says: 'seat {seat} draws {card}' },
    { from: 'deck', to: 'gauge', says: 'seat {seat} puts a card into the gauge' },
    { from: 'deck', to: 'drop', says: 'seat {seat} puts {card} into the drop zone' },
    { from: 'hand', to: 'gauge', says: 'seat {seat} charges {card}' },
    { from: 'hand', to: 'drop', says: 'seat {seat} discards {card}' },
    { from: 'hand', to: 'deck', says: 'seat {seat} puts {card} under the deck' },
    { from: 'covered', to: 'flag', says: 'seat {seat} shows the Flag {card}' },
    { from: 'covered', to: 'buddy', says: 'seat {seat} shows the Buddy {card}' },
    { from: 'field', to: 'drop', says: '{card} goes to the drop zone of seat {seat}' },
    { from: 'field', to: 'hand', says: '{card} goes back to the hand of seat {seat}' },
    { from: 'field', to: 'deck', says: '{card} goes into the deck of seat {seat}' },
    { from: 'field', to: 'gauge', says: '{card} goes into the gauge of seat {seat}' },
    { from: 'soul', to: 'drop', says: '{card} leaves the soul' },
    { from: 'drop', to: 'hand', says: 'seat {seat} takes {card} back' },
    { from: 'drop', to: 'deck', says: '{card} goes back into the deck of seat {seat}' },
    ...untoldMoves({
      deck: ['soul'],
      hand: ['declared', 'buddy'],
      buddy: ['declared'],
      gauge: ['drop'],
      declared: ['field', 'drop'],
      field: ['soul'],
      drop: ['soul', 'declared'],
    }),
  ],
};
