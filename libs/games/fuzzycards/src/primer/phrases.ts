/** How answers of Fuzzycards are said: the first phrase that fits counts. */
import type { Phrase } from '@scoresheet/rules-presentation';
import { slotName } from '../field.js';
import { POSITIONS } from './positions.js';

const POSITION_WORDS = Object.fromEntries(
  POSITIONS.map(({ words, slot }) => [words, slotName(slot)]),
);

/** `moves A`, `moves A and B`, `moves A, B and C`. */
function moves(count: number): Phrase {
  const blanks = Array.from({ length: count }, (_, index) => `{card${index + 1}}`);
  const before = blanks.slice(0, -1).join(', ');
  return {
    says: `moves ${before && `${before} and `}${blanks.at(-1)}`,
    id: `settle ${blanks.join(' ')}`,
    anyOrder: true,
  };
}

export const PHRASES: readonly Phrase[] = [
  { says: 'ends the phase', also: ['passes'], id: 'end' },
  { says: 'plays {card} at nobody', id: 'play {card} *=none', from: 'hand' },
  { says: 'uses {card} at nobody', id: 'use {card} 0 *=none' },
  {
    says: 'plays {card} at {target}',
    also: ['on', 'targeting'].map((aim) => `plays {card} ${aim} {target}`),
    id: 'play {card} *={target}',
    from: 'hand',
  },
  { says: 'plays {card} with {ally} at {foe}', id: 'play {card} ally={ally} foe={foe}' },
  { says: 'plays {card} at {one}, then {other}', id: 'play {card} *={one} *={other}' },
  {
    says: 'plays {card} to {position}',
    also: ['in', 'into', 'on'].map((where) => `plays {card} ${where} {position}`),
    id: 'play {card} {position}',
    words: POSITION_WORDS,
    from: 'hand',
  },
  {
    says: 'plays {card} on {hero}',
    also: ['equips {hero} with {card}', 'equips {card} on {hero}', 'plays {card} at {hero}'],
    types: ['equip-relic'],
    id: 'play {card} {hero}',
    from: 'hand',
  },
  { says: 'plays {card}', id: 'play {card}', from: 'hand' },
  {
    says: 'uses {card} at {target}',
    also: ['on', 'targeting'].map((aim) => `uses {card} ${aim} {target}`),
    id: 'use {card} 0 *={target}',
  },
  { says: 'uses {card} secondly at {target}', id: 'use {card} 1 *={target}' },
  { says: 'uses {card} secondly', id: 'use {card} 1' },
  { says: 'uses {card}', id: 'use {card} 0' },
  { says: 'attacks life with {card}', id: 'attack {card} life' },
  { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
  { says: 'stays', also: ['ends the phase', 'passes', 'moves nothing'], id: 'stay' },
  ...[1, 2, 3, 4, 5, 6].map(moves),
  { says: 'crosses the bridge', also: ['bridges', 'uses Bridge'], id: 'bridge' },
  { says: 'keeps', id: 'keep' },
  { says: 'redraws', id: 'redraw' },
  { says: 'goes first', id: 'first' },
  { says: 'goes second', id: 'second' },
  { says: 'takes {face}', id: 'take {face}' },
  { says: 'takes nothing', id: 'nothing', when: ['search'] },
  { says: 'says yes', id: 'yes' },
  { says: 'says no', id: 'no' },
  { says: 'discards {cards...}', id: '{cards}', when: ['discard'] },
  { says: 'chooses {card}', id: '{card}', when: ['target'] },
  { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
];
