/**
 * The hit: power against the defense of a monster, which is destroyed; criticals against a fighter,
 * whom an item with defense may protect. A target that is no longer there is not hit.
 *
 * Rules: R-BFT-27 to 29, R-BFT-42, R-BFT-44, R-BFT-45, B21, B22; decisions A-BFT-24, A-BFT-44.
 */
import { tell, type Play, type Reading, type Seat } from '@scoresheet/rules-engine';
import { fighterNamed, inSlot, ITEM } from '../field.js';
import { itemDefense } from '../readings.js';
import { valueNow } from '../values.js';
import { attackersLeft, targetLeft, type BattleFrame } from './battle-frame.js';
import { damage } from './damage.js';
import { destroy } from './leave.js';

export function hit(play: Play, frame: BattleFrame): void {
  const fighter = fighterNamed(frame.target);
  frame.hits = fighter === undefined ? hitsMonster(play, frame) : hitsFighter(play, frame, fighter);
  tell(play, frame.hits ? 'attack-hit' : 'attack-missed', { target: frame.target });
  const attackers = attackersLeft(play, frame).map(({ id }) => id);
  if (!frame.hits) return;
  if (fighter === undefined) return destroy(play, [frame.target], attackers);
  const amount = sumOf(play, frame, 'critical');
  damage(play, { to: fighter, amount, sources: attackers, cause: 'attack' });
}

/** Sum over the attackers that are left: for one alone its own value (R-BFT-43, A-BFT-21). */
function sumOf(reading: Reading, frame: BattleFrame, what: 'power' | 'critical'): number {
  return attackersLeft(reading, frame).reduce(
    (sum, { id }) => sum + valueNow(reading, id, what),
    0,
  );
}

function hitsMonster(reading: Reading, frame: BattleFrame): boolean {
  const target = targetLeft(reading, frame);
  if (!target || attackersLeft(reading, frame).length === 0) return false;
  return sumOf(reading, frame, 'power') >= valueNow(reading, target.id, 'defense');
}

function hitsFighter(reading: Reading, frame: BattleFrame, fighter: Seat): boolean {
  if (attackersLeft(reading, frame).length === 0) return false;
  const item = inSlot(reading.state, fighter, ITEM);
  if (!item || !itemDefense.of(reading.state)) return true;
  return sumOf(reading, frame, 'power') >= valueNow(reading, item.id, 'defense');
}
