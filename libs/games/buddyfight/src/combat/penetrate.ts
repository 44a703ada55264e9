/**
 * Penetrate: a hit on a monster in the center deals its fighter the critical of each attacker with
 * the keyword. It is effect damage, each its own. The attacker orders several of them, and is asked
 * only if the order makes a difference.
 *
 * Rules: R-BFT-32, R-BFT-33, R-BFT-42, B25; decisions A-BFT-05, A-BFT-50, A-BFT-54.
 */
import {
  copy,
  no,
  type CardId,
  type Next,
  type Play,
  type Reading,
} from '@scoresheet/rules-engine';
import { decision } from '@scoresheet/rules-presentation';
import { CENTER, opponentOf } from '../field.js';
import { penetrateIf } from '../readings.js';
import { has, valueNow } from '../values.js';
import { attackersLeft, targetLeft, type BattleFrame } from './battle-frame.js';
import { damage } from './damage.js';

export const penetrateDecision = decision('penetrate', {
  title: 'Which Penetrate comes first?',
  hint: 'Each deals its critical by itself, in your order; a shield stops only the first damage (R-BFT-33, A-BFT-54).',
  hidden: 'orders the Penetrates',
  phrases: [{ says: 'penetrates with {cards...}', id: '{cards}', when: ['penetrate'] }],
  idle: null,
  isOpen: true,

  options: (reading, frame: BattleFrame) => ({
    pick: 'order',
    from: penetrating(reading, frame).map((id) => ({ id, card: id })),
  }),

  answered(play, frame, { chosen }) {
    pierce(
      play,
      frame,
      chosen.map(({ id }) => id),
    );
  },

  refuse: no(
    'A-BFT-54',
    'Name each attacker with Penetrate once, the one that deals damage first.',
  ),
});

export function penetrate(play: Play, frame: BattleFrame): Next {
  const cards = penetrating(play, frame);
  if (doesOrderMatter(play, frame, cards)) return [penetrateDecision.asks(frame.seat)];
  pierce(play, frame, cards);
  return 'on';
}

/** The attackers that deal damage by Penetrate in this step. */
function penetrating(reading: Reading, frame: BattleFrame): readonly CardId[] {
  if (!frame.hits || frame.slot !== CENTER) return [];
  const wantsGone = penetrateIf.of(reading.state) === 'gone';
  if (wantsGone && targetLeft(reading, frame)) return [];
  const ids = attackersLeft(reading, frame).map(({ id }) => id);
  return ids.filter((id) => has(reading, id, 'penetrate'));
}

function pierce(play: Play, { seat }: BattleFrame, cards: readonly CardId[]): void {
  const to = opponentOf(seat);
  for (const id of cards) {
    damage(play, { to, amount: valueNow(play, id, 'critical'), sources: [id], cause: 'effect' });
  }
}

/** Whether two orders leave different tables: different life, or different triggered abilities. */
function doesOrderMatter(play: Play, frame: BattleFrame, cards: readonly CardId[]): boolean {
  if (cards.length < 2) return false;
  const tables = ordersOf(cards).map((order) => tableAfter(play, frame, order));
  return new Set(tables).size > 1;
}

/** A copy of the table with the damage dealt in this order; triggered abilities are put in order later. */
function tableAfter(play: Play, frame: BattleFrame, order: readonly CardId[]): string {
  const tried: Play = { ...play, state: copy(play.state), facts: [] };
  pierce(tried, frame, order);
  const { pending, ...table } = tried.state;
  return JSON.stringify([table, pending.map((trigger) => JSON.stringify(trigger)).sort()]);
}

const ordersOf = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((first) =>
        ordersOf(cards.filter((id) => id !== first)).map((rest) => [first, ...rest]),
      );
