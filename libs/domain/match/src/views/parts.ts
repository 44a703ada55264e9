/** The lines of an event, one for each audience that knows more than everybody. */
import type { Json, JsonObject, Part, Parts, SeatAudience } from '@scoresheet/domain-record';
import { same, type Ruleset, type Viewer } from '@scoresheet/rules-engine';
import { viewerOfAudience } from '../fold/match-state.js';
import { isKnown, seeAction, seeFact } from './see.js';

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
