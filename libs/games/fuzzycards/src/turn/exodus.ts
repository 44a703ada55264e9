/**
 * VI. Exodus: discard down to seven, then Burn, then what lasted for the turn ends.
 *
 * Rules: R-FUZ-47, R-FUZ-62; decisions A-FUZ-28, A-FUZ-46, A-FUZ-47, A-FUZ-69, A-FUZ-71, A-FUZ-74, A-FUZ-77.
 */
import {
  cardOf,
  cardsIn,
  endModifiers,
  exactly,
  happen,
  justSo,
  move,
  resolveTriggers,
  setOff,
  tell,
  type CardId,
  type Next,
  type Play,
  type Reading,
  type Seat,
  type State,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, ready } from '@scoresheet/rules-presentation';
import type { Damage } from '../combat/damage.js';
import { giveBack } from '../effects/verbs/control.js';
import { check } from '../endings.js';
import { cardsOnField, controllerOf, discard, hand, opponentOf } from '../field.js';
import { fromPassives, keyword } from '../values.js';
import type { PhaseFrame } from './turn.js';

const HAND_LIMIT = 7; // R-FUZ-47

export interface ExodusFrame extends PhaseFrame {
  stage?: 'burn' | 'over';
  /** Cards whose Burn is still to come, in order. */
  burning?: readonly CardId[];
}

export const discardDecision = decision('discard', {
  ...ready.discard('R-FUZ-47', {
    title: 'Exodus: too many cards in hand',
    hint: 'You keep seven; choose which to discard (R-FUZ-47).',
    about: 'what to discard',
    says: 'Discard exactly as many cards as bring your hand down to seven.',
  }),
  isOpen: false,

  options: ({ state }, { seat }: ExodusFrame) =>
    exactly(surplus(state, seat), cardsIn(state, hand(seat))),

  answered(play, { seat }, { chosen }) {
    for (const { id } of chosen) move(play, id, discard(seat));
    tell(play, 'hand-trimmed', { seat, count: chosen.length });
  },
});

export const exodus: Step<ExodusFrame> = {
  open: ['seat', 'stage', 'burning'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'burn':
        return burnNext(play, frame);
      case 'over':
        return 'done';
      default:
        return beginEnd(play, frame);
    }
  },

  ...answering(discardDecision),
};

/** Cards above the limit: everybody sees how many there are (A-FUZ-77). */
const surplus = (state: State, seat: Seat): number =>
  cardsIn(state, hand(seat)).length - HAND_LIMIT;

function beginEnd(play: Play, frame: ExodusFrame): Next {
  const { seat } = frame;
  const count = surplus(play.state, seat);
  if (count > 0) return [discardDecision.asks(seat, justSo(count))];
  frame.stage = 'burn';
  frame.burning = [seat, opponentOf(seat)]
    .flatMap((side) => cardsOnField(play.state, side))
    .filter(({ id }) => keyword(play, id, 'burn') > 0)
    .map(({ id }) => id);
  setOff(play, 'turn-ending', { seat });
  return 'on';
}

/** One card after another; what their damage sets off queues behind (A-FUZ-60, 71). */
function burnNext(play: Play, frame: ExodusFrame): Next {
  const [id, ...others] = frame.burning ?? [];
  if (id === undefined) return endTurn(play, frame);
  frame.burning = others;
  if (play.state.cards[id]) happen(play, burnOf(play, id));
  return 'on';
}

function endTurn(play: Play, frame: ExodusFrame): Next {
  if (resolveTriggers(play)) return 'on';
  frame.stage = 'over';
  delete frame.burning;
  endModifiers(play, 'turn');
  giveBack(play);
  check(play);
  resolveTriggers(play);
  return 'on';
}

/** Burn that was given counts for the giver while the card is the opponent's (A-FUZ-74). */
function burnOf(reading: Reading, card: CardId): Damage {
  const { state } = reading;
  const burning = cardOf(state, card);
  const opponent: Seat = opponentOf(controllerOf(state, burning));
  const given = state.modifiers
    .filter((m) => m.card === card && m.what === 'burn' && m.giver === opponent)
    .reduce((sum, { by }) => sum + by, fromPassives(reading, burning, 'burn', opponent));
  const counts = Math.max(0, given); // lowered Burn does not lower the total
  const amount = keyword(reading, card, 'burn');
  const hits = [{ card, amount }];
  return { kind: 'damage', by: opponent, source: null, way: 'burn', counts, hits, life: [] };
}
