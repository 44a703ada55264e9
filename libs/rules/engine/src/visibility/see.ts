/**
 * What a viewer may know of a fact: an allow-list for each kind. What is not named here is known
 * to the house alone.
 */
import type { Json } from '../base/json.js';
import type { Fact, Happened, Moved, Paused, Stocked } from '../contract/facts.js';
import type { Rules } from '../contract/rules.js';
import type { Frame } from '../contract/state.js';
import { isKnownTo, mayKnowId, seesFaces, seesIds, type Viewer } from './audience.js';
import { openFieldsOf, SAYS } from './open-fields.js';

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
    case 'acted-unseen':
      return undefined;
    case 'rolled':
    case 'ruled':
    case 'ended':
      return whole(fact);
    case 'modified':
    case 'unmodified':
      return seesIds(rules, fact.place, viewer) ? whole(fact) : undefined;
  }
}

/** Who brings cards knows them all, and nobody their order once they are shuffled. */
function seeStocked(rules: Rules, fact: Stocked, viewer: Viewer): Fields {
  const { kind, owner, to, faces } = fact;
  return viewer === owner || seesFaces(rules, to, viewer)
    ? { kind, owner, to, faces }
    : { kind, owner, to, count: faces.length };
}

/** An id is known where it may be told from others; a face where either place shows it. */
function seeMoved(rules: Rules, fact: Moved, viewer: Viewer): Json {
  const { kind, card, as, face, from, to, slot, under } = fact;
  const seesLeft = seesIds(rules, from, viewer);
  const seesCome = seesIds(rules, to, viewer);
  const seesFace =
    seesFaces(rules, from, viewer) ||
    seesFaces(rules, to, viewer) ||
    isKnownTo(fact.knownTo, viewer);
  if (seesLeft && seesCome && seesFace) return whole(fact);
  const fields: Record<string, Json> = { kind, from, to, slot };
  if (under) fields['under'] = true;
  if (seesLeft) fields['card'] = card;
  if (seesCome) fields['as'] = as;
  if (seesFace) fields['face'] = face;
  return fields;
}

const TELLS = ['kind', 'what'];

const seeHappened = (rules: Rules, fact: Happened, viewer: Viewer): Json =>
  only(rules, fact, [TELLS, rules.stories[fact.what] ?? []], viewer);

function seePaused(rules: Rules, fact: Paused, viewer: Viewer): Json {
  const { kind, keep, frames, asked, pending, goesOn, acted } = fact;
  const seen = frames.map((frame) => seeFrame(rules, frame, viewer));
  const isWhole =
    pending === undefined && frames.every((frame: unknown, index) => frame === seen[index]);
  if (isWhole) return whole(fact);
  const fields: Record<string, Json> = { kind, keep, asked, frames: seen };
  if (goesOn !== undefined) fields['goesOn'] = goesOn;
  if (acted !== undefined) fields['acted'] = acted;
  return fields;
}

/** What the rules are doing: the frame's kind, whom it asks, and its open fields. */
export const seeFrame = (rules: Rules, frame: Frame, viewer: Viewer): Json =>
  only(rules, frame as unknown as Fields, [SAYS, openFieldsOf(rules, frame)], viewer);

/** What somebody wrote (`pick: 'words'`): it tells no more than who wrote it, whatever it names. */
const WRITTEN = 'words';

type Allowed = readonly [always: readonly string[], open: readonly string[]];

/** The fields allowed, and in the open ones no id that is hidden. */
const only = (rules: Rules, fields: Fields, [always, open]: Allowed, viewer: Viewer): Fields =>
  asSeen(fields, (value, name) => {
    if (always.includes(name)) return value;
    if (!open.includes(name)) return undefined;
    return name === WRITTEN ? value : withoutHiddenIds(rules, value, viewer);
  });

/** Each field as it is shown, if it is at all. Most often all are as they are, and nothing is made. */
function asSeen(fields: Fields, show: (value: Json, name: string) => Json | undefined): Fields {
  let seen: Record<string, Json> | undefined;
  for (const name in fields) {
    const value = fields[name] as Json;
    const shown = show(value, name);
    if (seen === undefined && shown === value) continue;
    seen ??= fieldsBefore(fields, name);
    if (shown !== undefined) seen[name] = shown;
  }
  return seen ?? fields;
}

function fieldsBefore(fields: Fields, end: string): Record<string, Json> {
  const before: Record<string, Json> = {};
  for (const name in fields) {
    if (name === end) break;
    before[name] = fields[name] as Json;
  }
  return before;
}

/** An effect may hold a card of a hand: its id becomes null, so that it cannot be followed. */
function withoutHiddenIds(rules: Rules, value: Json, viewer: Viewer): Json {
  if (viewer === 'house') return value;
  if (typeof value === 'string') {
    if (!value.includes('-')) return value; // as every hidden id does: most words are none
    return value.split(' ').every((word) => mayKnowId(rules, word, viewer)) ? value : null;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value)
    ? itemsWithout(rules, value as readonly Json[], viewer)
    : fieldsWithout(rules, value as Fields, viewer);
}

function itemsWithout(rules: Rules, items: readonly Json[], viewer: Viewer): readonly Json[] {
  const shown = items.map((item) => withoutHiddenIds(rules, item, viewer));
  return shown.every((item, index) => item === items[index]) ? items : shown;
}

const fieldsWithout = (rules: Rules, fields: Fields, viewer: Viewer): Fields =>
  asSeen(fields, (value) => withoutHiddenIds(rules, value, viewer));

/** The fact itself, so that whoever compares sees at once that nothing was left out. */
const whole = (fact: Fact): Json => fact as unknown as Json;
