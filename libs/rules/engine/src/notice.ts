/**
 * Notices the abilities that a happening sets off, by an index on what is told: no card is
 * searched that nobody's timing names. They wait in `State.pending` until the effect or step that
 * set them off is done (`triggers.ts`).
 */
import type { Happened } from './facts.js';
import type { Reading, Rules, TimingRule } from './rules.js';
import { cardOf } from './state.js';

const indexes = new WeakMap<Rules, ReadonlyMap<string, readonly TimingRule[]>>();

function timingsOf(rules: Rules, what: string): readonly TimingRule[] | undefined {
  let index = indexes.get(rules);
  if (!index) {
    const byStory = new Map<string, TimingRule[]>();
    for (const timing of rules.timings) {
      const known = byStory.get(timing.what);
      if (known) known.push(timing);
      else byStory.set(timing.what, [timing]);
    }
    index = byStory;
    indexes.set(rules, index);
  }
  return index.get(what);
}

/** Puts the abilities that `fact` sets off among those that wait. */
export function notice(play: Reading, fact: Happened): void {
  const timings = timingsOf(play.rules, fact.what);
  if (!timings) return;
  for (const timing of timings) {
    for (const id of timing.whose(play, fact)) noticeOn(play, timing, id, fact);
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
