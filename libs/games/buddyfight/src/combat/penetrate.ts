/**
 * Penetrate: a hit on a monster in the center deals its fighter the critical of each attacker with
 * the keyword. It is effect damage, each its own.
 *
 * Rules: R-BFT-32, R-BFT-33, R-BFT-42, B25; decisions A-BFT-05, A-BFT-50, A-BFT-54.
 */
import type { Play } from '@scoresheet/rules-engine';
import { CENTER, opponentOf } from '../field.js';
import { penetrateIf } from '../readings.js';
import { has, valueNow } from '../values.js';
import { attackersLeft, targetLeft, type BattleFrame } from './battle-frame.js';
import { damage } from './damage.js';

export function penetrate(play: Play, frame: BattleFrame): void {
  if (!frame.hits || frame.slot !== CENTER) return;
  const wantsGone = penetrateIf.of(play.state) === 'gone';
  if (wantsGone && targetLeft(play, frame)) return;
  const to = opponentOf(frame.seat);
  for (const { id } of attackersLeft(play, frame)) {
    if (!has(play, id, 'penetrate')) continue;
    damage(play, { to, amount: valueNow(play, id, 'critical'), sources: [id], cause: 'effect' });
  }
}
