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
import { same, see, type Fact, type Rules, type Viewer } from '@scoresheet/rules-engine';
import type { RecordedFact } from './match-facts.js';
import { viewerOfAudience } from './match-state.js';

/** Fields of an action that everybody may know; an answer's `choice` where it is `open`. */
const OPEN_FIELDS = [
  ...['type', 'actor', 'role', 'seat', 'game', 'seats', 'options', 'expectedSeq'],
  ...['decision', 'asked', 'open'],
];

/** The part of `audience`, from the house's. */
export function seeMatch(rules: Rules, house: Part, audience: Audience): Part {
  if (audience === 'house') return house;
  const viewer = viewerOfAudience(audience);
  const facts: Json[] = [];
  for (const fact of house.facts) {
    const seen = seeFact(rules, fact as unknown as RecordedFact, viewer);
    if (seen !== undefined) facts.push(seen);
  }
  return { action: seeAction(house.action as JsonObject, viewer), facts };
}

/** The lines of an event: an audience that knows no more than everybody has none. */
export function partsOf(rules: Rules, house: Part, seats: readonly SeatAudience[]): Parts {
  const everybody = seeMatch(rules, house, 'public');
  if (same(house, everybody)) return { public: everybody };
  const parts: Record<SeatAudience, Part> & { public: Part; house: Part } = {
    public: everybody,
    house,
  };
  for (const seat of seats) {
    const seen = seeMatch(rules, house, seat);
    if (!same(seen, everybody)) parts[seat] = seen;
  }
  return parts;
}

/** Who acts knows the whole of it. */
function seeAction(action: JsonObject, viewer: Viewer): JsonObject {
  if (action['seat'] === viewer) return action;
  const seen: Record<string, Json> = {};
  for (const name of OPEN_FIELDS) copyField(action, seen, name);
  if (action['open'] === true) copyField(action, seen, 'choice');
  return seen;
}

function copyField(from: JsonObject, to: Record<string, Json>, name: string): void {
  const value = from[name];
  if (value !== undefined) to[name] = value;
}

function seeFact(rules: Rules, fact: RecordedFact, viewer: Viewer): Json | undefined {
  switch (fact.kind) {
    case 'match-created':
      return { ...fact };
    case 'seat-taken': {
      const { kind, seat, actor, deck } = fact;
      return viewer === seat
        ? { kind, seat, actor, deck }
        : { kind, seat, actor, cards: deck.length };
    }
    case 'seat-readied':
    case 'seat-conceded':
      return { kind: fact.kind, seat: fact.seat };
    case 'game-begun':
      return { kind: fact.kind };
    default:
      return see(rules, fact satisfies Fact, viewer);
  }
}
