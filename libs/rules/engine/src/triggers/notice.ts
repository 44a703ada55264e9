/**
 * Notices the abilities that a happening sets off, by an index on what is told: no card is
 * searched that nobody's timing names. They wait in `State.pending` until the effect or step that
 * set them off is done (`triggers.ts`).
 */
import { readOnce } from '../base/read-once.js';
import type { Happened } from '../contract/facts.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
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

/** Numbers of the abilities that have a timing, by the code of their card: most have none. */
type Timed = ReadonlyMap<string, readonly number[]>;

const facesTimed = readOnce((faces: Rules['faces']): ReadonlyMap<string, Timed> => {
  const byTiming = new Map<string, Map<string, number[]>>();
  for (const { code, abilities } of Object.values(faces)) {
    abilities.forEach(({ timing }, number) => {
      const byCode = byTiming.get(timing) ?? new Map<string, number[]>();
      byTiming.set(timing, byCode.set(code, [...(byCode.get(code) ?? []), number]));
    });
  }
  return byTiming;
});

/** Puts the abilities that `fact` sets off among those that wait. */
export function notice(play: Reading, fact: Happened): void {
  const timings = timingsOf(play.rules.timings).get(fact.what);
  if (!timings) return;
  for (const timing of timings) {
    const timed = facesTimed(play.rules.faces).get(timing.timing);
    if (!timed) continue;
    for (const id of timing.whose(play, fact)) {
      const card = cardOf(play.state, id);
      for (const ability of timed.get(card.face) ?? NONE)
        noticeOn(play, { timing, fact }, card, ability);
    }
  }
}

const NONE: readonly number[] = [];

interface SetOff {
  readonly timing: TimingRule;
  readonly fact: Happened;
}

function noticeOn(play: Reading, { timing, fact }: SetOff, card: Card, ability: number): void {
  if (!play.rules.hasAbilities(play, card)) return;
  const controller = play.rules.controllerOf(play, card);
  const it = timing.it?.(fact);
  play.state.pending.push({
    timing: timing.timing,
    face: card.face,
    ability,
    card: card.id,
    controller,
    rank: timing.rank(play, card, controller),
    ...(it === undefined ? {} : { it }),
  });
}
