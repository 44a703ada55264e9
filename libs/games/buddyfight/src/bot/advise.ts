/**
 * Advice for a seat, from what it sees of the table and from nothing else: keep somebody in the
 * center, attack what can be hit and the fighter first, and stop what the other does.
 */
import type { Choice, Option } from '@scoresheet/rules-engine';
import type { DecisionName } from '../decisions.js';
import { worthOfAttack } from './attack-advice.js';
import { worthOfDeed } from './play-advice.js';
import { cardSeen, valueSeen, type Seen } from './seen-table.js';

export type { Seen } from './seen-table.js';

export interface Advice {
  readonly choice: Choice;
  readonly says: string;
}

/** A question, the best answer to it, and the words for that. In an order the best comes first. */
interface Counsel {
  readonly says: string;
  worth(option: Option, seen: Seen): number;
}

/** The worth of waiting: less than of anything worth doing, more than of anything else. */
const WAIT = 1;

const isWait = ({ id }: Option): boolean => ['pass', 'no', 'end-attacks', 'stay'].includes(id);

/** Counsels by the kind of decision; what matters little is left to chance. */
const COUNSELS: Readonly<Record<DecisionName, Counsel | 'chance'>> = {
  act: { says: 'uses what helps now', worth: worthOfDeed },
  answer: { says: 'stops what the other does', worth: worthOfDeed },
  auto: { says: 'lets the ability work against the other', worth: worthOfDeed },
  attack: { says: 'attacks what can be hit', worth: worthOfAttack },
  charge: { says: 'charges, for there is another card for it', worth: () => WAIT + 1 },
  'may-replace': { says: 'keeps the card on the field', worth: () => WAIT + 1 },
  'drop-monster': {
    says: 'drops the weaker one',
    worth: ({ card = '' }, seen) => -valueSeen(cardSeen(seen, card), 'power'),
  },
  penetrate: {
    says: 'spends the weakest on a shield',
    worth: ({ card = '' }, seen) => -valueSeen(cardSeen(seen, card), 'critical'),
  },
  'call-where': 'chance',
  'choose-auto': 'chance',
  counterattack: 'chance',
  discard: 'chance',
  look: 'chance',
  may: 'chance',
  move: 'chance',
  'pay-gauge': 'chance',
  'put-under': 'chance',
  replace: 'chance',
  search: 'chance',
  shift: 'chance',
  target: 'chance',
};

/** What seems best of what is offered, all equally good; none where nothing speaks for any. */
export function advise(seen: Seen): readonly Advice[] {
  const own = seen.table.decisions.find(({ seat, options }) => seat === seen.seat && options);
  const counsel = own && COUNSELS[own.kind as DecisionName];
  if (!counsel || counsel === 'chance') return [];
  if (own.options?.pick === 'order') return [inOrder(own.options.from, counsel, seen)];
  return own.options?.pick === 'one' ? best(own.options.from, counsel, seen) : [];
}

function inOrder(offered: readonly Option[], { says, worth }: Counsel, seen: Seen): Advice {
  const sorted = offered.toSorted((a, b) => worth(b, seen) - worth(a, seen));
  return { choice: sorted.map(({ id }) => id), says };
}

function best(offered: readonly Option[], counsel: Counsel, seen: Seen): readonly Advice[] {
  const worths = offered.map((option) => (isWait(option) ? WAIT : counsel.worth(option, seen)));
  const most = Math.max(...worths);
  return offered
    .filter((_, index) => worths[index] === most)
    .map((option) => ({ choice: option.id, says: isWait(option) ? 'waits' : counsel.says }));
}
