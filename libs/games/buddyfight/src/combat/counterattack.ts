/**
 * Counterattack: an attacked monster that is still there destroys an attacking monster whose
 * defense its power exceeds. It is no choice whether, only which.
 *
 * Rules: R-BFT-30, R-BFT-31, B26; decisions A-BFT-04, A-BFT-27, A-BFT-53.
 */
import {
  no,
  type Card,
  type CardId,
  type Play,
  type Reading,
  type Refusal,
} from '@scoresheet/rules-engine';
import { isInArea, isItem } from '../field.js';
import { counterattackTie } from '../readings.js';
import { has, valueNow } from '../values.js';
import { attackersLeft, targetLeft, type BattleFrame } from './battle-frame.js';
import { destroy } from './leave.js';

/** Attackers of which one is destroyed; none where nothing strikes back. */
export function strikesBack(reading: Reading, frame: BattleFrame): readonly Card[] {
  const target = targetLeft(reading, frame);
  if (!target || !has(reading, target.id, 'counterattack')) return [];
  const power = valueNow(reading, target.id, 'power');
  const ties = counterattackTie.of(reading.state) === 'destroys';
  return attackersLeft(reading, frame)
    .filter(isInArea)
    .filter(({ id }) => {
      const defense = valueNow(reading, id, 'defense');
      return defense < power || (ties && defense === power);
    });
}

export const counterattack = (play: Play, { target }: BattleFrame, attacker: CardId): void =>
  destroy(play, [attacker], [target]);

export const refuseStrike = (card: Card | undefined): Refusal =>
  card && isItem(card)
    ? no('A-BFT-27', 'Items are not struck back at: name a monster that attacks.')
    : no('R-BFT-31', 'Name an attacker whose defense is low enough.');
