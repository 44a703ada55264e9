/** Everything that one viewer of many matches can read or provoke, as text, and what is logged. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import { admit, partitionOf, type SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Viewer } from '@scoresheet/rules-engine';
import { projectMatch, type MatchRow } from '@scoresheet/services-read-models';
import { createLogger, nestLogger } from '@scoresheet/services-runtime';
import { append, startApi, startWorkers, take, type TestApi } from './api.spec-kit.js';
import type { TwinMatches } from './twin-matches.spec-kit.js';

export const CHANNELS = [
  'view',
  'events',
  'moments',
  'subscription',
  'export',
  'refusals',
  'list',
  'log',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** By channel, all that it said. */
type Said = Readonly<Record<Channel, string>>;

const FOLLOW = `subscription($match: ID!) { matchEvents(match: $match, table: true) {
  seq type at commandId hash action facts table status
  decisions { id seat kind options { from { id card to } } } } }`;
const LOOK = `query($match: ID!) { match(id: $match) {
  seq status ownSeat opens table result { places reason }
  decisions { id seat kind options { from { id card to } } } } }`;
const PAGE = `query($match: ID!) { events(match: $match, from: 0, first: 500) {
  events { seq type at commandId hash action facts } hasMore next } }`;
const MOMENTS = `query($match: ID!) { moments(match: $match, from: 0, first: 100) { moments {
  seq type at commandId hash action facts table status
  decisions { id seat kind options { from { id card to } } } } hasMore next } }`;
const EXPORT = `query($match: ID!) { exportMatch(id: $match) }`;
const LIST = `{ matches(first: 100) { nodes {
  id status eventCount createdAt updatedAt endedAt suspended
  opens watchers lastEvent { seq type action facts }
  seats { seat actor label ready } result { places reason } } } }`;
const ACT = `mutation($match: ID!, $id: ID!, $decision: ID!, $choice: Choice!) {
  act(match: $match, commandId: $id, decision: $decision, choice: $choice) {
    __typename ... on Refused { code rule says } ... on Conflict { says } } }`;

const WHY_NOT = `query($match: ID!, $decision: ID!, $choice: Choice!) {
  whyNot(match: $match, decision: $decision, choice: $choice) {
    ... on Refused { code rule says } ... on Conflict { says } } }`;

/**
 * Chosen afresh by the machine each time; hashes hold salted lines, and those differ by right. Whether
 * a trace passes the event loop hangs on what else was due when a promise went on.
 */
const BY_CHANCE: readonly (readonly [RegExp, string])[] = [
  [/\\n {4}at [^\\"]*\bnode:internal\/[^\\"]*/g, ''],
  [/[0-9a-f]{64}/g, '<hash>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<reference>'],
  [/"time":"[^"]+"/g, '"time":"<time>"'],
  [/"trace":"[0-9a-f]{32}"/g, '"trace":"<trace>"'],
  [/"tookMs":[\d.e-]+/g, '"tookMs":"<ms>"'],
];

const plain = (text: string): string =>
  BY_CHANCE.reduce((left, [by, word]) => left.replace(by, word), text);

/** One of two worlds: an api and workers that know the records of it, asked by every viewer. */
export function saidIn(world: 0 | 1, twins: readonly TwinMatches[]): Promise<Said> {
  const lines: string[] = [];
  return worldsLines.run(lines, () => saidOfWorld(world, twins, lines));
}

/** Nest has one logger in a process: a line goes to the world on whose behalf it was said. */
const worldsLines = new AsyncLocalStorage<string[]>();

async function saidOfWorld(
  world: 0 | 1,
  twins: readonly TwinMatches[],
  lines: readonly string[],
): Promise<Said> {
  const rows = twins.map(({ worlds }) => rowOf(worlds[world]));
  const matches = {
    page: () => Promise.resolve({ rows, hasMore: false }),
    hasFrom: () => Promise.resolve(false),
    count: () => Promise.resolve(rows.length),
  };
  const api = await startApi({ installationKey: TWIN_KEY, matches, commandDeadlineMs: PATIENT_MS });
  for (const { worlds } of twins) await append(api.log, worlds[world]);
  const stop = await startWorkers(api);
  const stopCapturing = captureLog();
  try {
    const said = [];
    for (const twin of twins) said.push(await saidOf(api, twin));
    const { data, errors } = await api.ask(LIST, {}, await tokenOf(api, 1, 'somebody'));
    const list = plain(JSON.stringify({ data, errors }));
    return { ...joined(said), list, log: plain(lines.join('')) };
  } finally {
    stopCapturing();
    await stop();
    await api.close();
  }
}

