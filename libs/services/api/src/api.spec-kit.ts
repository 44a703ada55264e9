/** An api on a memory log with everything real around it, and clients that speak to it. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { TOPICS, type RecordOpens } from '@scoresheet/contracts-messages';
import { matchSecretOf, playOffline, type MatchEnvironment } from '@scoresheet/domain-match';
import { admit, partitionOf, type SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import type { Choice, Decision } from '@scoresheet/rules-engine';
import { issueLocalToken, type Role } from '@scoresheet/services-accounts';
import { memoryArchive } from '@scoresheet/services-archive';
import { keysFrom, matchKeysOf, ringOf } from '@scoresheet/services-keys';
import { MatchServiceModule, type MatchServiceOptions } from '@scoresheet/services-match';
import { TournamentServiceModule } from '@scoresheet/services-tournament';
import { emptyLists } from '@scoresheet/services-read-models';
import { eventBelief } from '@scoresheet/services-runtime';
import { type AdmittedEvent, type Belief } from '@scoresheet/services-tail';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { ApiOptions } from './api-parts.js';
import { ApiModule } from './api.module.js';
import type { Clock } from './clock.js';
import { configureHttp } from './transport/http.js';

const PARTITIONS = 2;

export interface Answer {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: {
      readonly code?: string;
      readonly reference?: string;
      readonly retryAfterMs?: number;
    };
  }[];
}

export interface TestApi {
  readonly url: string;
  readonly log: MemoryLog;
  readonly environment: MatchEnvironment;
  readonly installationKey: Uint8Array;
  readonly options: ApiOptions;
  /** A service out of the running application. */
  get<T>(service: Type<T>): T;
  ask(query: string, variables?: object, token?: string): Promise<Answer>;
  tokenOf(actor: string, role?: Role): Promise<string>;
  /** A socket client that does not try again. */
  socket(token?: string, headers?: Readonly<Record<string, string>>): Client;
  close(): Promise<void>;
}

export interface StartOptions extends Partial<ApiOptions> {
  /** The chance of matches comes from it, and the keys of the api. */
  readonly installationKey?: Uint8Array;
  readonly log?: MemoryLog;
}

/** A log whose entries bear the time of the given clock, or of the machine. */
export const newLog = (clock?: Clock): MemoryLog =>
  memoryLog(
    withoutUndefined({
      topics: Object.values(TOPICS),
      partitions: PARTITIONS,
      now: clock?.now,
    }),
  );

/** As a process is shipped: what bears no proof is decided again. */
export const doubtful = (installationKey: Uint8Array = INSTALLATION_KEY): Belief =>
  eventBelief(keysFrom(installationKey), 'enforce').belief;

/** One key for all specs: the chance of a match follows from it, and so the match. */
const INSTALLATION_KEY = new Uint8Array(32).fill(11);

/** A spec asks in a second what people ask in an hour; those of the budget itself have their own. */
const COST_PER_SECOND = 1_000_000_000;

export async function startApi(over: StartOptions = {}): Promise<TestApi> {
  const { installationKey = INSTALLATION_KEY, clock, log = newLog(clock) } = over;
  const keys = keysFrom(installationKey);
  const environment: MatchEnvironment = {
    rulesOf,
    sha256,
    secretOf: (record) => matchSecretOf(installationKey, record, sha256),
  };
  const options: ApiOptions = {
    log,
    archive: memoryArchive(),
    tournamentArchive: memoryArchive(),
    matches: emptyLists,
    environment,
    games: GAMES,
    keys,
    onFatal: (error) => {
      throw error;
    },
    ...over,
    frontDoor: { costPerSecond: COST_PER_SECOND, ...over.frontDoor },
  };
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.register(options), {
    bodyParser: false,
    logger: false,
  });
  configureHttp(app);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    url,
    log,
    environment,
    installationKey,
    options,
    get: (service) => app.get(service, { strict: false }),
    ask: (query, variables, token) => ask(url, query, variables, token),
    tokenOf: async (actor, role = 'player') => (await issueLocalToken(keys, { role, actor })).token,
    socket: (token, headers) => socket(url, token, headers),
    async close() {
      await app.close();
      await log.close();
    },
  };
}

/**
 * On a connection of its own: a spec that computes for seconds stops both ends, and the server would
 * then close an idle connection on which the next question is already under way.
 */
