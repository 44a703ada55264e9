/**
 * One attack, from the declaration to what comes after the battle: rest the attackers, abilities
 * and the [Counter] timing, the hit, the timing after it, Double Attack.
 *
 * Rules: R-BFT-26, R-BFT-34 to 39, R-BFT-41, R-BFT-43; attack steps 5 to 12; decisions A-BFT-06,
 * A-BFT-07, A-BFT-21, A-BFT-51, A-BFT-52.
 */
import {
  endModifiers,
  mark,
  markOf,
  push,
  rework,
  setCounter,
  tableCounter,
  tell,
  type CardId,
  type Next,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { NO_AREA } from '../field.js';
import { doubleAttackIf } from '../readings.js';
import { resolutionCheck } from '../timing/check.js';
import { openTiming } from '../timing/play-timing-frame.js';
import { has } from '../values.js';
import { attackersLeft, battleNow, type BattleFrame } from './battle-frame.js';
import { counterattack, refuseStrike, strikesBack } from './counterattack.js';
import { hit } from './hit.js';
import { rest, stand } from './leave.js';
import { penetrate, penetrateDecision } from './penetrate.js';

export function beginBattle(
  play: Play,
  seat: Seat,
  attackers: readonly CardId[],
  target: string,
): void {
  const slot = play.state.cards[target]?.slot ?? NO_AREA;
  const frame: BattleFrame = {
    kind: 'battle',
    seat,
    attackers,
    target,
    slot,
    stage: 'declare',
    nullified: false,
    hits: false,
  };
  push(play, frame);
}

export const counterattackDecision = decision('counterattack', {
  title: 'Strike back at which?',
  hint: 'Only attackers whose defense is low enough are listed (R-BFT-31).',
  hidden: 'strikes back',
  phrases: [{ says: 'strikes back at {card}', id: '{card}', when: ['counterattack'] }],
  idle: null,
  isOpen: false,

  options: (reading, frame: BattleFrame) => ({
    pick: 'one',
    from: strikesBack(reading, frame).map(({ id }) => ({ id, card: id })),
  }),

  answered(play, frame, { chosen: [option] }) {
    counterattack(play, frame, option?.card as CardId);
  },

  refuse: ({ state }, _, { choice }) => refuseStrike(state.cards[String(choice)]),
});

export const battle: Step<BattleFrame> = {
  open: ['seat', 'attackers', 'target', 'slot', 'stage', 'nullified', 'hits'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'declare':
        frame.stage = 'timing';
        declareAttack(play, frame);
        return 'on';
      case 'timing':
        frame.stage = 'check';
        openTiming(play, 'battle');
        return 'on';
      case 'check':
        frame.stage = frame.nullified ? 'over' : 'hit';
        resolutionCheck(play);
        return 'on';
      default:
        return stepNine(play, frame);
    }
  },

  ...answering(penetrateDecision, counterattackDecision),
};

/** Hit, Penetrate and Counterattack, with no check in between (A-BFT-28); then what comes after. */
function stepNine(play: Play, frame: BattleFrame): Next {
  switch (frame.stage) {
    case 'hit':
      frame.stage = 'penetrate';
      hit(play, frame);
      return 'on';
    case 'penetrate':
      frame.stage = 'counterattack';
      return penetrate(play, frame);
    case 'counterattack':
      frame.stage = 'over';
      return strikeBack(play, frame);
    case 'over':
      frame.stage = 'double-attack';
      endModifiers(play, 'battle');
      tell(play, 'battle-ended', { cards: attackersLeft(play, frame).map(({ id }) => id) });
      openTiming(play, 'battle-end');
      return 'on';
    default:
      doubleAttack(play, frame);
      return 'done';
  }
}

function strikeBack(play: Play, frame: BattleFrame): Next {
  const [first, second] = strikesBack(play, frame);
  if (second) return [counterattackDecision.asks(3 - frame.seat)];
  if (first) counterattack(play, frame, first.id);
  return 'on';
}

function declareAttack(play: Play, { seat, attackers, target }: BattleFrame): void {
  for (const id of attackers) rest(play, id);
  setCounter(play, 0, 'attacks', tableCounter(play.state, 'attacks') + 1);
  tell(play, 'attack-declared', { seat, cards: attackers, target });
}

/** The attack comes to nothing: no hit, no Penetrate, no Counterattack (A-BFT-51). */
export function nullifyAttack(play: Play): void {
  const frame = battleNow(play.state);
  if (!frame || frame.nullified) return;
  rework(play, frame).nullified = true;
  tell(play, 'attack-nullified', { seat: frame.seat });
}

/** Each attacker with the keyword stands, once a turn, whatever came of the attack. */
function doubleAttack(play: Play, frame: BattleFrame): void {
  if (frame.nullified && doubleAttackIf.of(play.state) === 'notNullified') return;
  for (const card of attackersLeft(play, frame)) {
    if (markOf(card, 'doubled') > 0 || !has(play, card.id, 'doubleAttack')) continue;
    mark(play, card.id, 'doubled', 1);
    tell(play, 'double-attack', { card: card.id });
    stand(play, card.id);
  }
}
