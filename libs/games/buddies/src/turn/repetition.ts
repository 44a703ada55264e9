/**
 * The same whole situation for the third time in one turn: what was freely done in it is offered
 * no more; where only forced effects and passes led back to it the game is a draw.
 *
 * Without a card that brings something spent back no situation comes twice in a turn: decks and
 * hands shrink, Buddies have acted. So they are counted from the first time that such a card is
 * played or used, or lies in play where something may set it off.
 *
 * Decision: A-BUD-64.
 */
import {
  cardOf,
  cardsIn,
  readOnce,
  seatsOf,
  type Ability,
  type Card,
  type RepetitionRules,
  type Rules,
} from '@scoresheet/rules-engine';
import { cardsInPlay, itemOn } from '../field.js';

export const REPETITION: RepetitionRules = {
  within: 'turn',
  apart: ['stacked'], // which number something has on the stack makes no other situation
  passing: { respond: 'pass', may: 'no', 'may-replace': 'no' },

  begins({ rules, state }, choice) {
    const [verb = '', id = ''] = typeof choice === 'string' ? choice.split(' ') : [];
    if (!(verb in TIMINGS_OF) || !state.cards[id]) return false;
    const faces = facesBringingBack(rules.faces);
    const isOneOf = (codes: ReadonlySet<string> | undefined, { face }: Card): boolean =>
      codes?.has(face) ?? false;
    return (
      [id, ...cardsIn(state, itemOn(id))].some((one) => isOneOf(faces[verb], cardOf(state, one))) ||
      seatsOf(state).some((seat) =>
        cardsInPlay(state, seat).some((card) => isOneOf(faces['lie'], card)),
      )
    );
  },
};

/** What somebody or something may set off in a card that lies in play. */
const SET_OFF: readonly string[] = ['prepare', 'turn-end', 'knocked-out', 'struck', 'hits-deck'];

/** What a card may do when it is played (`play hand1-3`) or used (`use c7 1`), or lies there. */
const TIMINGS_OF: Readonly<Record<string, readonly string[]>> = {
  play: ['play', 'enter', 'equipped', ...SET_OFF],
  use: ['use', ...SET_OFF],
  lie: SET_OFF,
};

type Codes = Readonly<Record<string, ReadonlySet<string>>>;

/** Codes of the cards that may bring something back when they are played, are used, or lie. */
const facesBringingBack = readOnce((faces: Rules['faces']): Codes => {
  const codesOf = (timings: readonly string[]): ReadonlySet<string> => {
    const isMeant = (one: Ability): boolean => timings.includes(one.timing) && bringsBack(one);
    const meant = Object.values(faces).filter(({ abilities }) => abilities.some(isMeant));
    return new Set(meant.map(({ code }) => code));
  };
  const entries = Object.entries(TIMINGS_OF).map(([word, timings]) => [word, codesOf(timings)]);
  return Object.fromEntries(entries) as Codes;
});

const BACK: readonly string[] = ['shuffle-back', 'shuffle-trash', 'refresh', 'revive'];

const bringsBack = ({ does, choose = [] }: Ability): boolean =>
  does.some(({ verb, to }) => BACK.includes(verb) || isTrash(to)) ||
  choose.some(({ from }) => isTrash(from));

const isTrash = (from: unknown): boolean =>
  typeof from === 'object' && from !== null && 'zone' in from && from.zone === 'trash';
