/**
 * A large event through the whole service: led through the api, its results injected into the log,
 * its record read there and verified by anybody.
 */
import { exportRecord, verifyExport } from '@scoresheet/domain-record';
import { gamesOf, tournamentRefolder, type TournamentState } from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import type { LiveServer } from '../../live/live-server.js';
import { sha256 } from '../../offline-matches.js';
import { follow, type Follower } from './follower.js';
import { Organiser, type EventSize } from './organiser.js';
import { RecordInLog, type Injected } from './record-in-log.js';

export interface EventTold {
  /** From asking for the draw until the round is published, in the read model, and told of. */
  readonly publishedMs: readonly number[];
  /** Of the standings of each round, once it is closed: they are reckoned then. */
  readonly firstPageMs: readonly number[];
  readonly pageMs: readonly number[];
  readonly verifyMs: number;
  readonly events: number;
  readonly residentBytes: number;
}

const PAGES = 50;
const LINES = 50;
const RESIDENT_METRIC = /^process_resident_memory_bytes\S* (\S+)/m;

interface Scene {
  readonly server: LiveServer;
  readonly organiser: Organiser;
  readonly record: RecordInLog;
  readonly follower: Follower;
}

export async function runLargeEvent(server: LiveServer, size: EventSize): Promise<EventTold> {
  const organiser = await Organiser.of(server.url, size);
  await organiser.addNames(Array.from({ length: size.entrants }, (_, at) => `Player ${at + 1}`));
  const record = await RecordInLog.open(server, organiser.id, organiser.guest.actor);
  const follower = follow(server.url, organiser.id);
  try {
    return await played({ server, organiser, record, follower }, size);
  } finally {
    follower.close();
    await record.close();
  }
}

async function played(scene: Scene, { rounds, cut }: EventSize): Promise<EventTold> {
  const { organiser, server, record } = scene;
  const publishedMs: number[] = [];
  const firstPageMs: number[] = [];
  const pageMs: number[] = [];
  await organiser.lead('beginPhase', 'phase: 1');
  for (let round = 1; round <= rounds; round += 1) {
    publishedMs.push(await publish(scene, 1, round));
    await playAll(scene, 1, round);
    const [first = NaN, ...others] = await standingsPages(scene);
    firstPageMs.push(first);
    pageMs.push(...others);
  }
  await organiser.lead('beginPhase', 'phase: 2');
  for (let round = 1; 2 ** round <= cut; round += 1) {
    await publish(scene, 2, round);
    await playAll(scene, 2, round);
  }
  const { seq } = await organiser.lead('finishTournament');
  await record.upTo(seq);
  const residentBytes = await residentOf(server);
  return { publishedMs, firstPageMs, pageMs, residentBytes, ...verified(record.events) };
}

/** Resolves with how long it took, in milliseconds. */
async function publish({ organiser, follower }: Scene, phase: number, round: number) {
  const named = `phase: ${phase}, round: ${round}`;
  const began = performance.now();
  await organiser.lead('drawRound', named);
  const { seq, token } = await organiser.lead('publishRound', named);
  await Promise.all([
    follower.told(seq),
    organiser.query(`{ tournamentTables(tournament: "${organiser.id}", ${named},
      afterTokens: ["${token}"]) { number } }`),
  ]);
  const ms = performance.now() - began;
  await organiser.lead('startRound', named);
  return ms;
}

async function playAll({ organiser, record }: Scene, phase: number, round: number) {
  const { seq } = await organiser
    .query<{ tournament: { seq: number } }>(`{ tournament(tournament: "${organiser.id}") { seq } }`)
    .then(({ tournament }) => tournament);
  const state = await record.upTo(seq);
  await record.inject(resultsOf(state, phase, round));
  await organiser.lead('closeRound', `phase: ${phase}, round: ${round}`);
}

/** Who wins hangs on both, so that the better ones win more often than not. */
function resultsOf(state: TournamentState, phase: number, round: number): readonly Injected[] {
  const tables = state.phases.at(-1)?.rounds.at(-1)?.tables.values() ?? [];
  const strength = (entrant: number, number: number): number =>
    ((entrant * 7_919) % 101) + ((number * 31) % 17);
  return [...tables].map(({ number, entrants: [one = 0, other = 0] }) => {
    const wins: [number, number] =
      strength(one, number) >= strength(other, number) ? [2, 1] : [0, 2];
    return { phase, round, table: number, result: { is: 'games', wins, draws: 0 } };
  });
}

/** The first page has the standings reckoned; whoever turns them over asks for the same again. */
async function standingsPages({ organiser }: Scene): Promise<readonly number[]> {
  const took: number[] = [];
  let after = '';
  for (let page = 0; page < PAGES; page += 1) {
    const began = performance.now();
    const { standings } = await organiser.query<{ standings: Page }>(
      `query ($after: String) { standings(tournament: "${organiser.id}", first: ${LINES},
        after: $after) { nodes { rank entrant } pageInfo { endCursor hasNextPage } } }`,
      after === '' ? {} : { after },
    );
    took.push(performance.now() - began);
    after = standings.pageInfo.hasNextPage ? standings.pageInfo.endCursor : '';
  }
  return took;
}

interface Page {
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}

const rules = tournamentRefolder({ sha256, gameOf: gamesOf(rulesOf) });

function verified(events: readonly Uint8Array[]) {
  const bytes = Buffer.from(exportRecord(events, sha256));
  const began = performance.now();
  const { verdict } = verifyExport(bytes, rules, sha256);
  if (verdict !== 'EXACT') throw new Error(`the record of the event is ${verdict}`);
  return { verifyMs: performance.now() - began, events: events.length };
}

async function residentOf({ metricsUrl }: LiveServer): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(RESIDENT_METRIC.exec(metrics)?.[1] ?? NaN);
}
