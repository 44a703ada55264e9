/**
 * What an audience may know of an event: an allow-list for the action and for each fact. What is
 * not named here is known to the house alone.
 */
import {
  isJsonObject,
  type Audience,
  type Json,
  type JsonObject,
  type Part,
  type Parts,
  type SeatAudience,
} from '@scoresheet/domain-record';
import { same, type Fact, type Ruleset, type Viewer } from '@scoresheet/rules-engine';
import type {
  ExtraTurnBegun,
  RecordedFact,
  SeatTaken,
  TableTimeCalled,
  TimeAdded,
  TimeCharged,
} from '../fold/match-facts.js';
import { viewerOfAudience } from '../fold/match-state.js';

/** Seats of a match that is opened: for whom, and with which list. */
const RESERVED = 'reserved';

/** Fields of an action that everybody may know; an answer's `choice` where it is `open`. */
const OPEN_FIELDS: ReadonlySet<string> = new Set([
  'type',
  'actor',
  'role',
  'seat',
  'game',
  'seats',
  'options',
  'expectedSeq',
  'abandonAfterMs',
  'spectatorDelay',
  'opens',
  'private',
  'clock',
  'result',
  'winner',
  'reasonDigest',
  'suspendedSeq',
  'table',
  'begins',
  'series',
  'extraTurns',
  'decision',
  'asked',
  'open',
]);

/** The part of `audience`, from the house's. */
export function seeMatch(ruleset: Ruleset, house: Part, audience: Audience): Part {
  if (audience === 'house') return house;
  const viewer = viewerOfAudience(audience);
  const facts = house.facts.map((fact) => seeFact(ruleset, fact, viewer)).filter(isKnown);
  return { action: seeAction(house.action as JsonObject, viewer), facts };
}

/** Who acts knows the whole of it. */
function seeAction(action: JsonObject, viewer: Viewer): JsonObject {
  if (action['seat'] === viewer) return action;
  const seen: Record<string, Json> = {};
  let isWhole = true;
  for (const name in action) {
    const isOpen = OPEN_FIELDS.has(name) || (name === 'choice' && action['open'] === true);
    if (isOpen) seen[name] = action[name] as Json;
    else isWhole = false;
  }
  if (RESERVED in action) seen[RESERVED] = seeReserved(action[RESERVED], viewer);
  return isWhole ? action : seen;
}

/** For whom each seat is held; the list that lies there, if any, is shown to that seat. */
function seeReserved(reserved: Json | undefined, viewer: Viewer): Json {
  if (!Array.isArray(reserved)) return [];
  return (reserved as readonly Json[]).map((held, index) => {
    if (viewer === index + 1) return held;
    return { actor: isJsonObject(held) ? (held['actor'] ?? null) : null };
  });
}

/** The fact as the viewer may know it; undefined where nothing of it may be known. */
function seeFact(ruleset: Ruleset, recorded: Json, viewer: Viewer): Json | undefined {
  const fact = recorded as unknown as RecordedFact;
  switch (fact.kind) {
    case 'match-created':
    case 'key-named':
    case 'judge-seat-taken':
    case 'judge-seat-left':
    case 'auto-passed':
    case 'series-goes-on':
      return { ...fact };
    case 'seat-taken':
      return seeSeatTaken(fact, viewer);
    case 'seat-readied': {
      const { kind, seat, begins } = fact;
      return begins === undefined ? { kind, seat } : { kind, seat, begins };
    }
    case 'seat-conceded':
    case 'seat-warned':
    case 'seat-timed-out':
      return { kind: fact.kind, seat: fact.seat };
    case 'time-charged':
    case 'time-added':
    case 'table-time-called':
    case 'extra-turn-begun':
      return seeTime(fact);
    case 'auto-pass-changed':
      return viewer === fact.seat ? { ...fact } : { kind: fact.kind, seat: fact.seat };
    case 'game-begun':
    case 'match-paused':
    case 'match-resumed':
      return { kind: fact.kind };
    case 'match-ended':
    case 'match-abandoned':
    case 'match-voided':
      return { kind: fact.kind, outcome: { ...fact.outcome } };
    default:
      return ruleset.see(fact satisfies Fact, viewer);
  }
}

/** Time is everybody's. */
function seeTime(fact: TimeCharged | TimeAdded | TableTimeCalled | ExtraTurnBegun): Json {
  switch (fact.kind) {
    case 'time-charged': {
      const { kind, seat, spentMs, clockMsLeft } = fact;
      return { kind, seat, spentMs, clockMsLeft };
    }
    case 'time-added': {
      const { kind, seat, addedMs, clockMsLeft } = fact;
      return { kind, seat, addedMs, clockMsLeft };
    }
    case 'table-time-called':
    case 'extra-turn-begun': {
      const { kind, turn, turnsLeft } = fact;
      return { kind, turn, turnsLeft };
    }
  }
}

function seeSeatTaken({ kind, seat, actor, deck }: SeatTaken, viewer: Viewer): Json {
  const known = { kind, seat, actor };
  return viewer === seat ? { ...known, deck } : { ...known, cards: deck.length };
}

const isKnown = (seen: Json | undefined): seen is Json => seen !== undefined;

/**
 * From the house's part to all. A fact that everybody knows as a whole is the same for each seat:
 * only the others are looked at again. Says what `seeMatch` says, in less time.
 */
export function partsOf(ruleset: Ruleset, house: Part, seats: readonly SeatAudience[]): Parts {
  const action = house.action as JsonObject;
  const open = house.facts.map((fact) => seeFact(ruleset, fact, 'public'));
  const isAllOpen = open.every((seen, index) => seen === house.facts[index]);
  const everybody = {
    action: seeAction(action, 'public'),
    facts: isAllOpen ? house.facts : open.filter(isKnown),
  };
  if (same(house, everybody)) return { public: everybody };
  const parts: Record<SeatAudience, Part> & { public: Part; house: Part } = {
    public: everybody,
    house,
  };
  for (const seat of seats) {
    const viewer = viewerOfAudience(seat);
    const isOwn = action['seat'] === viewer || RESERVED in action;
    const own = isOwn ? seeAction(action, viewer) : everybody.action;
    if (isAllOpen && own === everybody.action) continue;
    const facts = isAllOpen ? house.facts : factsFor(ruleset, house, open, viewer);
    const part = { action: own, facts };
    if (!same(part, everybody)) parts[seat] = part;
  }
  return parts;
}

/** `open` is what everybody knows of each fact. */
function factsFor(
  ruleset: Ruleset,
  { facts }: Part,
  open: readonly (Json | undefined)[],
  viewer: Viewer,
): readonly Json[] {
  const seen = facts.map((fact, index) =>
    open[index] === fact ? fact : seeFact(ruleset, fact, viewer),
  );
  return seen.filter(isKnown);
}
