/** One step of a verification after another: the walk along a record with the rules at hand. */
import { inLineOrder, type Audience } from './audience.js';
import { firstDifference, type Difference, type DifferenceKind } from './difference.js';
import type { Json } from './canonical-json.js';
import { isPart, partsSeen, type Part } from './event-part.js';
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

/** One state twice, reached by deciding and by folding: neither way ever sees the other's. */
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
    const runsBack = timeRunsBack(header, at);
    if (runsBack) return runsBack;
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
    const again = decideAgain(rules, { state: states.decided, at }, known);
    if (!again.agrees) return again.difference;
    states = { decided: again.state, folded: rules.evolve(states.folded, known) };
    decided += 1;
    const { snapshot } = rules;
    return (
      foldedOtherwise(known, snapshot(states.folded), snapshot(states.decided)) ??
      seenOtherwise(event, known, rules, states.folded)
    );
  }

  return { pass, decided: () => decided, missingRules: () => missing };
}

/** What a record stands at before an event. */
interface Before<S> {
  readonly state: S;
  /** Time of the event before, in milliseconds; 0 before the first. */
  readonly at: number;
}

export type DecidedAgain<S> =
  | { readonly agrees: true; readonly state: S }
  | { readonly agrees: false; readonly difference: Difference };

/** What the rules make of one event; they may change the state, which is worthless where they differ. */
export function decideAgain<S, After extends S>(
  rules: { decide(state: S, event: HouseEvent): Redecision<After> },
  { state, at }: Before<S>,
  known: HouseEvent,
): DecidedAgain<After> {
  const runsBack = timeRunsBack(known, at);
  if (runsBack) return { agrees: false, difference: runsBack };
  try {
    const redecision = rules.decide(state, known);
    if (redecision.decided) {
      const otherwise = decidedOtherwise(known, redecision.part);
      if (otherwise) return { agrees: false, difference: otherwise };
      return { agrees: true, state: redecision.state };
    }
    return { agrees: false, difference: refusedAgain(known, redecision) };
  } catch (error) {
    return { agrees: false, difference: rulesStopped(`events[${known.seq}]`, error) };
  }
}

const timeRunsBack = (
  { seq, at }: Pick<HouseEvent, 'seq' | 'at'>,
  before: number,
): Difference | undefined =>
  at < before ? difference('time-runs-back', `events[${seq}].at`, at, before) : undefined;

// The rules are run on whatever a stranger's file says; what they throw is an answer about it.
function attempt(path: string, check: () => Difference | undefined): Difference | undefined {
  try {
    return check();
  } catch (error) {
    return rulesStopped(path, error);
  }
}

function rulesStopped(path: string, error: unknown): Difference {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : 'no Error';
  return difference('rules-stopped', path, undefined, words);
}

/** What the house knows; undefined when its line is withheld. No line: all is public. */
function housePart({ parts, withheld }: RecordedEvent) {
  return withheld.includes('house') ? undefined : (parts.house ?? parts.public);
}

function refusedAgain(
  { seq, part }: HouseEvent,
  { code, rule }: Extract<Redecision<never>, { decided: false }>,
): Difference {
  const words = rule ? `${code} (${rule})` : code;
  return difference('refused', `events[${seq}].action`, part.action, words);
}

const decidedOtherwise = ({ seq, part }: HouseEvent, decided: Part): Difference | undefined =>
  named('decided-otherwise', firstDifference(part, decided, `events[${seq}]`));

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
