/**
 * Matches against time in a world whose time is virtual: the log stamps what the spec says, and
 * the clocks of every owner read the same.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { encodeCommand, TOPICS } from '@scoresheet/contracts-messages';
import type { AskedClock, Command } from '@scoresheet/contracts-messages';
import { foldMatch, pinnedRules, type MatchState } from '@scoresheet/domain-match';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import type { EventLog } from '@scoresheet/event-log-port';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import type { Decision } from '@scoresheet/rules-engine';
import { randomChoice } from '@scoresheet/rules-testing';
import { memoryArchive } from '@scoresheet/services-archive';
import type { MatchKeys } from '@scoresheet/services-keys';
import {
  houseOf,
  RecordTail,
  type AdmittedEvent,
  type Belief,
  type Suspension,
} from '@scoresheet/services-tail';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import type { EndedGames } from './next-games.js';
import type { ClockedMatches, ClockedWorker } from './clocked-worker.js';
import { matchWorker, type MatchWorkerOptions } from './match-worker.js';
import { KEYS } from './offline-commands.spec-kit.js';

export const START_MS = 1_700_000_000_000;
const ACTORS = ['ann', 'bob'];
const UNHEARD = { onFinished: () => undefined, onSender: () => undefined };

type OpenLog = MemoryLog['openAnother'];

export interface ClockedWorld {
  readonly record: string;
  readonly log: MemoryLog;
  /** Nothing happens for so long. */
  pass(ms: number): void;
  /** From now on the log's clock is so far behind, and its stamps fall; the owners' is right. */
  setBack(ms: number): void;
  send(...commands: readonly Command[]): Promise<void>;
  /** An owner of the partition; a second one is a zombie, or the next. */
  own(options?: OwnOptions): Promise<ClockedWorker>;
  /** From now on nothing of it reaches the log, and nothing of the log reaches it. */
  kill(owner: ClockedWorker): void;
  /** What every reader admits. */
  events(): Promise<readonly AdmittedEvent[]>;
  state(): Promise<MatchState>;
}

interface OwnOptions {
  readonly matches?: ClockedMatches;
  readonly ended?: EndedGames;
  /** The keys of the matches; those of `KEYS` where absent. */
  readonly matchKeys?: MatchKeys;
  /** Without it, it believes what stands in the log. */
  readonly belief?: Belief;
  readonly noteRefuted?: MatchWorkerOptions['noteRefuted'];
  /** Without it, no match may be suspended. */
  readonly onSuspended?: (suspension: Suspension) => void;
  readonly pace?: NonNullable<Parameters<OpenLog>[0]>['pace'];
}

const fail = ({ error }: Suspension): never => {
  throw error;
};
const goOn = (): Promise<void> => Promise.resolve();
const NEVER = new Promise<void>(() => undefined);

export function clockedWorld(): ClockedWorld {
  let nowMs = START_MS;
  const now = () => nowMs;
  let behindMs = 0;
  const topics = Object.values(TOPICS);
  const log = memoryLog({ topics, partitions: 1, now: () => nowMs - behindMs, mayFall: true });
  const [archive, checkpoints] = [memoryArchive(), memoryCheckpoints()];
  const dead = new Set<ClockedWorker>();

  return {
    record: recordIdOf(CREATION, sha256),
    log,
    pass: (ms) => void (nowMs += ms),
    setBack: (ms) => void (behindMs = ms),
    async send(...commands) {
      for (const command of commands) await append(log, command);
    },
    async own(own = {}) {
      const { matches, matchKeys = KEYS.matchKeys, onSuspended = fail, pace = goOn } = own;
      const none = () => Promise.resolve([]);
      const due = { clocked: none, withoutNextGame: none, ...matches, ...own.ended, due: none };
      const reading = log.openAnother({
        pace: (step) => (dead.has(worker) ? NEVER : pace(step)),
      });
      const options = withoutUndefined<MatchWorkerOptions>({
        log: reading,
        archive,
        checkpoints,
        now,
        ...KEYS,
        matchKeys,
        belief: own.belief,
        noteRefuted: own.noteRefuted,
        due,
        ...UNHEARD,
        onSuspended,
      });
      const worker: ClockedWorker = matchWorker(options, 0);
      await worker.start();
      return worker;
    },
    kill: (owner) => void dead.add(owner),
    events: () => eventsOf(log),
    state: async () => stateAfter(await eventsOf(log)),
  };
}

