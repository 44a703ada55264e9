/**
 * A match without any service: commands are decided and sealed one by one, as a worker would, and
 * the same commands give the same bytes. `play-offline.ts` plays one to its end; a terminal sends
 * what people type.
 */
import { recordIdOf } from '@scoresheet/domain-record';
import { invariant, JUDGE, type Ruleset, type Seat } from '@scoresheet/rules-engine';
import type {
  AskedClock,
  Command,
  CreateMatch,
  RecordOpens,
  Role,
} from '@scoresheet/contracts-messages';
import type { MatchEnvironment } from '../rules/environment.js';
import type { MatchOptions } from '../rules/game-entry.js';
import { unnamedOptions } from '../commands/left-to-judge.js';
import type { MatchState } from '../fold/match-state.js';
import type { NotAccepted } from '../commands/not-accepted.js';
import { nextOfClock } from './offline-clock.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import { sealedMatch, type OfflineEvent } from './sealed-match.js';

export interface OfflineSeating {
  /** Tells this match from others: its commands and its record are named after it. */
  readonly name: string;
  readonly game: string;
  /** One for each seat, as card codes. */
  readonly decks: readonly (readonly string[])[];
  /** How the match reads the rules; the usual readings where absent. */
  readonly options?: MatchOptions;
  /** When everybody may read all of it; never where absent. */
  readonly opens?: RecordOpens;
  /** Makes time count: the seats think as long as `now` says. */
  readonly clock?: OfflineClock;
}

export interface OfflineClock {
  readonly terms: AskedClock;
  /** Milliseconds from the beginning of the table; never falls. */
  readonly now: () => number;
}

/** A command without what the table itself knows: who sends it, to which record, under which id. */
type Saying = Command extends infer C
  ? C extends Command
    ? Omit<C, 'commandId' | 'record' | 'actor' | 'role'>
    : never
  : never;

export interface OfflineTable {
  /** The match as it stands; undefined before its first event. */
  state(): MatchState | undefined;
  isOver(): boolean;
  /** What is sent next to fill the seats; undefined once the game has begun. */
  seating(): Sent | undefined;
  /** What the clock has to say by now, one at a time; undefined: nothing. */
  clockSays(): OfflineEvent | undefined;
  /** What follows by itself from what was sent, an event at a time; undefined: nothing more. */
  goOn(): OfflineEvent | undefined;
  /** A refused command changes nothing, and the next one takes its place. */
  send(sent: Sent): OfflineEvent | NotAccepted;
}

export interface Sent {
  /** 0 for the JUDGE of a game that has one. */
  readonly seat: Seat;
  readonly says: Saying;
}

/** Milliseconds between two events: no clock is read. */
const PACE_MS = 1_000;

export function offlineTable(env: MatchEnvironment, match: OfflineSeating): OfflineTable {
  const { name } = match;
  const actorOf = (seat: Seat): string => `${name}-${seat === JUDGE ? 'judge' : `seat${seat}`}`;
  const creation = { kind: 'match', actor: actorOf(1), commandId: `${name}-0` } as const;
  const record = recordIdOf(creation, env.sha256);
  const sealed = sealedMatch(env);
  const now = (): number => match.clock?.now() ?? sealed.nextSeq() * PACE_MS;
  const sentBy = (actor: string, role: Role) =>
    ({ commandId: `${name}-${sealed.nextSeq()}`, record, actor, role }) as const;

  return {
    state: sealed.state,
    isOver: sealed.isOver,
    seating: () => nextToSeat(env, match, sealed.state()),
    clockSays() {
      const state = sealed.state();
      const due = state && match.clock && nextOfClock(state);
      if (due === undefined || due.at > now()) return undefined;
      const outcome = sealed.decide({ ...sentBy('clock', 'clock'), ...due.says }, due.at);
      invariant(!('outcome' in outcome), 'a clock that keeps the time of the record is believed');
      return outcome;
    },
    goOn: sealed.goOn,
    send: ({ seat, says }) => sealed.decide(saidBy(sentBy(actorOf(seat), 'player'), says), now()),
  };
}

type Sender = Pick<Command, 'commandId' | 'record' | 'actor' | 'role'>;

/** Nearly all that is said are answers: to spread sayings of many shapes is several times slower. */
function saidBy(sender: Sender, says: Saying): Command {
  if (says.type !== 'act') return { ...sender, ...says } as Command;
  const { commandId, record, actor, role } = sender;
  const { type, decision, choice } = says;
  return { commandId, record, actor, role, type, decision, choice };
}

function nextToSeat(
  env: MatchEnvironment,
  match: OfflineSeating,
  state: MatchState | undefined,
): Sent | undefined {
  const { decks } = match;
  if (!state) return { seat: 1, says: creationOf(match) };
  const expectedSeq = state.seq;
  const { ruleset } = pinnedRules(env, state.terms);
  const left = unnamedOptions(ruleset, state);
  if (left.length > 0) return { seat: JUDGE, says: sitAndName(ruleset, left, expectedSeq) };
  const free = state.seats.find(({ actor }) => actor === null);
  if (free) {
    const { seat } = free;
    const deck = [...(decks[seat - 1] ?? [])];
    return { seat, says: { type: 'take-seat', seat, deck, expectedSeq } };
  }
  const waiting = state.seats.find(({ ready }) => !ready);
  if (waiting) return { seat: waiting.seat, says: { type: 'get-ready', expectedSeq } };
  const isJudgeMissing = state.judge === null && ruleset.judgeSits(state.terms.options);
  if (!isJudgeMissing || state.table !== null) return undefined;
  return { seat: JUDGE, says: { type: 'take-judge-seat', expectedSeq } };
}

/** The first reading of each option that the match leaves to the JUDGE. */
function sitAndName(ruleset: Ruleset, left: readonly string[], expectedSeq: number): Saying {
  const options = Object.fromEntries(
    left.map((name) => [name, ruleset.options[name]?.[0] ?? null]),
  );
  return { type: 'take-judge-seat', options: options as AskedOptions, expectedSeq };
}

function creationOf({ game, decks, options, clock, opens }: OfflineSeating): Saying {
  const timed = clock === undefined ? {} : { clock: clock.terms };
  const read = options === undefined ? {} : { options: { ...options } as AskedOptions };
  const opening = opens === undefined ? {} : { opens };
  return { type: 'create-match', game, seats: decks.length, ...read, ...timed, ...opening };
}

type AskedOptions = NonNullable<CreateMatch['options']>;

/** Sends what has to be accepted; anything else is a mistake of the caller. */
export function sendOrThrow(table: OfflineTable, sent: Sent, name: string): OfflineEvent {
  const outcome = table.send(sent);
  invariant(
    !('outcome' in outcome),
    `${sent.says.type} of ${name}: ${'outcome' in outcome ? outcome.outcome : ''}`,
  );
  return outcome;
}
