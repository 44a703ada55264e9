/** The lines of an event, one for each audience that knows more than everybody. */
import type { JsonObject, Part, Parts, SeatAudience } from '@scoresheet/domain-record';
import { same, type Rules } from '@scoresheet/rules-engine';
import { viewerOfAudience } from './match-state.js';
import { isKnown, seeAction, seeFact } from './see.js';

/**
 * From the house's part to all. A fact that everybody knows as a whole is the same for each seat:
 * only the others are looked at again. Says what `seeMatch` says, in less time.
 */
export function partsOf(rules: Rules, house: Part, seats: readonly SeatAudience[]): Parts {
  const action = house.action as JsonObject;
  const open = house.facts.map((fact) => seeFact(rules, fact, 'public'));
  const everybody = { action: seeAction(action, 'public'), facts: open.filter(isKnown) };
  if (same(house, everybody)) return { public: everybody };
  const parts: Record<SeatAudience, Part> & { public: Part; house: Part } = {
    public: everybody,
    house,
  };
  for (const seat of seats) {
    const viewer = viewerOfAudience(seat);
    const seen = house.facts.map((fact, index) =>
      open[index] === fact ? fact : seeFact(rules, fact, viewer),
    );
    const part = { action: seeAction(action, viewer), facts: seen.filter(isKnown) };
    if (!same(part, everybody)) parts[seat] = part;
  }
  return parts;
}
