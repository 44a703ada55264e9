/**
 * A whole tournament over the public api on a real Kafka, while the processes of its installation are
 * killed at random. What is left of it is then looked at from its exports.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  resultsInMatches,
  standingsIn,
  tournamentRefolder,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { drawFrom, playEvent, swissWithCut, type BotEvent } from '@scoresheet/services-bots';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { factsOf, leftOf, matchRecords, tablesOf, type LeftOfEvent } from './bot-event.spec-kit.js';
import { startCluster, type Cluster, type ServiceName } from './cluster.spec-kit.js';
import { rebuiltDiffers } from './record.spec-kit.js';

const PLAYERS = 32;
/** More of them for a longer event: `EVENT_ROUNDS=5`. */
const SWISS_ROUNDS = Number(process.env['EVENT_ROUNDS'] ?? 1);
const CUT = 8;
const BRACKET_ROUNDS = 3;
/** Of the kills and of all that bots choose: `EVENT_SEED=another`. */
const SEED = process.env['EVENT_SEED'] ?? 'bot-event';

const KILLED: readonly ServiceName[] = [
  'match-service-1',
  'tournament-service-1',
  'projector-1',
  'api-1',
];
/** How long a process stays away, at most. */
const AWAY_MS = 1_000;
/** From when all are up to the next kill, at most: leases of the killed one run out meanwhile. */
const LIVES_MS = 15_000;
/** An event on a quick machine is short: until each process was killed once, the next kill comes so many times sooner. */
const SOONER_AT_FIRST = 5;
/** A busy machine plays little between two kills: the rest is played in peace, and it comes to an end. */
const MOST_KILLS = 8;
/** Longer where everything takes longer: so many times what the last start took. */
const LIVES_FOR_STARTS = 2;

/** Most matches are given up after some moves, so that many rounds are played; these are not. */
const PLAYED_OUT_ONE_IN = 12;
const GIVEN_UP_FROM = 9;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 1_800_000 });

const missing = await whyNoKafka();

const concedesFrom = (match: string, seat: number): number | undefined => {
  const draw = drawFrom(SEED, 'concedes', match);
  if (draw(PLAYED_OUT_ONE_IN) === 0) return undefined;
  return draw(2) + 1 === seat ? GIVEN_UP_FROM : undefined;
};

describe.skipIf(missing !== undefined)(`A tournament of bots ${missing ?? ''}`, () => {
  let kafka: SharedKafka;
  let cluster: Cluster;
  let event: BotEvent;
  let left: LeftOfEvent;
  const kills: ServiceName[] = [];

  /** All is played here; the specs below look at what is left of it. */
  beforeAll(async () => {
    kafka = await sharedKafka();
    cluster = await startCluster({ brokers: kafka.brokers, tournamentServices: 1 });
    const over = new AbortController();
    const playing = playEvent({
      url: cluster.url,
      seed: SEED,
      entrants: PLAYERS,
      concedesFrom,
      phases: swissWithCut(SWISS_ROUNDS, CUT),
      lookMs: 500,
      recoverMs: 1_000,
      onError: (error) => console.log(`At a table: ${error.message}`),
    }).finally(() => over.abort());
    const [played] = await Promise.all([playing, killAtRandom(over.signal)]).catch(
      (cause: unknown) => {
        throw new Error(`Killed: ${kills.join(', ')}\n${cluster.lastWords()}`, { cause });
      },
    );
    event = played;
    console.log(`Seed ${SEED}, killed: ${kills.join(', ')}`);
    // The lists know of every match of the log then.
    await vi.waitFor(async () => expect(await rebuiltDiffers(cluster)).toBe(0), {
      timeout: 60_000,
      interval: 500,
    });
    left = await leftOf(cluster, event);
  });
  afterAll(async () => {
    await cluster?.end();
  });

  /** One of the processes after the other, each as often as the others, in an order by chance. */
  async function killAtRandom(over: AbortSignal): Promise<void> {
    const draw = drawFrom(SEED, 'kills');
    let startMs = AWAY_MS;
    for (let bag: ServiceName[] = []; !over.aborted && kills.length < MOST_KILLS;) {
      if (bag.length === 0) bag = [...KILLED];
      const [name] = bag.splice(draw(bag.length), 1);
      const isFirst = kills.length < KILLED.length;
      const mostMs = (LIVES_MS + LIVES_FOR_STARTS * startMs) / (isFirst ? SOONER_AT_FIRST : 1);
      const livesMs = draw(Math.ceil(mostMs));
      await sleep(livesMs, undefined, { signal: over }).catch(() => undefined);
      if (over.aborted || name === undefined) return;
      kills.push(name);
      await cluster.kill(name);
      await sleep(draw(AWAY_MS));
      const beganMs = performance.now();
      await cluster.start(name);
      startMs = performance.now() - beganMs;
    }
  }

  it('finishes, whatever is killed', () => {
    expect(new Set(kills)).toEqual(new Set(KILLED));
    expect(left.state.stage).toBe('finished');
  });

  it('is drawn once a round', () => {
    const drawn = factsOf(left.record, 'round-drawn').map(
      ({ phase, round }) => `${String(phase)}/${String(round)}`,
    );
    expect(drawn).toHaveLength(SWISS_ROUNDS + BRACKET_ROUNDS);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('has each match once: every one is named by one table, and every table names its own', () => {
    const tables = tablesOf(left.state);
    expect(tables).toHaveLength((SWISS_ROUNDS * PLAYERS) / 2 + CUT - 1);
    expect(tables.filter(({ matches }) => matches.length === 0)).toEqual([]);
    expect(new Set(left.named).size).toBe(left.named.length);
    expect(factsOf(left.record, 'result-recorded')).toHaveLength(tables.length);
    const named = new Set(left.named);
    const leftOver = left.listed.filter(({ id }) => !named.has(id));
    expect(left.listed.length - leftOver.length).toBe(named.size);
    // One that was opened for nobody any more is ended without a result.
    expect(leftOver.filter(({ status, result }) => status !== 'OVER' || result?.places[0])).toEqual(
      [],
    );
  });

  it('leaves a record that verifies EXACT, and whose results are found in its matches', async () => {
    const refolder = tournamentRefolder({ sha256, gameOf: gamesOf(rulesOf) });
    expect(verifyExport(left.file, refolder, sha256)).toMatchObject({ verdict: 'EXACT' });
    const found = resultsInMatches(left.record, await matchRecords(cluster, left.named));
    expect(found).toEqual({ found: left.named.length, notAtHand: 0, differs: [] });
  });

  it('has the standings that anybody computes from its record', () => {
    expect(left.standings).toHaveLength(PLAYERS);
    expect(left.standings).toEqual(standingsIn(left.state, sha256));
  });
});
