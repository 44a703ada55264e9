/**
 * What Buddyfight calls its timings, costs, filters, values and durations. The engine puts the
 * sentences together; the verbs have a file of their own (`verb-words.ts`).
 *
 * Rules: B03, B25 to B33; decision A-BFT-63.
 */
import { phrases, type CardWords, type TimingWords } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import { PRICE_TIMINGS } from '../cards/priced.js';
import type { Timing } from '../cards/shape.js';
import { FILTER_WORDS, TYPE_WORDS, THING_WORDS } from './filter-words.js';
import { VALUE_WORDS } from './value-words.js';
import { VERB_WORDS } from './verb-words.js';

const { inPile } = phrases;

const TIMINGS: Readonly<Record<Timing | (typeof PRICE_TIMINGS)[number], TimingWords>> = {
  call: { label: 'Call' },
  equip: { label: 'Equip' },
  lay: { label: 'Cast' },
  cast: { label: 'Cast' },
  act: { label: 'Act' },
  'counter-act': { label: 'Counter Act' },
  enters: { label: 'On coming onto the field' },
  attacks: { label: 'On attacking' },
  attacked: { label: 'On being attacked', it: 'the attacker' },
  'deals-damage': { label: 'On dealing damage' },
  destroys: { label: 'On destroying a monster', it: 'that monster' },
  destroyed: { label: 'On being destroyed' },
  leaves: { label: 'On leaving the field' },
  'turn-start': { label: 'At the start of your turn' },
  'attack-start': { label: 'At the start of your attack phase' },
  'battle-end': { label: 'After an attack of its own' },
  'turn-end': { label: 'At the end of your turn' },
  'buddy-called': { label: 'After your Buddy Call' },
  'opponent-calls': { label: 'After a call of your opponent' },
  'you-cast': { label: 'On your casting of a spell or impact' },
  damaged: { label: 'After damage to you' },
  saves: { label: 'Instead of a destruction' },
  lasting: {},
};

const ZONES = {
  hand: inPile('hand'),
  gauge: inPile('gauge'),
  drop: inPile('drop zone'),
  soul: inPile('soul'),
  buddy: inPile('Buddy Zone'),
};

const thisCard = ({ type }: CardFace): string => `this ${type}`;

const some = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const CARD_WORDS: CardWords = {
  card: ['card', 'cards'],
  things: THING_WORDS,
  timings: TIMINGS,
  costs: {
    gauge: (paid) => `${paid} gauge`,
    life: (paid) => `${paid} life`,
    deck: (paid) => `drop the top ${paid === 1 ? 'card' : some(paid, 'card')} of your deck`,
    soul: (paid) =>
      `the top ${paid === 1 ? 'card' : some(paid, 'card')} of your deck into its soul`,
    rest: () => 'rest it',
    once: () => 'once a turn',
    onceForAll: () => 'once a turn for each fighter',
  },
  payments: {
    drop: (cards) => `drop ${cards}`,
    soul: (cards) => `put ${cards} into its soul`,
    hand: (cards) => `return ${cards}`,
    deck: (cards) => `put ${cards} on top of the deck`,
    gauge: (cards) => `put ${cards} into the gauge`,
  },
  filters: FILTER_WORDS,
  zones: ZONES,
  named: { self: thisCard },
  values: VALUE_WORDS,
  counters: { life: 'life' },
  verbs: VERB_WORDS,
  durations: {
    battle: 'until the battle ends',
    turn: 'until the turn ends',
    'your-next-turn': 'until your next turn begins',
    leaves: 'while it stays on the field',
  },
};

export { TYPE_WORDS };
