/**
 * When abilities work: used, set off, standing before a destruction, or lasting.
 *
 * Rules: B13, B33; decisions A-BFT-17, A-BFT-61 to 63, A-BFT-74.
 */
import { forms, shape, timing } from '@scoresheet/rules-cards';
import { PAID } from './prices.js';
import {
  afterCall,
  allButItself,
  besideThose,
  cardsOfOpponent,
  afterCast,
  among,
  cardIn,
  itself,
  cardsOfSeat,
  firstOf,
  rank,
  target,
} from './triggers.js';

const { choices, instructions, lastingForm, when } = forms;

const ITSELF = ['self'];

const DONE = { 'choose?': choices, does: instructions };
const USED = { names: ITSELF, takes: { 'when?': when, ...PAID, ...DONE } };
const SET_OFF = { 'may?': shape.meaning('Its fighter may decline.', shape.yes), ...USED.takes };

/** Of what happens the ability knows its own card alone. */
const OF_ITSELF = { names: ITSELF, takes: SET_OFF };
/** Another card has a part in it. */
const OF_TWO = { names: [...ITSELF, 'it'], takes: SET_OFF };

export const TIMINGS = [
  timing('cast', {
    means: 'What a spell or an impact does.',
    label: 'Cast',
    names: ITSELF,
    takes: DONE, // on what condition, and for what price, is said of the whole card
  }),
  timing('act', { ...USED, means: 'Used in the main phase.', label: 'Act' }),
  timing('counter-act', {
    ...USED,
    means: 'Used at counter timings as well.',
    label: 'Counter Act',
  }),
  timing('turn-start', {
    ...OF_ITSELF,
    means: "Its fighter's turn begins.",
    label: 'At the start of your turn',
    setOff: { what: 'turn-started', whose: cardsOfSeat, rank },
  }),
  timing('attack-start', {
    ...OF_ITSELF,
    means: "Its fighter's attack phase begins.",
    label: 'At the start of your attack phase',
    setOff: { what: 'attack-started', whose: cardsOfSeat, rank },
  }),
  timing('turn-end', {
    ...OF_ITSELF,
    means: "Its fighter's turn ends.",
    label: 'At the end of your turn',
    setOff: { what: 'turn-ended', whose: cardsOfSeat, rank },
  }),
  timing('enters', {
    ...OF_ITSELF,
    means: 'It came onto the field.',
    label: 'On coming onto the field',
    setOff: { what: 'entered', whose: itself, rank },
  }),
  timing('leaves', {
    ...OF_ITSELF,
    means: 'It left the field.',
    label: 'On leaving the field',
    setOff: { what: 'left-field', whose: itself, rank },
  }),
  timing('destroyed', {
    ...OF_ITSELF,
    means: 'It was destroyed.',
    label: 'On being destroyed',
    setOff: { what: 'destroyed', whose: itself, it: firstOf('by'), rank },
  }),
  timing('destroys', {
    ...OF_TWO,
    means: 'It destroyed a monster by an attack, called `it`.',
    label: 'On destroying a monster',
    it: 'that monster',
    setOff: { what: 'destroyed', whose: among('by'), it: cardIn, rank },
  }),
  timing('attacks', {
    ...OF_ITSELF,
    means: 'It attacks.',
    label: 'On attacking',
    setOff: { what: 'attack-declared', whose: among('cards'), rank },
  }),
  timing('attacked', {
    ...OF_TWO,
    means: 'It is attacked; `it` is an attacker.',
    label: 'On being attacked',
    it: 'the attacker',
    setOff: { what: 'attack-declared', whose: target, it: firstOf('cards'), rank },
  }),
  timing('deals-damage', {
    ...OF_ITSELF,
    means: 'It dealt damage to a fighter.',
    label: 'On dealing damage',
    setOff: { what: 'damage-dealt', whose: among('sources'), rank },
  }),
  timing('battle-end', {
    ...OF_ITSELF,
    means: 'A battle in which it attacked is over.',
    label: 'After an attack of its own',
    setOff: { what: 'battle-ended', whose: among('cards'), rank },
  }),
  timing('buddy-called', {
    ...OF_ITSELF,
    means: 'Its fighter made a Buddy Call.',
    label: 'After your Buddy Call',
    setOff: { what: 'buddy-gift', whose: cardsOfSeat, rank },
  }),
  timing('opponent-calls', {
    ...OF_ITSELF,
    means: "Its fighter's opponent called a monster.",
    label: 'After a call of your opponent',
    setOff: { what: 'entered', whose: afterCall, rank },
  }),
  timing('you-cast', {
    ...OF_ITSELF,
    means: 'Its fighter casts a spell or an impact.',
    label: 'On your casting of a spell or impact',
    setOff: { what: 'card-played', whose: afterCast, rank },
  }),
  timing('damaged', {
    ...OF_ITSELF,
    means: 'Its fighter was dealt damage.',
    label: 'After damage to you',
    setOff: { what: 'damage-dealt', whose: cardsOfSeat, rank },
  }),
  timing('other-destroyed', {
    ...OF_ITSELF,
    means: 'Another card of the field was destroyed, whosever it was.',
    label: 'After another card is destroyed',
    setOff: { what: 'destroyed', whose: allButItself, rank },
  }),
  timing('ally-attacks', {
    ...OF_TWO,
    means: 'Others of its fighter attack without it; `it` is one of them.',
    label: 'On an attack of your others',
    it: 'the attacker',
    setOff: { what: 'attack-declared', whose: besideThose, it: firstOf('cards'), rank },
  }),
  timing('you-gain-life', {
    ...OF_ITSELF,
    means: 'Its fighter gained life.',
    label: 'After you gain life',
    setOff: { what: 'life-gained', whose: cardsOfSeat, rank },
  }),
  timing('opponent-gains-life', {
    ...OF_ITSELF,
    means: "Its fighter's opponent gained life.",
    label: 'After your opponent gains life',
    setOff: { what: 'life-gained', whose: cardsOfOpponent, rank },
  }),
  timing('saves', {
    means: 'Instead of a destruction; `stay` says of what.',
    label: 'Instead of a destruction',
    names: ITSELF,
    takes: { 'when?': when, ...PAID, does: instructions },
  }),
  timing('lasting', {
    means: 'Works as long as the card is on the field.',
    names: ITSELF,
    takes: {
      ...lastingForm('what lasts does nothing at once; it says so in `lasting`'),
      'inSoul?': shape.meaning('Works under another card, and only there.', shape.yes),
    },
  }),
];
