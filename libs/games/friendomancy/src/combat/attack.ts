/**
 * An attack: it is declared; what that sets off comes first; then, if attacker and target are
 * still there and it is still allowed, the player loses Money or the two fight.
 *
 * Rules: R-FRI-06 to 09, R-FRI-24, R-FRI-63, R-FRI-65; decisions A-FRI-17, A-FRI-20, A-FRI-21,
 * A-FRI-26, A-FRI-27, A-FRI-58.
 */
import {
  cardOf,
  isAllowed,
  mark,
  markOf,
  push,
  resolveTriggers,
  setOff,
  tell,
  type Card,
  type CardId,
  type Play,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { loseCard } from '../board.js';
import { check } from '../endings.js';
import { isFaceUpFoe, isOnBoard, controllerOf, playerWord } from '../field.js';
import { wear } from '../foes.js';
import { loseMoney, moneyOf } from '../money.js';
import { forceOf, is, powerOf } from '../values.js';
import type { AttackFrame } from './attack-frame.js';
import { ATTACKS, mayBeAttacked, PLAYER_ATTACKED, type Target, type Targets } from './targets.js';

/** What one Friend may attack, out of all that its player's Friends may. */
export function waysToAttack(
  reading: Reading,
  seat: Seat,
  card: Card,
  all: Targets,
): readonly string[] {
  if (!isAllowed(ATTACKS, reading, card, seat)) return [];
  const players = all.players.filter((player) =>
    isAllowed(PLAYER_ATTACKED, reading, player, { seat, id: card.id }),
  );
  return [...players.map(playerWord), ...all.cards];
}

export function attack(play: Play, seat: Seat, card: CardId, target: Target): void {
  mark(play, card, 'attacks', markOf(cardOf(play.state, card), 'attacks') + 1);
  const word = typeof target === 'number' ? playerWord(target) : target;
  tell(play, 'attack-declared', { card, target: word });
  push(play, { kind: 'attack', seat, card, target, stage: 'declared' } as AttackFrame);
}

export const attackStep: Step<AttackFrame> = {
  open: ['seat', 'card', 'target', 'stage'],

  proceed(play, frame) {
    switch (frame.stage) {
      case 'declared':
        frame.stage = 'strike';
        resolveTriggers(play);
        return 'on';
      case 'strike':
        frame.stage = 'over';
        if (isStillLegal(play, frame)) strike(play, frame);
        else tell(play, 'attack-failed', { card: frame.card });
        check(play);
        return 'on';
      case 'over':
        return 'done';
    }
  },

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};

function isStillLegal(reading: Reading, { card: id, seat, target }: AttackFrame): boolean {
  const card = reading.state.cards[id];
  if (!card || !isOnBoard(card) || controllerOf(reading.state, card) !== seat) return false;
  return !is(reading, id, 'peaceful') && mayBeAttacked(reading, id, target);
}

function strike(play: Play, { card, target }: AttackFrame): void {
  if (typeof target === 'number') {
    const before = moneyOf(play.state, target);
    loseMoney(play, target, forceOf(play, card), card);
    if (moneyOf(play.state, target) < before) setOff(play, 'money-taken', { card });
    return;
  }
  tell(play, 'fought', { card, target });
  if (isFaceUpFoe(cardOf(play.state, target))) fightFoe(play, card, target);
  else fightFriend(play, card, target);
}

/** The lower Power is lost, or both, if no text says otherwise of a tie (R-FRI-08, R-FRI-09). */
function fightFriend(play: Play, attacker: CardId, defender: CardId): void {
  const [ours, theirs] = [powerOf(play, attacker), powerOf(play, defender)];
  const isLost = (id: CardId, own: number, other: number): boolean =>
    own < other || (own === other && !is(play, id, 'sturdy'));
  const lost = [
    ...(isLost(attacker, ours, theirs) ? [attacker] : []),
    ...(isLost(defender, theirs, ours) ? [defender] : []),
  ];
  for (const id of lost) loseCard(play, id);
}

/** A Foe is worn down by what fights it; only at Power 0 it is Defeated (A-FRI-26, A-FRI-27). */
function fightFoe(play: Play, attacker: CardId, foe: CardId): void {
  const [ours, theirs] = [powerOf(play, attacker), powerOf(play, foe)];
  const isLost = ours < theirs || (ours === theirs && !is(play, attacker, 'sturdy'));
  wear(play, foe, forceOf(play, attacker));
  if (isLost) loseCard(play, attacker);
}
