/** One step of a verification after another: the walk along a record with the rules at hand. */
import { inLineOrder, type Audience } from './audience.js';
import { firstDifference, type Difference, type DifferenceKind } from './difference.js';
import type { Json } from './canonical-json.js';
import { isPart, partsSeen } from './event-part.js';
import type { RecordedEvent } from './read-export.js';
import type { HouseEvent, Redecision, Refolder } from './refolder.js';

export interface Walk {
  /** Checks the next event; undefined when nothing differs, or nothing more can be checked. */
  pass(event: RecordedEvent): Difference | undefined;
  /** How many events the rules decided again. */
  decided(): number;
  /** Names of the rules without which nothing could be decided. */
  missingRules(): readonly string[];
}

/** The same state twice, reached by deciding and by folding: neither ever sees the other's. */
export interface States<S> {
  readonly decided: S;
  readonly folded: S;
}

export function bothStates<S>(
  rules: Refolder<S>,
  first: HouseEvent,
): States<S> | { readonly missing: readonly string[] } {
  const [one, other] = [rules.start(first), rules.start(first)];
  if (one.start === 'unknown-rules') return one;
  if (other.start === 'unknown-rules') return other;
  return { decided: one.state, folded: other.state };
}

export function startWalk<S>(rules: Refolder<S>): Walk {
  let at = 0;
  let decided = 0;
  let missing: readonly string[] = [];
  let states: States<S> | undefined;
  let blind = false;

  function pass(event: RecordedEvent): Difference | undefined {
    const { header } = event;
    const path = `events[${header.seq}]`;
    if (header.at < at) return difference('time-runs-back', `${path}.at`, header.at, at);
    at = header.at;
    const part = housePart(event);
    // Without the facts of one event no later one can be folded: the chain is all that is left.
    blind ||= part === undefined;
    if (blind) return undefined;
    if (!isPart(part)) return difference('not-a-part', `${path}`, part, '{"action", "facts"}');
    return attempt(path, () => decide({ ...header, part }, event));
  }

  function decide(known: HouseEvent, event: RecordedEvent): Difference | undefined {
    const start = states ?? bothStates(rules, known);
    if ('missing' in start) {
      blind = true;
      missing = start.missing;
      return undefined;
    }
    states = start;
    const redecision = rules.decide(states.decided, known);
    const otherwise = decidedOtherwise(known, redecision);
    if (otherwise !== undefined || !redecision.decided) return otherwise;
    states = { decided: redecision.state, folded: rules.evolve(states.folded, known) };
    decided += 1;
    const { snapshot } = rules;
    return (
      foldedOtherwise(known, snapshot(states.folded), snapshot(states.decided)) ??
      seenOtherwise(event, known, rules, states.folded)
    );
  }

  return { pass, decided: () => decided, missingRules: () => missing };
}

// The rules are run on whatever a stranger's file says; what they throw is an answer about it.
function attempt(path: string, check: () => Difference | undefined): Difference | undefined {
  try {
    return check();
  } catch (error) {
    const words = error instanceof Error ? `${error.name}: ${error.message}` : 'no Error';
    return difference('rules-stopped', path, undefined, words);
  }
}

/** What the house knows; undefined when its line is withheld. No line: all is public. */
function housePart({ parts, withheld }: RecordedEvent) {
  return withheld.includes('house') ? undefined : (parts.house ?? parts.public);
}

function decidedOtherwise<S>(
  { seq, part }: HouseEvent,
  redecision: Redecision<S>,
): Difference | undefined {
  const path = `events[${seq}]`;
  if (!redecision.decided) {
    const words = redecision.rule ? `${redecision.code} (${redecision.rule})` : redecision.code;
    return difference('refused', `${path}.action`, part.action, words);
  }
  return named('decided-otherwise', firstDifference(part, redecision.part, path));
}

const foldedOtherwise = (
  { seq }: HouseEvent,
  folded: Json,
  decided: Json,
): Difference | undefined =>
  named('folded-otherwise', firstDifference(folded, decided, `state after events[${seq}]`));

function seenOtherwise<S>(
  { header, parts, withheld }: RecordedEvent,
  { seq, part }: HouseEvent,
  rules: Refolder<S>,
  state: S,
): Difference | undefined {
  const expected = partsSeen(part, rules.seats(state), (house, to) => rules.see(house, to, state));
  const audiences = new Set<Audience>([
    ...(Object.keys(header.hashes) as Audience[]),
    ...(Object.keys(expected) as Audience[]),
  ]);
  for (const audience of inLineOrder([...audiences])) {
    const path = `events[${seq}].${audience}`;
    if (withheld.includes(audience) && expected[audience] !== undefined) continue;
    const place = withheld.includes(audience)
      ? { path, recorded: 'a withheld line', expected: undefined }
      : firstDifference(parts[audience], expected[audience], path);
    if (place !== undefined) return named('seen-otherwise', place);
  }
  return undefined;
}

const difference = (
  kind: DifferenceKind,
  path: string,
  recorded: Json | undefined,
  expected: Json | undefined,
): Difference => ({ kind, path, recorded, expected });

const named = (
  kind: DifferenceKind,
  place: Omit<Difference, 'kind'> | undefined,
): Difference | undefined => place && { kind, ...place };
