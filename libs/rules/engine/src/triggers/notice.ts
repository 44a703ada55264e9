/**
 * Notices the abilities that a happening sets off, by an index on what is told: no card is
 * searched that nobody's timing names. They wait in `State.pending` until the effect or step that
 * set them off is done (`triggers.ts`).
 */
import { readOnce } from '../base/read-once.js';
import type { Writable } from '../base/writable.js';
import type { Happened } from '../contract/facts.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { Card, Trigger } from '../contract/state.js';
import type { TimingRule } from '../contract/trigger-rules.js';
import { abilitiesTimed } from '../state/faces.js';
import { cardOf } from '../state/state.js';

/** A timing, and the numbers of the abilities that have it, by the code of their card: most have none. */
interface Awaited {
  readonly timing: TimingRule;
  readonly byCode: ReadonlyMap<string, readonly number[]>;
}

/** By the story that they listen to, the timings that an ability of a printed card has. */
const awaitedIn = readOnce(({ timings, faces }: Rules): ReadonlyMap<string, readonly Awaited[]> => {
  const byStory = new Map<string, Awaited[]>();
  for (const timing of timings) {
    const byCode = codesTimed(faces, timing.timing);
    if (byCode.size === 0) continue;
    byStory.set(timing.what, [...(byStory.get(timing.what) ?? []), { timing, byCode }]);
  }
  return byStory;
});

function codesTimed(faces: Rules['faces'], timing: string): Awaited['byCode'] {
  const byCode = new Map<string, readonly number[]>();
  for (const face of Object.values(faces)) {
    const numbers = abilitiesTimed(face, timing);
    if (numbers.length > 0) byCode.set(face.code, numbers);
  }
  return byCode;
}

/** Puts the abilities that `fact` sets off among those that wait. */
export function notice(play: Reading, fact: Happened): void {
  const awaited = awaitedIn(play.rules).get(fact.what);
  if (!awaited) return;
  for (const { timing, byCode } of awaited) {
    for (const id of timing.whose(play, fact)) {
      const card = cardOf(play.state, id);
      for (const ability of byCode.get(card.face) ?? NONE)
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
  const trigger: Writable<Trigger> = {
    timing: timing.timing,
    face: card.face,
    ability,
    card: card.id,
    controller,
    rank: timing.rank(play, card, controller),
  };
  if (it !== undefined) trigger.it = it;
  play.state.pending.push(trigger);
}
