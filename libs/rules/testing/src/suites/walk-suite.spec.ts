import { planted, SEATING } from '../walk/planted.spec-kit.js';
import { walkSuite } from './walk-suite.js';

const deck = SEATING.decks.flat();

/** The suite passes a game without a fault and finds each leak in it; laws have specs of their own. */
walkSuite({
  name: 'a game without a fault',
  rules: planted(),
  tableOf: () => ({ ...SEATING, decks: [[], deck, [...deck].reverse()] }),
  cards: deck,
  cardPlayed: (fact) =>
    fact.kind === 'moved' && fact.to.startsWith('shown') ? (fact.face ?? undefined) : undefined,
  endings: { time: 'twenty turns are over' },
  usualEndings: ['time'],
  fromTheSetup: true,
});