/** On a busy machine an answer may be late, and is compared all the same. */
const PATIENT_MS = 120_000;

export const TWIN_KEY = new Uint8Array(32).fill(9);

type SaidOfOne = Omit<Said, 'list' | 'log'>;

const joined = (said: readonly SaidOfOne[]): SaidOfOne => {
  const all = (channel: keyof SaidOfOne): string => said.map((one) => one[channel]).join('\n');
  return {
    view: all('view'),
    events: all('events'),
    subscription: all('subscription'),
    moments: all('moments'),
    export: all('export'),
    refusals: all('refusals'),
  };
};

async function saidOf(api: TestApi, twin: TwinMatches): Promise<SaidOfOne> {
  const { record: match, viewer, name, worlds } = twin;
  const token = viewer === 'public' ? undefined : await tokenOf(api, viewer, name);
  const asked = async (query: string): Promise<string> =>
    plain(JSON.stringify(await api.ask(query, { match }, token)));
  const client = api.socket(token);
  const messages = await take(client, FOLLOW, { match }, worlds[0].length);
  await client.dispose();
  return {
    view: await asked(LOOK),
    events: await asked(PAGE),
    moments: await asked(MOMENTS),
    subscription: plain(JSON.stringify(messages)),
    export: await asked(EXPORT),
    refusals: await refusals(api, twin),
  };
}

const tokenOf = (api: TestApi, viewer: Viewer, name: string): Promise<string> =>
  api.tokenOf(viewer === 'public' ? `${name}-stranger` : `${name}-seat${viewer}`);

/** Answers that nobody offered: of cards that are hidden, that do not exist, that are one's own. */
async function refusals(
  api: TestApi,
  { record: match, viewer, name }: TwinMatches,
): Promise<string> {
  const token = await tokenOf(api, viewer, name);
  const { data } = await api.ask('query($match: ID!) { match(id: $match) { decisions { id } } }', {
    match,
  });
  const open = (data?.['match'] as { decisions: { id: string }[] }).decisions[0]?.id ?? 'none';
  const tries: readonly (readonly [decision: string, choice: unknown])[] = [
    ...TRIES.map((choice) => [open, choice] as const),
    ['d1', 'keep'],
    ['d999', 'end'],
  ];
  const answers: string[] = [];
  for (const [at, [decision, choice]] of tries.entries()) {
    const objection = await api.ask(WHY_NOT, { match, decision, choice }, token);
    const answer = await api.ask(ACT, { match, id: `${name}-try-${at}`, decision, choice }, token);
    answers.push(plain(JSON.stringify([objection, answer])));
  }
  return answers.join('\n');
}

const TRIES: readonly unknown[] = [
  'no such option',
  'play hand1-1 nowhere',
  'play hand2-1 nowhere',
  'play scroll1-3 nowhere',
  'attack c1 nobody',
  'attack hand2-1 life',
  'use c1 9',
  'use hand1-2 0',
  'settle hand2-2',
  ['hand1-1', 'hand1-1'],
  ['hand2-1'],
  -1,
];

/** The row that lists have of a match. */
export function rowOf(events: readonly SealedEvent[]): MatchRow {
  let row: MatchRow | undefined;
  for (const { bytes, header } of events) {
    const at = { partition: partitionOf(header.record, 1, sha256), partitions: 1 };
    const before = header.seq === 0 ? undefined : { seq: header.seq - 1, hash: header.prev };
    const admission = admit(at, bytes, () => before, sha256);
    if (!admission.admitted) throw new Error(admission.reason);
    row = projectMatch(row, { header, public: admission.parts.public ?? {} });
  }
  if (row === undefined) throw new Error('a match has at least one event');
  return row;
}

/** Traces are compared to their ends, which the event loop's own frames would push out. */
const FRAMES = 60;

/** Our own log at its most talkative, as the services write it; gives how to end that. */
function captureLog(): () => void {
  const to = { write: (line: string) => void worldsLines.getStore()?.push(line) };
  // A second for each line: how much is left out must not depend on how fast a world is played.
  let nowMs = 0;
  const logger = createLogger('trace', to, { nowMs: () => (nowMs += 1_000) });
  const frames = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  Logger.overrideLogger(nestLogger(logger));
  logger.trace('listening');
  return () => {
    Error.stackTraceLimit = frames;
    Logger.overrideLogger(false);
  };
}
