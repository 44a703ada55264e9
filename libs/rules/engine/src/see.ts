/**
 * What a viewer may know of a fact: an allow-list for each kind. What is not named here is known
 * to the house alone.
 */
import { mayKnowId, seesFaces, seesIds, type Viewer } from './audience.js';
import type { Fact, Happened, Moved, Paused, Stocked } from './facts.js';
import type { Json } from './json.js';
import type { Rules } from './rules.js';
import { stepOf } from './steps.js';
import type { Frame } from './state.js';

type Fields = { readonly [field: string]: Json };

/** The facts as the viewer may know them; those of which nothing may be known are left out. */
export function seeAll(rules: Rules, facts: readonly Fact[], viewer: Viewer): readonly Json[] {
  if (viewer === 'house') return facts as unknown as readonly Json[];
  return facts.flatMap((fact) => see(rules, fact, viewer) ?? []);
}

export function see(rules: Rules, fact: Fact, viewer: Viewer): Json | undefined {
  if (viewer === 'house') return whole(fact);
  switch (fact.kind) {
    case 'moved':
      return seeMoved(rules, fact, viewer);
    case 'stocked':
      return seeStocked(rules, fact, viewer);
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
      return rules.openCounters.includes(fact.what) ? whole(fact) : undefined;
    case 'marked':
    case 'slotted':
      return seesIds(rules, fact.place, viewer) ? whole(fact) : undefined;
    case 'happened':
      return seeHappened(rules, fact, viewer);
    case 'paused':
      return seePaused(rules, fact, viewer);
    case 'rolled':
    case 'ruled':
      return whole(fact);
    case 'ended':
      return { kind: fact.kind, outcome: fact.outcome as unknown as Json };
    case 'modified':
      return seesIds(rules, fact.place, viewer)
        ? { ...fact, modifier: { ...fact.modifier } }
        : undefined;
    case 'unmodified':
      return seesIds(rules, fact.place, viewer) ? whole(fact) : undefined;
  }
}

/** The fact itself, so that whoever compares sees at once that nothing was left out. */
const whole = (fact: Fact): Json => fact as unknown as Json;

/** Who brings cards knows them all, and nobody their order once they are shuffled. */
function seeStocked(rules: Rules, fact: Stocked, viewer: Viewer): Fields {
  const { kind, owner, to, faces } = fact;
  return viewer === owner || seesFaces(rules, to, viewer)
    ? { kind, owner, to, faces }
    : { kind, owner, to, count: faces.length };
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

function seeHappened(rules: Rules, fact: Happened, viewer: Viewer): Fields {
  const open = rules.stories[fact.what] ?? [];
  return { ...only(rules, fact, open, viewer), kind: fact.kind, what: fact.what };
}

function seePaused(rules: Rules, fact: Paused, viewer: Viewer): Fields {
  const { kind, keep, frames, asked } = fact;
  return { kind, keep, asked, frames: frames.map((frame) => seeFrame(rules, frame, viewer)) };
}

/** What the rules are doing: the frame's kind, whom it asks, and its open fields. */
export function seeFrame(rules: Rules, frame: Frame, viewer: Viewer): Fields {
  const fields: Record<string, Json> = { kind: frame.kind };
  if (frame.asks) fields['asks'] = frame.asks.map((asked) => ({ ...asked }));
  const { open } = stepOf(rules, frame);
  return Object.assign(fields, only(rules, frame as unknown as Fields, open, viewer));
}

function only(rules: Rules, fields: Fields, allowed: readonly string[], viewer: Viewer): Fields {
  const result: Record<string, Json> = {};
  for (const name of allowed) {
    const value = fields[name];
    if (value !== undefined) result[name] = withoutHiddenIds(rules, value, viewer);
  }
  return result;
}

/** An effect may hold a card of a hand: its id becomes null, so that it cannot be followed. */
function withoutHiddenIds(rules: Rules, value: Json, viewer: Viewer): Json {
  if (viewer === 'house') return value;
  if (typeof value === 'string') {
    return value.split(' ').every((word) => mayKnowId(rules, word, viewer)) ? value : null;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutHiddenIds(rules, item, viewer));
  const shown: Record<string, Json> = {};
  for (const [name, item] of Object.entries(value)) {
    shown[name] = withoutHiddenIds(rules, item as Json, viewer);
  }
  return shown;
}
