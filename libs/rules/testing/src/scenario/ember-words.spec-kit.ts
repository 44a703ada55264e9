/** How a judge speaks of Ember Field, the engine's toy with abilities. */
import { push, setCounter, valueOf } from '@scoresheet/rules-engine';
import { emberField } from '@scoresheet/rules-engine/toys';
import type { ScenarioGame } from './scenario-game.js';

export const emberWords: ScenarioGame = {
  rules: emberField({ order: 'queue', chosenBy: 'seat' }),
  seats: ['south', 'north'],
  places: { left: { zone: 'field', slot: 1 }, right: { zone: 'field', slot: 2 } },
  counters: { 'turn player': 'active' },
  marks: { burnt: 'burnt', 'has struck': 'struck' },
  values: { strength: (reading, card) => Math.max(0, valueOf(reading, card, 'power')) },
  filler: 'plain',
  usual: { life: 5, deck: 6 },
  usualTable: { turn: 1 },
  situations: {
    'main phase'(play, seat) {
      setCounter(play, 0, 'active', seat);
      push(play, { kind: 'main', seat } as never);
    },
  },
  phrases: [
    { says: 'plays {card}', id: 'play {card}' },
    { says: 'strikes with {card}', id: 'strike {card}' },
    { says: 'ends the turn', id: 'end' },
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'gives away {cards...}', id: '{cards}', when: ['target'] },
    { says: 'agrees', id: 'yes' },
    { says: 'declines', id: 'no' },
  ],
  waits: { 'main phase': 'main' },
  phases: { 'main phase': 'main' },
  idle: ['end'],
  decks: { imps: ['imp', 'imp', 'imp', 'imp', 'imp'] },
};
