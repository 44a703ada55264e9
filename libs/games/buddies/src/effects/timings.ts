/**
 * When abilities work, and in which order those that are set off at one moment go on the stack.
 *
 * Rules: R-BUD-11, R-BUD-24, R-BUD-47; decisions A-BUD-39, A-BUD-49, A-BUD-51.
 */
import { forms, timing } from '@scoresheet/rules-cards';
import type { CardId, Happened, Reading, Seat } from '@scoresheet/rules-engine';
import { bearerOf, cardsInPlay, distance, seatsIn } from '../field.js';
import { PRICES } from './prices.js';
import { ITSELF } from './terms.js';

const { DONE, lastingForm } = forms;

const rank = ({ state }: Reading, _: unknown, controller: Seat): number =>
  distance(state, controller);

const cardNamed = ({ card }: Happened): CardId => card as CardId;

const cardOfFact = (_: Reading, fact: Happened): readonly CardId[] => [cardNamed(fact)];

/** The cards in play of the seat whose phase begins (A-BUD-51). */
const cardsOfSeat = ({ state }: Reading, fact: Happened): readonly CardId[] =>
  cardsInPlay(state, fact['seat'] as Seat).map(({ id }) => id);

/** The cards in play of everybody, but for the one to which it happens. */
const allButItself = ({ state }: Reading, fact: Happened): readonly CardId[] =>
  seatsIn(state)
    .flatMap((seat) => cardsInPlay(state, seat))
    .flatMap(({ id }) => (id === fact['card'] ? [] : [id]));

/** The attacker's side, but for the attacker and what it carries. */
const besideIt = (reading: Reading, { seat, card }: Happened): readonly CardId[] =>
  cardsInPlay(reading.state, seat as Seat).flatMap(({ id }) =>
    bearerOf(reading, id) === card ? [] : [id],
  );

const ofItsEnemies = ({ state }: Reading, { seat: its }: Happened): readonly CardId[] =>
  seatsIn(state).flatMap((seat) =>
    seat === its ? [] : cardsInPlay(state, seat).map(({ id }) => id),
  );

/** What is set off is paid for as it resolves, with Energy alone. */
const SET_OFF = { ...forms.SET_OFF, 'cost?': PRICES.setOff };

export const TIMINGS = [
  timing('use', {
    means: 'What a Buddy may do in its Buddies phase.',
    label: 'Act',
    names: ITSELF,
    takes: { 'cost?': PRICES.use, ...DONE },
  }),
  timing('play', {
    means: 'What a Skill, a Power or a used Item does.',
    names: ITSELF,
    takes: { 'cost?': PRICES.play, ...DONE },
  }),
  timing('prepare', {
    means: "As its player's Prepare phase begins.",
    label: 'Prepare',
    names: ITSELF,
    takes: SET_OFF,
    setOff: { what: 'prepare-begun', whose: cardsOfSeat, rank },
  }),
  timing('turn-end', {
    means: "As its player's End phase begins.",
    label: 'End',
    names: ITSELF,
    takes: SET_OFF,
    setOff: { what: 'end-begun', whose: cardsOfSeat, rank },
  }),
  timing('enter', {
    means: 'When the card comes into play.',
    label: 'On coming into play',
    names: ITSELF,
    takes: SET_OFF,
    setOff: { what: 'entered', whose: cardOfFact, rank },
  }),
  timing('equipped', {
    means: 'When the Item is put on a Buddy.',
    label: 'On being equipped',
    names: ITSELF,
    takes: SET_OFF,
    setOff: { what: 'equipped', whose: cardOfFact, rank },
  }),
  timing('knocked-out', {
    means: 'When the Buddy is knocked out.',
    label: 'On being knocked out',
    names: ITSELF,
    takes: SET_OFF,
    setOff: { what: 'knocked-out', whose: cardOfFact, rank },
  }),
  timing('other-knocked-out', {
    means: 'When another Buddy is knocked out, whosever it is.',
    label: 'On the knock-out of another Buddy',
    names: ITSELF,
    takes: SET_OFF,
    setOff: { what: 'knocked-out', whose: allButItself, rank },
  }),
  timing('other-healed', {
    means: 'When another Buddy is healed; `it` is that Buddy.',
    label: 'On the healing of another Buddy',
    it: 'the healed Buddy',
    names: [...ITSELF, 'it'],
    takes: SET_OFF,
    setOff: { what: 'healed', whose: allButItself, it: cardNamed, rank },
  }),
  timing('ally-attacks', {
    means: 'When another Buddy of its player attacks, before it strikes; `it` is the attacker.',
    label: 'On an attack of another Buddy of yours',
    it: 'the attacker',
    names: [...ITSELF, 'it'],
    takes: SET_OFF,
    setOff: { what: 'attack-announced', whose: besideIt, it: cardNamed, rank },
  }),
  timing('enemy-attacks', {
    means: 'When a Buddy of another player attacks, before it strikes; `it` is the attacker.',
    label: 'On an attack of an enemy Buddy',
    it: 'the attacker',
    names: [...ITSELF, 'it'],
    takes: SET_OFF,
    setOff: { what: 'attack-announced', whose: ofItsEnemies, it: cardNamed, rank },
  }),
  timing('struck', {
    means: 'When damage was dealt to the Buddy; `it` is the attacker.',
    label: 'On being struck',
    it: 'the attacker',
    names: [...ITSELF, 'it'],
    takes: SET_OFF,
    setOff: {
      what: 'buddy-struck',
      whose: cardOfFact,
      it: (fact) => (fact['source'] as CardId | null) ?? undefined,
      rank,
    },
  }),
  timing('hits-deck', {
    means: 'When its attack has hit a deck.',
    label: 'On striking a deck',
    names: ITSELF,
    takes: SET_OFF,
    setOff: {
      what: 'deck-struck',
      whose: ({ state }, fact) => [fact['source'] as CardId].filter((id) => state.cards[id]),
      rank,
    },
  }),
  timing('lasting', {
    means: 'Works as long as the card is in play.',
    names: ITSELF,
    takes: lastingForm('what lasts does nothing at once; it says so in `lasting`'),
  }),
];
