/**
 * When abilities are set off by what other cards do, or by what becomes of a player. They resolve
 * behind those of the cards to which it happens.
 *
 * Decisions: A-FUZ-41, A-FUZ-57, A-FUZ-60, A-FUZ-68, A-FUZ-71.
 */
import { forms, timing } from '@scoresheet/rules-cards';
import { seatsOf } from '@scoresheet/rules-engine';
import { asCard, rank, watchersOf, watching } from './triggers.js';

/** Of what happens the ability knows its own card alone. */
const OF_ITSELF = { names: ['self', 'bearer'], takes: forms.SET_OFF };
/** Another card has a part in it, and is there still. */
const OF_TWO = { names: ['self', 'bearer', 'it'], takes: forms.SET_OFF };
const LAST = { rank: rank('watching') };

export const WATCHING = [
  timing('ally-ko', {
    ...OF_ITSELF,
    means: 'After another card of its side has been knocked out.',
    label: "On an ally being KO'd",
    setOff: { what: 'knocked-out', whose: watching('own', 'card'), ...LAST },
  }),
  timing('enemy-ko', {
    ...OF_ITSELF,
    means: 'After an enemy card has been knocked out, by whatever.',
    label: "On an enemy being KO'd",
    setOff: { what: 'knocked-out', whose: watching('enemy'), ...LAST },
  }),
  timing('ally-attack', {
    ...OF_TWO,
    means: 'When another card of its side declares an attack; `it` is the attacker.',
    label: 'On an attack of an ally',
    it: 'the attacker',
    setOff: {
      what: 'attack-declared',
      whose: watching('own', 'attacker'),
      ...LAST,
      it: ({ attacker }) => asCard(attacker),
    },
  }),
  timing('enemy-attack', {
    ...OF_TWO,
    means: 'When an enemy card declares an attack; `it` is the attacker.',
    label: 'On an attack of an enemy',
    it: 'the attacker',
    setOff: {
      what: 'attack-declared',
      whose: watching('enemy'),
      ...LAST,
      it: ({ attacker }) => asCard(attacker),
    },
  }),
  timing('other-heal', {
    ...OF_TWO,
    means: 'After another card, of either side, was healed; `it` is that card.',
    label: 'On the healing of another card',
    it: 'the healed card',
    setOff: {
      what: 'healed',
      whose: (reading, { card }) =>
        seatsOf(reading.state).flatMap((seat) => watchersOf(reading, seat, card)),
      it: ({ card }) => asCard(card),
      ...LAST,
    },
  }),
  timing('your-life-gain', {
    ...OF_ITSELF,
    means: 'After its player has gained Life.',
    label: 'After you gain Life',
    setOff: { what: 'life-gained', whose: watching('own'), ...LAST },
  }),
  timing('their-life-gain', {
    ...OF_ITSELF,
    means: 'After the opponent of its player has gained Life.',
    label: 'After your opponent gains Life',
    setOff: { what: 'life-gained', whose: watching('enemy'), ...LAST },
  }),
  timing('turn-end', {
    ...OF_ITSELF,
    means: "At the end of its player's turn, when Burn has burnt.",
    label: 'At the end of your turn',
    setOff: { what: 'turn-ending', whose: watching('own'), ...LAST },
  }),
];
