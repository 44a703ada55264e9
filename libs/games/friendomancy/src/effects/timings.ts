/** When abilities work. Rules: R-FRI-26, R-FRI-64. */
import { forms, timing } from '@scoresheet/rules-cards';
import {
  all,
  card,
  itself,
  ofItsSide,
  ofOtherSides,
  others,
  own,
  ownButItself,
  rank,
  target,
} from './triggers.js';

/** Of what happens the ability knows its own card alone. */
const OF_ITSELF = { names: ['self'], takes: forms.SET_OFF };
/** Another card has a part in it. */
const OF_TWO = { names: ['self', 'it'], takes: forms.SET_OFF };
const LASTING = {
  names: ['self'],
  takes: forms.lastingForm('what lasts does nothing at once; it says so in `lasting`'),
};

export const TIMINGS = [
  timing('play', { ...OF_ITSELF, means: 'When the card is played.' }),
  timing('lasting', {
    ...LASTING,
    means: 'Works as long as the card is in play; of a Foe, until it is Defeated.',
  }),
  timing('loot', { ...OF_ITSELF, means: 'When the Foe is Defeated.', label: 'Loot' }),
  timing('loot-lasting', {
    ...LASTING,
    means: 'Works while the Foe lies beside the deck of who Defeated it.',
    label: 'Loot',
  }),
  timing('turn-start', {
    ...OF_ITSELF,
    means: "Its player's turn begins.",
    label: 'When your turn begins',
    setOff: { what: 'turn-begun', whose: own, rank },
  }),
  timing('turn-end', {
    ...OF_ITSELF,
    means: "Its player's turn ends.",
    label: 'When your turn ends',
    setOff: { what: 'turn-ending', whose: own, rank },
  }),
  timing('any-draw', {
    ...OF_ITSELF,
    means: 'Any player draws a card.',
    label: 'Whenever any player draws a card',
    setOff: { what: 'card-drawn', whose: all, rank },
  }),
  timing('your-draw', {
    ...OF_ITSELF,
    means: 'Its player draws a card.',
    label: 'Whenever you draw a card',
    setOff: { what: 'card-drawn', whose: own, rank },
  }),
  timing('their-draw', {
    ...OF_ITSELF,
    means: 'Another player draws a card.',
    label: 'Whenever another player draws a card',
    setOff: { what: 'card-drawn', whose: others, rank },
  }),
  timing('your-add', {
    ...OF_ITSELF,
    means: 'Its player shuffles cards of a Pool into the deck.',
    label: 'Whenever you shuffle cards from a Pool into your deck',
    setOff: { what: 'cards-added', whose: own, rank },
  }),
  timing('your-play', {
    ...OF_TWO,
    means: 'Its player plays another card, called `it`.',
    label: 'Whenever you play another card',
    it: 'the played card',
    setOff: { what: 'card-played', whose: ownButItself, it: card, rank },
  }),
  timing('their-play', {
    ...OF_TWO,
    means: 'Another player plays a card, called `it`.',
    label: 'Whenever another player plays a card',
    it: 'the played card',
    setOff: { what: 'card-played', whose: others, it: card, rank },
  }),
  timing('your-discard', {
    ...OF_ITSELF,
    means: 'Its player discards a card.',
    label: 'Whenever you discard a card',
    setOff: { what: 'card-discarded', whose: own, rank },
  }),
  timing('attacks', {
    ...OF_ITSELF,
    means: 'It attacks.',
    label: 'When this attacks',
    setOff: { what: 'attack-declared', whose: itself, rank },
  }),
  timing('attacked', {
    ...OF_TWO,
    means: 'It is attacked; `it` is the attacker.',
    label: 'When this is attacked',
    it: 'the attacker',
    setOff: { what: 'attack-declared', whose: target, it: card, rank },
  }),
  timing('takes-money', {
    ...OF_ITSELF,
    means: 'Its attack has taken Money from a player.',
    label: 'When an attack of this takes Money',
    setOff: { what: 'money-taken', whose: itself, rank },
  }),
  timing('your-attack', {
    ...OF_TWO,
    means: 'Another card of its player attacks, called `it`.',
    label: 'Whenever another card of yours attacks',
    it: 'the attacker',
    setOff: { what: 'attack-declared', whose: ofItsSide, it: card, rank },
  }),
  timing('their-attack', {
    ...OF_TWO,
    means: 'A card of another player attacks, called `it`.',
    label: 'Whenever a card of another player attacks',
    it: 'the attacker',
    setOff: { what: 'attack-declared', whose: ofOtherSides, it: card, rank },
  }),
  timing('lost', {
    ...OF_ITSELF,
    means: 'It goes to the Discard Pile.',
    label: 'When this goes to the Discard Pile',
    setOff: { what: 'card-lost', whose: itself, rank },
  }),
  timing('your-loss', {
    ...OF_ITSELF,
    means: 'Another card of its player on the Board goes to the Discard Pile.',
    label: 'Whenever another card of yours on the Board goes to the Discard Pile',
    setOff: { what: 'card-lost', whose: ownButItself, rank },
  }),
  timing('sacrificed', {
    ...OF_ITSELF,
    means: 'It is sacrificed.',
    label: 'When this is sacrificed',
    setOff: { what: 'sacrificed', whose: itself, rank },
  }),
  timing('your-money-lost', {
    ...OF_ITSELF,
    means: 'Its player loses Money.',
    label: 'Whenever you lose Money',
    setOff: { what: 'money-lost', whose: own, rank },
  }),
  timing('their-money-lost', {
    ...OF_ITSELF,
    means: 'Another player loses Money.',
    label: 'Whenever another player loses Money',
    setOff: { what: 'money-lost', whose: others, rank },
  }),
  timing('your-money-gained', {
    ...OF_ITSELF,
    means: 'Its player gains Money.',
    label: 'Whenever you gain Money',
    setOff: { what: 'money-gained', whose: own, rank },
  }),
  timing('their-money-gained', {
    ...OF_ITSELF,
    means: 'Another player gains Money.',
    label: 'Whenever another player gains Money',
    setOff: { what: 'money-gained', whose: others, rank },
  }),
  timing('your-defeat', {
    ...OF_ITSELF,
    means: 'Its player Defeats a Foe.',
    label: 'Whenever you Defeat a Foe',
    setOff: { what: 'foe-defeated', whose: own, rank },
  }),
];
