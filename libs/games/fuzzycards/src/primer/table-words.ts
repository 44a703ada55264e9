/** How a table of Fuzzycards is spoken of, besides counters and stories. `{}` stands for the number. */
import { untoldMoves, type TableWords } from '@scoresheet/rules-presentation';

export const TABLE_WORDS: TableWords = {
  marks: {
    damage: { shown: '{} damage' },
    fresh: { shown: 'new' },
    attacked: { shown: 'has attacked' },
    unveiled: { shown: 'out of Stealth', stopsKeyword: 'stealth' },
    struck: { stopsKeyword: 'shield' },
    used: { shown: 'ability used' },
    lent: { shown: 'goes back to seat {} when the turn ends' },
  },
  zones: {
    scroll: 'scroll',
    hand: 'hand',
    flip: 'flip',
    field: 'field',
    relics: 'relics',
    resolving: 'resolving',
    discard: 'discard',
  },
  /** Silence is a change for a time (A-FUZ-27). */
  changes: {
    silenced: { shown: 'silenced', stopsKeywords: true },
  },
  durations: { leaves: 'while it stands' },
  /** Attributes that matter at the table, besides the values. */
  attributes: ['force'],
  moves: [
    { from: 'scroll', to: 'hand', says: 'seat {seat} draws {card}' },
    { from: 'hand', to: 'scroll', says: 'seat {seat} puts {card} back into the Scroll' },
    { from: 'scroll', to: 'scroll', says: 'seat {seat} puts a card back' },
    { from: 'scroll', to: 'flip', says: 'seat {seat} reveals {card}' },
    { from: 'hand', to: 'field', says: '{card} enters {where}' },
    { from: 'hand', to: 'relics', says: '{card} goes on {holder}' },
    { from: 'relics', to: 'discard', says: '{card} is lost with its Hero' },
    { from: 'hand', to: 'discard', says: 'seat {seat} discards {card}' },
    ...untoldMoves({
      flip: ['scroll'],
      hand: ['resolving'],
      resolving: ['discard'],
      field: ['hand', 'discard'],
    }),
  ],
};
