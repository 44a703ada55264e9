/**
 * What a viewer may know of a fact: an allow-list for each kind. What is not named here is known
 * to the house alone.
 */
import { seesFaces, seesIds, type Viewer } from './audience.js';
import type { Fact, Happened, Moved, Paused } from './facts.js';
import type { Json } from './json.js';
import type { Rules } from './rules.js';
import { stepOf } from './run.js';
import type { Frame } from './state.js';

type Fields = { readonly [field: string]: Json };

/** The facts as the viewer may know them; those of which nothing may be known are left out. */
export function seeAll(rules: Rules, facts: readonly Fact[], viewer: Viewer): readonly Json[] {
  if (viewer === 'house') return facts as unknown as readonly Json[];
  return facts.flatMap((fact) => see(rules, fact, viewer) ?? []);
}

export function see(rules: Rules, fact: Fact, viewer: Viewer): Json | undefined {
  if (viewer === 'house') return fact as unknown as Json;
  switch (fact.kind) {
    case 'moved':
      return seeMoved(rules, fact, viewer);
    case 'stocked': {
      const { kind, owner, to, faces } = fact;
      return viewer === owner || seesFaces(rules, to, viewer)
        ? { kind, owner, to, faces }
        : { kind, owner, to, count: faces.length };
    }
    case 'shuffled':
      return { kind: fact.kind, place: fact.place };
    case 'shown': {
      const { kind, seat, place, faces } = fact;
      const isShown = seat === 0 || seat === viewer;
      return isShown ? { kind, seat, place, faces } : { kind, seat, place, count: faces.length };
    }
    case 'picked':
      return { kind: fact.kind, of: fact.of };
    case 'counted':
      return rules.openCounters.includes(fact.what) ? { ...fact } : undefined;
    case 'marked':
    case 'slotted':
      return seesIds(rules, fact.place, viewer) ? { ...fact } : undefined;
    case 'happened':
      return seeHappened(rules, fact);
    case 'paused':
      return seePaused(rules, fact);
    case 'rolled':
      return { ...fact };
    case 'ended':
      return { kind: fact.kind, outcome: fact.outcome as unknown as Json };
    case 'modified':
      return seesIds(rules, fact.place, viewer)
        ? { ...fact, modifier: { ...fact.modifier } }
        : undefined;
    case 'unmodified':
      return seesIds(rules, fact.place, viewer) ? { ...fact } : undefined;
  }
}

/** An id is known where it may be told from others; a face where either place shows it. */
function seeMoved(rules: Rules, fact: Moved, viewer: Viewer): Fields {
  const { kind, card, as, face, from, to, slot, under } = fact;
  const fields: Record<string, Json> = { kind, from, to, slot };
  if (under) fields['under'] = true;
  if (seesIds(rules, from, viewer)) fields['card'] = card;
  if (seesIds(rules, to, viewer)) fields['as'] = as;
  if (seesFaces(rules, from, viewer) || seesFaces(rules, to, viewer)) fields['face'] = face;
  return fields;
}

function seeHappened(rules: Rules, fact: Happened): Fields {
  const open = rules.stories[fact.what] ?? [];
  return { ...only(fact, open), kind: fact.kind, what: fact.what };
}

function seePaused(rules: Rules, { kind, keep, frames, asked }: Paused): Fields {
  return { kind, keep, asked, frames: frames.map((frame) => seeFrame(rules, frame)) };
}

function seeFrame(rules: Rules, frame: Frame): Fields {
  const fields: Record<string, Json> = { kind: frame.kind };
  if (frame.asks) fields['asks'] = frame.asks.map((asked) => ({ ...asked }));
  return Object.assign(fields, only(frame as unknown as Fields, stepOf(rules, frame).open));
}

function only(fields: Fields, allowed: readonly string[]): Fields {
  const result: Record<string, Json> = {};
  for (const name of allowed) {
    const value = fields[name];
    if (value !== undefined) result[name] = value;
  }
  return result;
}