async function append(log: EventLog, command: Command): Promise<void> {
  const value = encodeCommand(command);
  await log.append({ topic: TOPICS.matchCommands, partition: 0 }, [{ key: command.record, value }]);
}

/** Resolves when the owner is done with all commands that are in the log by now. */
export async function decided(worker: ClockedWorker, log: EventLog): Promise<void> {
  const end = await log.end({ topic: TOPICS.matchCommands, partition: 0 });
  while (worker.counts().nextCommand < end || worker.counts().inFlight > 0) await nextTurn();
}

/** The clock of an owner looks, and what it sends is decided by all of them. */
export async function look(
  { log }: ClockedWorld,
  looking: ClockedWorker,
  ...others: readonly ClockedWorker[]
): Promise<void> {
  await looking.look();
  for (const owner of [looking, ...others]) await decided(owner, log);
}

async function eventsOf(log: MemoryLog): Promise<readonly AdmittedEvent[]> {
  const events: AdmittedEvent[] = [];
  const of = { topic: TOPICS.matchEvents, partition: 0 };
  const tail = new RecordTail({ log: log.openAnother(), of, archive: memoryArchive() });
  tail.onAdmitted((event) => events.push(event));
  await tail.start();
  await tail.atEnd();
  await tail.stop();
  return events;
}

export function stateAfter(events: readonly AdmittedEvent[]): MatchState {
  let state: MatchState | undefined;
  for (const event of events) {
    state = foldMatch({ rulesOf, sha256 }, state, { header: event.header, house: houseOf(event) });
  }
  if (state === undefined) throw new Error('no match yet');
  return state;
}

const CREATION = { kind: 'match', actor: 'ann', commandId: 'c0' } as const;

/** Opens a match of Fuzzycards and begins it: its first decision is open. */
export function opening(
  clock: AskedClock,
  commandId: string = CREATION.commandId,
): readonly Command[] {
  const record = recordIdOf({ ...CREATION, commandId }, sha256);
  const decks = GAMES['fuzzycards']?.readyDecks ?? [];
  const by = (actor: string, commandId: string) =>
    ({ record, actor, commandId, role: 'player' }) as const;
  return [
    { ...by('ann', commandId), type: 'create-match', game: 'fuzzycards', seats: 2, clock },
    ...ACTORS.map((actor, i): Command => {
      const deck = [...(decks[i]?.cards ?? [])];
      return { ...by(actor, `c${i + 1}`), type: 'take-seat', seat: i + 1, deck, expectedSeq: i };
    }),
    ...ACTORS.map((actor, i): Command => {
      return { ...by(actor, `c${i + 3}`), type: 'get-ready', expectedSeq: i + 2 };
    }),
  ];
}

/** What the rules wait for first. */
export function asked({ table, terms }: MatchState): Decision {
  const { ruleset } = pinnedRules({ rulesOf, sha256 }, terms);
  const [decision] = table === null ? [] : ruleset.decisions(table);
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
}

/** Answers the first open decision with its first option. */
export function answerTo(state: MatchState): Command {
  const { id, seat, options } = asked(state);
  const choice = randomChoice(options, () => 0);
  return {
    type: 'act',
    record: state.record,
    commandId: `a-${id}`,
    role: 'player',
    actor: ACTORS[seat - 1] ?? '',
    decision: id,
    choice: typeof choice === 'object' ? [...choice] : choice,
  };
}
