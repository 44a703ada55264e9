/**
 * The parts that the api is given, so that it runs in one process with the others or alone. Each has
 * a token of its own: whoever needs a part names it, and defaults are filled in here alone.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Provider } from '@nestjs/common';
import { SUBSCRIBER_QUEUE_LIMIT } from '@scoresheet/contracts-graphql';
import type { GameEntry, RulesSource } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import type { EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import type { PurposeKeys } from '@scoresheet/services-keys';
import {
  emptyLists,
  TOURNAMENT_ROWS,
  tournamentQueries,
  type MatchList,
  type ListedMatch,
  type RowLists,
  type TournamentLists,
} from '@scoresheet/services-read-models';
import { memoryHouseReads, storedHouseReads } from '@scoresheet/services-rulings';
import { memoryReasons, storedReasons, type RulingReasons } from '@scoresheet/services-rulings';
import { type Belief } from '@scoresheet/services-tail';
import {
  storedWebhooks,
  webhookSender,
  type WebhookAddresses,
  type WebhookLimits,
  type Webhooks,
} from '@scoresheet/services-webhooks';
import type { DataSource } from 'typeorm';
import { systemClock, type Clock } from './clock.js';
import { readBuiltPages } from './pages/built-pages.js';
import { AnswerTally } from './service/answer-tally.js';
import { unwatched, type ProcessWatch } from './service/process-watch.js';
import { DEFAULT_QUOTAS, type QuotaOptions } from './quotas/quota-options.js';
import { memoryTournamentWords } from './tournaments/words/memory-tournament-words.js';
import { storedTournamentWords } from './tournaments/words/stored-tournament-words.js';
import type { TournamentWords } from './tournaments/words/tournament-words.js';
import { DEFAULT_FRONT_DOOR, type FrontDoorOptions } from './transport/front-door-options.js';

export interface ApiOptions {
  readonly log: EventLog;
  /** The archive of `match.events`. */
  readonly archive: ArchiveReader;
  /** The archive of `tournament.events`. */
  readonly tournamentArchive: ArchiveReader;
  /** The lists of matches, a moment behind the log. */
  readonly matches: MatchLists;
  /** The lists of tournaments; in the database where absent, empty without one. */
  readonly tournaments?: TournamentLists;
  /** Rules and hashing; the api only reads, so it needs no secrets of matches. */
  readonly environment: RulesSource;
  /** Games by the word that `createMatch` is given. */
  readonly games: Games;
  /** Keys of the installation, for what an api does with keys: none of them is of chance. */
  readonly keys: PurposeKeys;
  /** Which events are believed; without it, the word of every event in the log is taken. */
  readonly belief?: Belief;
  /** Holds accounts with names; without it there are guests alone. */
  readonly database?: DataSource;
  /** Words for operators while there is no room for what would be accepted; there is where absent. */
  readonly shortage?: Shortage;
  /** What the process knows of itself, for operators; without it, what every process knows. */
  readonly watch?: ProcessWatch;
  /** This process can read the log no more; the message says why. It should end. */
  readonly onFatal: OnFatal;
  /** What the operator sets about the front door; each has a default. */
  readonly frontDoor?: Partial<FrontDoorOptions>;
  /** The folder with the built pages; where absent, there are none. */
  readonly pagesFolder?: string;
  /** How much one person may take of the installation; each has a default. */
  readonly quotas?: Partial<QuotaOptions>;
  /** Reasons of rulings; in the database where absent, in memory where there is none. */
  readonly reasons?: RulingReasons;
  /** What people write about tournaments; in the database where absent, in memory without one. */
  readonly words?: TournamentWords;
  /** Where webhooks may lead; to the public internet alone where absent. */
  readonly webhookAddresses?: WebhookAddresses;
  /** Ports of webhooks beside 80 and 443; none where absent. */
  readonly webhookPorts?: readonly number[];
  /** The system's where absent. */
  readonly clock?: Clock;
  /** Limits of the api, shorter where a test wants to see them pass. */
  readonly commandDeadlineMs?: number;
  readonly subscriberQueueLimit?: number;
}

export type MatchLists = RowLists<MatchList, ListedMatch>;
export type Games = Readonly<Record<string, OfferedGame>>;

/** A game with what it has beside the rules of its matches. */
export interface OfferedGame extends GameEntry {
  /** What bots follow; absent where the game gives no advice. */
  advise?(seen: never): unknown;
  /** Reads `3 Name` a line. */
  readDeckList?(text: string): DeckList;
}
export type Shortage = () => string | undefined;
type OnFatal = (error: Error) => void;
/** Ids of tournaments that stand still, a moment behind the log. */
export type SuspendedTournaments = () => Promise<readonly string[]>;

interface DeckList {
  /** Codes, one for each copy. */
  readonly cards: readonly string[];
  /** Lines that could not be read, counted from 1; 0 stands for the list as a whole. */
  readonly problems: readonly { readonly line: number; readonly says: string }[];
}

/** What the api reads matches from. */
export type MatchSources = Pick<
  ApiOptions,
  'log' | 'archive' | 'environment' | 'belief' | 'onFatal'
>;

/** What the api reads tournaments from. */
export type TournamentSources = MatchSources;

