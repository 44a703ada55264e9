/**
 * What an instruction does to cards where they are: stand, rest, change a value, go under another
 * card, or come to nothing before they arrive.
 *
 * Rules: R-BFT-12, R-BFT-21, B29, B32; decisions A-BFT-30, A-BFT-37, A-BFT-51, A-BFT-74.
 */
import {
  exchangeVerb,
  forms,
  meaningsOf,
  phrases,
  shape,
  verb,
  verbsOfCards,
} from '@scoresheet/rules-cards';
import {
  breakOff,
  cardOf,
  cardsMeant,
  holds,
  move,
  tell,
  topOf,
  type CardId,
  type Condition,
  type Effect,
  type Instruction,
  type Play,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { callByEffect } from '../../acts/effect-call.js';
import { nullifyAttack } from '../../combat/battle.js';
import { leaveField, rest, stand } from '../../combat/leave.js';
import { deck, isOnField, soulOf } from '../../field.js';
import { nullify } from '../../timing/nullify.js';
import { AREA } from '../filters.js';
import { MOST } from '../numbers.js';
import { COUNTERS, FIGHTERS } from '../terms.js';
import { ATTACK, battleBeforeHit } from '../things.js';
import { topCards } from './decks.js';
import { monstersMeant, onFieldMeant, THE_FIELD } from './meant.js';
import { exchangeAreas, shift } from './shift.js';

const { amount, cards, name } = forms;
const { order, within } = phrases;
const { integer, meaning, oneOf, yes } = shape;
const { toEach, gives } = verbsOfCards({ meant: onFieldMeant, reaches: THE_FIELD });

function hostMeant(play: Play, effect: Effect, { of }: Instruction): CardId | undefined {
  return onFieldMeant(play, effect, { verb: 'put-into-soul', to: String(of) })[0];
}

const BOUND = integer(0, MOST);

export const FIELD = [
  toEach('stand', { means: 'Stands cards.', says: 'stand', does: stand }),

  toEach('rest', { means: 'Rests cards.', says: 'rest', does: rest }),

  /** For the battle there is nothing to give once it has come to its hit (R-BFT-34). */
  gives({ isIdle: ({ state }, { until }) => until === 'battle' && !battleBeforeHit(state) }),

  /** The cards go under `of`, if that one is still there. */
  verb('put-into-soul', {
    means: 'Puts cards under another card.',
    takes: { to: cards, of: name },
    does(play, effect, instruction) {
      const host = hostMeant(play, effect, instruction);
      if (host === undefined) return;
      for (const id of cardsMeant(play, instruction, effect)) {
        if (id === host) continue;
        tell(play, 'put-into-soul', { card: id, under: host });
        if (isOnField(cardOf(play.state, id))) leaveField(play, id, soulOf(host));
        else move(play, id, soulOf(host));
      }
    },
    says: ({ to }) => order(`put ${to.object} into the soul of the monster chosen on the field`),
  }),

  toEach('deck-to-soul', {
    means: 'Puts top cards of the deck under cards.',
    takes: { amount },
    does(play, host, { amount: many }) {
      for (let left = many; left > 0; left -= 1) {
        const top = topOf(play.state, deck(cardOf(play.state, host).owner));
        if (top !== undefined) move(play, top, soulOf(host));
      }
    },
    says: ({ to, number }) =>
      order(`put the ${topCards(number)} of your deck into the soul of ${to.object}`),
  }),

  /** A card of the field is there already, with what lies under it. */
  verb('call', {
    means: 'Calls a monster.',
    takes: { to: name, 'free?': meaning('Without its Call Cost.', yes), 'area?': AREA },
    does(play, effect, instruction) {
      const { area, free = false } = instruction;
      for (const card of cardsMeant(play, instruction, effect)) {
        if (isOnField(cardOf(play.state, card))) continue;
        callByEffect(
          play,
          withoutUndefined({ seat: effect.controller, card, free, area: area || undefined }),
        );
      }
    },
    says({ to, instruction: { area, free } }) {
      const where = area === undefined ? '' : ` to the ${area}`;
      return order(`call ${to.object}${where}${free ? ' without its cost' : ''}`);
    },
  }),

  verbsOfCards({ meant: monstersMeant, reaches: THE_FIELD }).toEach('shift', {
    means: 'Moves monsters to an empty area.',
    does: shift,
    says: ({ to }) => order(`move ${to.object} to an empty area`),
  }),

  exchangeVerb({
    what: 'areas',
    reaches: THE_FIELD,
    exchange: exchangeAreas,
  }),

  /** The attack, or what is answered, comes to nothing. */
  verb('nullify', {
    means: 'The thing comes to nothing.',
    takes: { to: name },
    does(play, { chosen }, { to }) {
      if (chosen[to]?.includes(ATTACK)) nullifyAttack(play);
      else nullify(play);
    },
    says: ({ to }) => order(`nullify ${to.object}`),
  }),

  /** Breaks the effect off unless the condition holds. */
  verb('only-if', {
    means: 'Nothing more is done unless it holds.',
    takes: {
      counter: oneOf('counter', meaningsOf(COUNTERS), 'What is counted.'),
      'of?': oneOf('fighter', FIGHTERS, 'Whose counter; yours, where it is missing.'),
      'atLeast?': meaning('The least number for which it holds.', BOUND),
      'atMost?': meaning('The greatest number for which it holds.', BOUND),
    },
    does(play, effect, { verb: _, to: __, ...condition }) {
      if (!holds(play, condition as Condition, effect)) breakOff(play, effect);
    },
    says({ instruction }) {
      const who = instruction.of === 'opponent' ? 'your opponent has' : 'you have';
      return { lead: `only if ${who} ${within(instruction)} life` };
    },
  }),

  /** A card that stays was saved before it was destroyed (`saves.ts`): nothing is left to do. */
  toEach('stay', {
    means: 'What stays instead of being destroyed.',
    does: () => undefined,
    says: ({ to }) => ({ statement: `${to.subject} ${to.many ? 'stay' : 'stays'}` }),
  }),
];
