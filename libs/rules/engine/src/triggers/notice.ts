/**
 * Notices the abilities that a happening sets off, by an index on what is told: no card is
 * searched that nobody's timing names. They wait in `State.pending` until the effect or step that
 * set them off is done (`triggers.ts`).
 */
import { readOnce } from '../base/read-once.js';
import type { Happened } from '../contract/facts.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { TimingRule } from '../contract/trigger-rules.js';
import { cardOf } from '../state/state.js';

/** Timings by the story that they listen to. */
const timingsOf = readOnce((timings: Rules['timings']) => {
  const byStory = new Map<string, TimingRule[]>();
  for (const timing of timings) {
    const known = byStory.get(timing.what);
    if (known) known.push(timing);
    else byStory.set(timing.what, [timing]);
  }
  return byStory;
});

/** Codes of the cards that have an ability, by its timing: most have none. */
const facesTimed = readOnce((faces: Rules['faces']) => {
  const byTiming = new Map<string, Set<string>>();
  for (const { code, abilities } of Object.values(faces)) {
    for (const { timing } of abilities) {
      const known = byTiming.get(timing);
      if (known) known.add(code);
      else byTiming.set(timing, new Set([code]));
    }
  }
  return byTiming;
});

/** Puts the abilities that `fact` sets off among those that wait. */
export function notice(play: Reading, fact: Happened): void {
  const timings = timingsOf(play.rules.timings).get(fact.what);
  if (!timings) return;
  for (const timing of timings) {
    const codes = facesTimed(play.rules.faces).get(timing.timing);
    if (!codes) continue;
    for (const id of timing.whose(play, fact)) {
      if (codes.has(cardOf(play.state, id).face)) noticeOn(play, timing, id, fact);
    }
  }
}

function noticeOn(play: Reading, timing: TimingRule, id: string, fact: Happened): void {
  const card = cardOf(play.state, id);
  const abilities = play.rules.faces[card.face]?.abilities ?? [];
  abilities.forEach((ability, index) => {
    if (ability.timing !== timing.timing || !play.rules.hasAbilities(play, card)) return;
    const controller = play.rules.controllerOf(play, card);
    const it = timing.it?.(fact);
    play.state.pending.push({
      timing: timing.timing,
      face: card.face,
      ability: index,
      card: id,
      controller,
      rank: timing.rank(play, card, controller),
      ...(it === undefined ? {} : { it }),
    });
  });
}
