/**
 * An item takes effect: targets that are legal still, then what it asks and costs on resolving,
 * then all that it says. A card goes to the Trash after that.
 *
 * Rules: R-BUD-53, R-BUD-81, R-BUD-82;
 * decisions A-BUD-10, A-BUD-13, A-BUD-40, A-BUD-48, A-BUD-49.
 */
import {
  abilityOf,
  cardOf,
  effectFrame,
  holds,
  move,
  oneOf,
  push,
  targets,
  tell,
  zoneOf,
  type Choosing,
  type Effect,
  type Next,
  type Play,
  type Reading,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, ready } from '@scoresheet/rules-presentation';
import { canPay, pay } from '../effects/prices.js';
import { check } from '../endings.js';
import { isIn, trash } from '../field.js';
import type { ResolveFrame } from './item.js';

export const mayDecision = decision('may', {
  ...ready.may('A-BUD-49'),
  isOpen: true,

  options: () => oneOf('yes', 'no'),

  answered(_, frame: ResolveFrame, { chosen: [choice] }) {
    frame.stage = choice?.id === 'yes' ? 'pay' : 'after';
  },
});

export const resolve: Step<ResolveFrame> = {
  open: ['item', 'stage'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'begin':
        return begin(play, frame);
      case 'pay':
        return payNow(play, frame);
      case 'carry-out':
        frame.stage = 'after';
        push(play, effectFrame(frame.item, frame.item.chosen));
        return 'on';
      case 'after':
        tidyUp(play, frame);
        return 'done';
    }
  },

  ...answering(mayDecision),

  /** Whoever was asked whether it is done has not answered: it is asked of the table as it is now. */
  left(_, frame, seat) {
    if (frame.item.controller === seat) return 'done';
    if (frame.stage === 'pay') frame.stage = 'begin';
    return undefined;
  },
};

function begin(play: Play, frame: ResolveFrame): Next {
  const { item } = frame;
  const ability = abilityOf(play, item);
  const chosen = stillLegal(play, item);
  frame.stage = 'after';
  if (!chosen) {
    tell(play, 'came-to-nothing', { card: item.card, item: item.id });
    return 'on';
  }
  frame.item = { ...item, chosen };
  if (!holds(play, ability.when, frame.item)) return 'on';
  frame.stage = item.kind === 'trigger' ? 'pay' : 'carry-out';
  return ability.may ? [mayDecision.asks(item.controller)] : 'on';
}

/** The targets that are still legal: these get the effect, and without any there is none. */
function stillLegal(reading: Reading, item: Effect): Effect['chosen'] | undefined {
  const chosen: Record<string, readonly string[]> = {};
  for (const choosing of abilityOf(reading, item).choose ?? []) {
    const named = item.chosen[choosing.name] ?? [];
    const legal = legalOf(reading, choosing, item, named);
    if (legal.length === 0 && named.length > 0) return undefined;
    chosen[choosing.name] = legal;
  }
  return chosen;
}

function legalOf(
  reading: Reading,
  choosing: Choosing,
  item: Effect,
  named: readonly string[],
): readonly string[] {
  const legal = targets(reading, choosing, item);
  return named.filter((id) => legal.includes(id));
}

/** An effect that was set off is paid for when it resolves; unpaid it does nothing. */
function payNow(play: Play, frame: ResolveFrame): Next {
  const { item } = frame;
  const { cost = {} } = abilityOf(play, item);
  const payer = { seat: item.controller, card: item.card, price: cost };
  const isPayable = canPay(play, payer);
  frame.stage = isPayable ? 'carry-out' : 'after';
  if (!isPayable || Object.keys(cost).length === 0) return 'on';
  pay(play, payer);
  check(play);
  return 'on';
}

function tidyUp(play: Play, { item }: ResolveFrame): void {
  const card = play.state.cards[item.card];
  const isSpent = card && zoneOf(card.place) === 'stack';
  if (!isSpent || !isIn(play.state, item.controller)) return;
  move(play, item.card, trash(cardOf(play.state, item.card).owner));
  check(play);
}
