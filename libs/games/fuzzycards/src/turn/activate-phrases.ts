/** Phrases for playing a card and using an ability: the first that fits counts. */
import { givingUp, type Phrase } from '@scoresheet/rules-presentation';
import { slotName } from '../field.js';
import { POSITIONS } from '../primer/positions.js';

const POSITION_WORDS = Object.fromEntries(
  POSITIONS.map(({ words, slot }) => [words, slotName(slot)]),
);

export const PLAYS: readonly Phrase[] = [
  { says: 'plays {card} at nobody', id: 'play {card} *=none', from: 'hand' },
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
];

export const USES: readonly Phrase[] = [
  ...givingUp('uses {card} at {target}', 'use {card} 0 *={target}'),
  ...givingUp('uses {card} secondly', 'use {card} 1'),
  ...givingUp('uses {card}', 'use {card} 0'),
  { says: 'uses {card} at nobody', id: 'use {card} 0 *=none' },
  {
    says: 'uses {card} at {target}',
    also: ['on', 'targeting'].map((aim) => `uses {card} ${aim} {target}`),
    id: 'use {card} 0 *={target}',
  },
  { says: 'uses {card} secondly at {target}', id: 'use {card} 1 *={target}' },
  { says: 'uses {card} secondly', id: 'use {card} 1' },
  { says: 'uses {card}', id: 'use {card} 0' },
];
