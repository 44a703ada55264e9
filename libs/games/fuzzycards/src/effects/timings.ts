/**
 * When abilities are set off, and in which order those that wait together resolve.
 *
 * Rules: R-FUZ-66 to 70; decisions A-FUZ-29, A-FUZ-55, A-FUZ-57, A-FUZ-60, A-FUZ-79.
 */
import { forms, shape, timing } from '@scoresheet/rules-cards';
import type { CardId } from '@scoresheet/rules-engine';
import { asCard, isEnemy, isOwnHit, rank, withRelics } from './triggers.js';
import { WATCHING } from './watching.js';

const { DONE, SET_OFF, lastingForm } = forms;

/** Triggers in one chain; a chain of more never ends, and the game is a draw. */
export const MAX_TRIGGERS = 1_000; // A-FUZ-79

/** What a player starts at will is not asked once more whether it may (A-FUZ-63). */
const ALREADY_SAID = {
  'may?': {
    is: 'nothing',
    says: "'may' means nothing here: nobody has to play an Event or use an ability",
  },
} as const;

/** A card that was knocked out is another object in the discard pile (A-FUZ-68): nobody's `self`. */
const NOBODY: readonly string[] = [];
const ITSELF = ['self', 'bearer'];

export const TIMINGS = [
  timing('on-deploy', {
    means: 'When the card enters the field (R-FUZ-66).',
    label: 'On Deploy',
    names: ITSELF,
    takes: SET_OFF,
    setOff: {
      what: 'entered',
      whose: (_, fact) => [fact['card'] as CardId],
      rank: rank('on-deploy'),
    },
  }),
  timing('on-attack', {
    means: 'When it declares an attack, before damage (R-FUZ-67).',
    label: 'On Attack',
    it: 'the attacked card',
    names: [...ITSELF, 'it'],
    takes: SET_OFF,
    setOff: {
      what: 'attack-declared',
      whose: (reading, fact) => withRelics(reading, fact['attacker']),
      it: (fact) => asCard(fact['target']),
      rank: rank('on-attack'),
    },
  }),
  timing('on-hit', {
    means: 'After it has dealt damage (R-FUZ-68).',
    label: 'On Hit',
    names: ITSELF,
    takes: SET_OFF,
    setOff: {
      what: 'damage-dealt',
      whose: (reading, fact) => (isOwnHit(fact) ? withRelics(reading, fact['source']) : []),
      rank: rank('on-hit'),
    },
  }),
  timing('on-kill', {
    means: 'After it has knocked out an enemy (R-FUZ-70).',
    label: 'On Kill',
    it: "the KO'd card",
    names: ITSELF, // the victim lies in the discard pile, another object (A-FUZ-68)
    takes: SET_OFF,
    setOff: {
      what: 'felled',
      whose: (reading, fact) => (isEnemy(reading, fact) ? withRelics(reading, fact['by']) : []),
      it: (fact) => asCard(fact['card']),
      rank: rank('on-kill'),
    },
  }),
  timing('on-ko', {
    means: 'After it has been knocked out itself (R-FUZ-69).',
    label: 'On KO',
    names: NOBODY,
    takes: SET_OFF,
    setOff: {
      what: 'knocked-out',
      whose: (reading, fact) => withRelics(reading, fact['card']),
      rank: rank('on-ko'),
    },
  }),
  ...WATCHING,
  timing('passive', {
    means: 'All the time, as long as the card lies on the field (R-FUZ-71).',
    label: 'Passive',
    names: ITSELF,
    takes: lastingForm('a passive does nothing at once; it says what lasts in `lasting`'),
  }),
  timing('activate', {
    means: 'In your Activate phase, for its price, once in a turn (R-FUZ-72).',
    label: 'Activate',
    names: ITSELF,
    takes: {
      ...ALREADY_SAID,
      'cost?': shape.part('price'), // only what is used is paid for (A-FUZ-73)
      'again?': shape.meaning('May be used any number of times a turn.', shape.yes),
      ...DONE,
    },
  }),
  timing('event', {
    means: 'What an Event does.',
    names: NOBODY, // an Event is out of reach while it is carried out (A-FUZ-64)
    takes: { ...ALREADY_SAID, ...DONE },
  }),
];