async function ask(url: string, query: string, variables = {}, token?: string): Promise<Answer> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(url + GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...authorization },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

function socket(
  url: string,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Client {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers });
    }
  }
  return createClient({
    url: url.replace('http', 'ws') + GRAPHQL_PATH,
    webSocketImpl: Socket,
    connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    onNonLazyError: () => undefined,
  });
}

/** The first `count` messages of a subscription; the error that ended it earlier is thrown. */
export async function take<T>(
  client: Client,
  query: string,
  variables: Record<string, unknown>,
  count: number,
): Promise<readonly T[]> {
  const messages: T[] = [];
  const running = client.iterate<Record<string, T>>({ query, variables });
  for await (const { data, errors } of running) {
    if (errors) throw new Error(errors[0]?.message, { cause: errors });
    messages.push(...Object.values(data ?? {}));
    if (messages.length >= count) break;
  }
  return messages;
}

/** A whole match of Fuzzycards, answered at random but always the same; nothing is written. */
export function playedMatch(
  environment: MatchEnvironment,
  name: string,
  opens: RecordOpens = 'never',
): readonly SealedEvent[] {
  const decks = (GAMES['fuzzycards']?.readyDecks ?? []).slice(0, 2).map(({ cards }) => cards);
  const match = {
    name,
    game: 'fuzzycards',
    decks,
    opens,
    choose: (decision: Decision) => choose(name, decision),
  };
  return [...playOffline(environment, match)];
}

function choose(name: string, { id, options }: Decision): Choice {
  const draw = parseInt(sha256(`${name} ${id}`).slice(0, 8), 16);
  switch (options.pick) {
    case 'one':
      return (options.from[draw % options.from.length] as { id: string }).id;
    case 'order':
      return options.from.map((option) => option.id);
    case 'some':
      return options.from.slice(0, options.min).map((option) => option.id);
    case 'number':
      return options.min;
    case 'words':
      return 'x'.repeat(options.min);
  }
}

/** The events of a played match, as a reader of the log admits them. */
export function admitted(name: string): readonly AdmittedEvent[] {
  const key = new Uint8Array(32).fill(3);
  const secretOf = (record: string) => matchSecretOf(key, record, sha256);
  return playedMatch({ rulesOf, sha256, secretOf }, name).map(({ bytes, header, head }, offset) => {
    const before = header.seq === 0 ? undefined : { seq: header.seq - 1, hash: header.prev };
    const admission = admit({ partition: 0, partitions: 1 }, bytes, () => before, sha256);
    if (!admission.admitted) throw new Error(admission.reason);
    return { offset, bytes, header, head, parts: admission.parts };
  });
}

export async function append(log: MemoryLog, events: readonly SealedEvent[]): Promise<void> {
  const record = events[0]?.header.record ?? '';
  const partition = partitionOf(record, log.partitions, sha256);
  const messages = events.map(({ bytes }) => ({ key: record, value: bytes }));
  await log.append({ topic: TOPICS.matchEvents, partition }, messages);
}

/** The match service, on the api's log; returns how to stop it. */
export async function startWorkers({
  options,
  installationKey,
}: TestApi): Promise<() => Promise<void>> {
  const { log, archive, keys, onFatal, clock, belief } = options;
  const matchKeys = matchKeysOf(ringOf(installationKey));
  const own = withoutUndefined<MatchServiceOptions>({
    log,
    archive,
    keys,
    onFatal,
    matchKeys,
    checkpoints: memoryCheckpoints(),
    now: clock?.now,
    belief,
  });
  const service = await NestFactory.createApplicationContext(MatchServiceModule.register(own), {
    logger: false,
  });
  return () => service.close();
}

/** The tournament service, on the api's log; returns how to stop it. */
export async function startTournaments({
  options,
  installationKey,
}: TestApi): Promise<() => Promise<void>> {
  const { log, archive, tournamentArchive, keys, onFatal, belief } = options;
  const service = await NestFactory.createApplicationContext(
    TournamentServiceModule.register(
      withoutUndefined({
        log,
        keys,
        onFatal,
        archive: tournamentArchive,
        matchArchive: archive,
        matchKeys: matchKeysOf(ringOf(installationKey)),
        checkpoints: memoryCheckpoints(),
        belief,
      }),
    ),
    { logger: false },
  );
  return () => service.close();
}
