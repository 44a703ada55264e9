/**
 * What an audience may know of an event: an allow-list for the action and for each fact. What is
 * not named here is known to the house alone.
 */
import type {
  Audience,
  Json,
  JsonObject,
  Part,
  Parts,
  SeatAudience,
} from '@scoresheet/domain-record';
import { same, type Fact, type Ruleset, type Viewer } from '@scoresheet/rules-engine';
import type { RecordedFact, SeatTaken } from '../fold/match-facts.js';
import { viewerOfAudience } from '../fold/match-state.js';

/** Fields of an action that everybody may know; an answer's `choice` where it is `open`. */
const OPEN_FIELDS: ReadonlySet<string> = new Set([
  ...['type', 'actor', 'role', 'seat', 'game', 'seats', 'options', 'expectedSeq'],
  ...[
    'abandonAfterMs',
    'spectatorDelay',
    'clock',
    'result',
    'winner',
    'reasonDigest',
    'suspendedSeq',
  ],
  ...['decision', 'asked', 'open'],
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
  return isWhole ? action : seen;
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
      return { ...fact };
    case 'seat-taken':
      return seeSeatTaken(fact, viewer);
    case 'seat-readied':
    case 'seat-conceded':
    case 'seat-warned':
    case 'seat-timed-out':
      return { kind: fact.kind, seat: fact.seat };
    case 'time-charged': {
      const { kind, seat, spentMs, clockMsLeft } = fact;
      return { kind, seat, spentMs, clockMsLeft };
    }
    case 'time-added': {
      const { kind, seat, addedMs, clockMsLeft } = fact;
      return { kind, seat, addedMs, clockMsLeft };
    }
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
    const own = action['seat'] === viewer ? action : everybody.action;
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
