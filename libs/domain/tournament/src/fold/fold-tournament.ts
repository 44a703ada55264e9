/** Rebuilds a tournament from its recorded events: nothing is decided. */
import {
  canonicalJson,
  isPart,
  rememberCommand,
  type FoldableEvent,
  type JsonObject,
  type Sha256,
} from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import { evolve } from './evolve.js';
import { markNoShows } from './evolve-entrant.js';
import { openTournament } from './open-tournament.js';
import type { TournamentFact } from './tournament-facts.js';
import type { TournamentState } from './tournament-state.js';

/** Changes and returns `state`; throws where the event makes no sense. */
export function foldTournament(
  sha256: Sha256,
  state: TournamentState | undefined,
  { header, house }: FoldableEvent,
): TournamentState {
  invariant(isPart(house), `event ${header.seq} holds no action and facts`);
  const facts = house.facts as unknown as readonly TournamentFact[];
  const { record, seq, at, commandId } = header;
  const action = house.action as JsonObject;
  return happen(sha256, state, { record, seq, at, commandId, action, facts });
}

/** An event, decided or recorded. */
interface Happened {
  readonly record: string;
  readonly seq: number;
  readonly at: number;
  readonly commandId: string;
  readonly action: JsonObject;
  readonly facts: readonly TournamentFact[];
}

/** Carries an event out: its facts, its place, its time, the command that it came from. */
export function happen(
  sha256: Sha256,
  before: TournamentState | undefined,
  { record, seq, at, commandId, action, facts }: Happened,
): TournamentState {
  const [first, ...others] = facts;
  const isNew = first?.kind === 'tournament-created';
  invariant(isNew === (before === undefined), 'a tournament is created once, and first');
  const state = before ?? openTournament(record, first as Created);
  invariant(seq === state.seq + 1, `event ${seq} does not follow event ${state.seq}`);
  markNoShows(state, facts);
  for (const fact of isNew ? others : facts) evolve(state, fact, at);
  state.seq = seq;
  state.at = at;
  rememberCommand(state.commands, commandId, { seq, digest: actionDigest(sha256, action) });
  return state;
}

type Created = Extract<TournamentFact, { kind: 'tournament-created' }>;

/** Tells the action of one command from that of another which bears the same id. */
export const actionDigest = (sha256: Sha256, action: JsonObject): string =>
  sha256(canonicalJson(action));