export const EVENT_LOG = Symbol('the log');
export const ARCHIVE = Symbol('the archive of match.events');
export const MATCH_SOURCES = Symbol('what matches are read from');
export const TOURNAMENT_SOURCES = Symbol('what tournaments are read from');
export const MATCH_LISTS = Symbol('the lists of matches');
export const TOURNAMENT_LISTS = Symbol('the lists of tournaments');
export const RULES = Symbol('the rules of matches');
export const GAMES_OFFERED = Symbol('the games that are offered');
export const KEYS = Symbol('the keys of an api');
export const SHORTAGE = Symbol('whether there is no room');
const ON_FATAL = Symbol('what ends the process');
export const FRONT_DOOR = Symbol('the options of the front door');
export const BUILT_PAGES = Symbol('the pages that were built');
export const QUOTAS = Symbol('the quotas');
export const API_CLOCK = Symbol('the time of this process');
export const RULING_REASONS = Symbol('the reasons of rulings');
export const HOUSE_READS = Symbol('who has read what is hidden');
export const TOURNAMENT_WORDS = Symbol('what people write about tournaments');
/** Without a database no webhooks are kept, and this is undefined. */
export const WEBHOOKS = Symbol('the webhooks of tournaments');
export const WEBHOOK_LIMITS = Symbol('the limits of webhook addresses');
export const PROCESS_WATCH = Symbol('what the process knows of itself');
export const ANSWER_TALLY = Symbol('what was answered');
export const SUSPENDED_TOURNAMENTS = Symbol('which tournaments stand still');
export const CLIENT_PARTS = Symbol('what a client of commands is given');

/** What every client of commands is given. */
export interface ClientParts {
  readonly log: EventLog;
  readonly keys: PurposeKeys;
  readonly onFatal: OnFatal;
  /** A client is told then that nothing is known yet. */
  readonly deadlineMs: number;
  readonly tally: AnswerTally;
}

export const QUEUE_LIMIT = Symbol('how many messages wait for one subscriber');

/** A client that has waited so long is told that nothing is known yet of its command. */
const DEFAULT_COMMAND_DEADLINE_MS = 10_000;

export function partsOf(options: ApiOptions): Provider[] {
  const { log, archive, environment, belief, onFatal, database } = options;
  const sources = withoutUndefined({
    log,
    archive,
    environment,
    onFatal,
    belief,
  });
  const tally = new AnswerTally();
  const part = (provide: symbol, useValue: unknown): Provider => ({ provide, useValue });
  return [
    part(EVENT_LOG, log),
    part(ARCHIVE, archive),
    part(MATCH_SOURCES, sources),
    part(TOURNAMENT_SOURCES, { ...sources, archive: options.tournamentArchive }),
    part(MATCH_LISTS, options.matches),
    part(TOURNAMENT_LISTS, options.tournaments ?? listsOf(database)),
    part(RULES, environment),
    part(GAMES_OFFERED, options.games),
    part(KEYS, options.keys),
    part(SHORTAGE, options.shortage ?? (() => undefined)),
    part(ON_FATAL, onFatal),
    part(FRONT_DOOR, frontDoorOf(options)),
    part(BUILT_PAGES, readBuiltPages(options.pagesFolder)),
    part(QUOTAS, { ...DEFAULT_QUOTAS, ...options.quotas }),
    part(API_CLOCK, options.clock ?? systemClock),
    part(RULING_REASONS, options.reasons ?? reasonsOf(database)),
    part(HOUSE_READS, database ? storedHouseReads(database) : memoryHouseReads()),
    part(TOURNAMENT_WORDS, options.words ?? wordsOf(database)),
    part(WEBHOOKS, webhooksOf(options)),
    part(WEBHOOK_LIMITS, webhookLimitsOf(options)),
    part(PROCESS_WATCH, options.watch ?? unwatched),
    part(ANSWER_TALLY, tally),
    part(SUSPENDED_TOURNAMENTS, suspendedTournamentsIn(database)),
    part(CLIENT_PARTS, clientPartsOf(options, tally)),
    part(QUEUE_LIMIT, options.subscriberQueueLimit ?? SUBSCRIBER_QUEUE_LIMIT),
  ];
}

const clientPartsOf = (
  { log, keys, onFatal, ...options }: ApiOptions,
  tally: AnswerTally,
): ClientParts => ({
  log,
  keys,
  onFatal,
  tally,
  deadlineMs: options.commandDeadlineMs ?? DEFAULT_COMMAND_DEADLINE_MS,
});

export const frontDoorOf = ({ frontDoor }: ApiOptions): FrontDoorOptions => ({
  ...DEFAULT_FRONT_DOOR,
  ...frontDoor,
});

const reasonsOf = (database: DataSource | undefined): RulingReasons =>
  database ? storedReasons(database, sha256) : memoryReasons(sha256);

const listsOf = (database: DataSource | undefined): TournamentLists =>
  database ? tournamentQueries(database) : emptyLists;

const suspendedTournamentsIn =
  (database: DataSource | undefined): SuspendedTournaments =>
  () =>
    database ? TOURNAMENT_ROWS.suspended(database) : Promise.resolve([]);

const wordsOf = (database: DataSource | undefined): TournamentWords =>
  database ? storedTournamentWords(database) : memoryTournamentWords();

const webhookLimitsOf = ({
  webhookAddresses: addresses = 'public',
  webhookPorts: ports = [],
}: ApiOptions): WebhookLimits => ({ addresses, ports });

function webhooksOf(options: ApiOptions): Webhooks | undefined {
  const { database, keys } = options;
  const send = webhookSender({ addresses: webhookLimitsOf(options).addresses });
  return database && storedWebhooks({ database, keys, send });
}
