/**
 * Answers that nobody offers must be refused alike, and "why not?" is no other question: a viewer
 * may try every card that it sees, and every id that it can guess, as often as it likes.
 */
import {
  decisions,
  listed,
  match,
  run,
  seesFaces,
  type Action,
  type Decision,
  type Reading,
  type State,
} from '@scoresheet/rules-engine';
import { seededChance } from '../chance/seeded-chance.js';
import { differ, leak, type Twins } from './twins.js';

type Asking = Pick<Twins, 'rules' | 'viewer' | 'seed'>;

export function compareRefusals(
  asking: Asking,
  worlds: readonly [State, State],
  where: string,
): void {
  const { rules, viewer } = asking;
  if (typeof viewer !== 'number') return;
  const own = decisions({ rules, state: worlds[0] }).find(({ seat }) => seat === viewer);
  for (const choice of ['no such option', ...guesses(asking, worlds[0], own)]) {
    const action = { seat: viewer, decision: own?.id ?? 'none', choice };
    const [one, other] = worlds.map((state) => refusalOf({ rules, state }, action));
    if (differ(one, other)) throw leak(asking, where, 'a refusal');
  }
}

/** The cards of each kind that are asked about. */
const GUESSES = 3;

/** What is asked about: words that were offered, with other cards in them. */
function guesses(
  { rules, viewer }: Asking,
  { cards }: State,
  own: Decision | undefined,
): readonly string[] {
  const offered = listed(own?.options).map(({ id }) => id.split(' ')[0]);
  const verbs = new Set(['play', 'use', 'attack', ...offered]);
  const seen = Object.values(cards).filter(({ place }) => seesFaces(rules, place, viewer));
  const hidden = Object.values(cards).filter(({ place }) => !seesFaces(rules, place, viewer));
  const asked = [...seen.slice(-GUESSES), ...hidden.slice(0, GUESSES), ...hidden.slice(-GUESSES)];
  return asked.flatMap(({ id }) =>
    [...verbs].map((verb) => `${verb} ${id} ${hidden[0]?.id ?? ''}`),
  );
}

/** What is refused changes nothing, so the world itself is asked; what is offered is not tried. */
function refusalOf(reading: Reading, action: Action): unknown {
  const offered = decisions(reading).some(
    (decision) =>
      decision.id === action.decision &&
      decision.seat === action.seat &&
      match(decision, action.choice) !== undefined,
  );
  return offered ? 'offered' : run(reading, action, seededChance(0));
}
