/** How a judge speaks of the market, the engine's toy with shared piles and secret bids. */
import { push } from '@scoresheet/rules-engine';
import { marketDraft } from '@scoresheet/rules-engine/toys';
import type { ScenarioGame } from './scenario-game.js';

const words = { spring: 'spring', summer: 'summer', autumn: 'autumn' };

export const marketWords: ScenarioGame = {
  rules: marketDraft,
  seats: ['south', 'west', 'north', 'east', 'middle'],
  marks: {},
  filler: 'friend',
  usual: { coins: 9 },
  usualTable: { spring: 6, summer: 6, autumn: 6 },
  situations: {
    'naming the first': (play) => push(play, { kind: 'order' }),
    auction: (play) => push(play, { kind: 'auction', bids: [] } as never),
  },
  phrases: [
    { says: 'names {seat}', id: 'seat {seat}' },
    { says: 'leaves it to chance', id: 'by chance' },
    { says: 'takes six of {pile}', id: '6 {pile}', words },
    { says: 'takes four of {pile} and two of {other}', id: '4 {pile} 2 {other}', words },
    { says: 'takes three of {pile} and three of {other}', id: '3 {pile} 3 {other}', words },
    { says: 'bids {coins}', id: '{number}' },
  ],
  waits: { 'naming the first': 'first-drafter' },
};
