/** Given an address that asks for the past of a tournament on many connections, others are answered. */
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../../api.spec-kit.js';
import { costBudget } from '../../transport/cost-budget.js';
import { COST_OF_FOLDED_EVENT, MAX_COST_PER_ADDRESS_SECOND } from '../../transport/limits.js';
import type { QueryGate } from '../../transport/query-gate.service.js';
import type { TournamentTails } from '../tournament-tails.service.js';
import { NO_WORK } from './counted-work.js';
import { playedTournament } from './played-tournament.spec-kit.js';
import { Reckoner } from './reckoner.service.js';

const tournament = playedTournament(400);
const { record } = tournament;
const events = tournament.events();
const lastSeq = events.length - 1;
const CONNECTIONS = 24;
/** Events across the whole tournament, in an order in which no fold continues the one before. */
const pastSeq = (asked: number): number => (asked * 7_919) % lastSeq;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('The events that are folded for one address', () => {
  const SECONDS = 5;
  const PER_SECOND = 2_000;

  it('are at most those that its budget pays for, and one question more', async () => {
    let nowMs = 0;
    const budget = costBudget({ perSecond: PER_SECOND, now: () => nowMs });
    const gate = {
      pay(address: string, cost: number) {
        if (budget.spend(address, cost) !== undefined) throw new Error('too dear');
      },
      charge: budget.charge,
    };
    const history = (_: string, from: number, limit: number) =>
      Promise.resolve(events.slice(from, from + limit).map((bytes) => ({ bytes })));
    const tails = { history } as unknown as TournamentTails;
    const reckoner = new Reckoner(tails, gate as unknown as QueryGate);
    closing.push(() => reckoner.onApplicationShutdown());
    await reckoner.ask({ tournament: record, seq: lastSeq }, ALL, undefined);

    const send = vi.spyOn(reckoner['threads'].past, 'send');
    const caller = { address: 'stranger', hasLeft: () => false };
    for (let asked = 0; nowMs < SECONDS * 1_000; nowMs += 100) {
      const questions = Array.from({ length: CONNECTIONS }, () => {
        const asOf = { tournament: record, seq: pastSeq((asked += 1)), isPast: true };
        return reckoner.ask(asOf, ALL, caller);
      });
      await Promise.allSettled(questions);
    }
    const told = await Promise.all(send.mock.results.map(({ value }) => value));
    const folded = told.reduce((sum, { work = NO_WORK }) => sum + work.events, 0);
    const budgeted = ((SECONDS + 1) * PER_SECOND) / COST_OF_FOLDED_EVENT;
    expect(folded).toBeGreaterThan(0);
    expect(folded).toBeLessThanOrEqual(budgeted + events.length);
  });
});

const ALL = { ask: 'standings', live: false, from: 0, first: 500 } as const;

describe('Standings for other addresses', () => {
  const ASKED = 40;
  const ROUNDS = 4;
  const SLOWER = 4;

  it(`take at most ${SLOWER} times as long while one address asks for the past`, async () => {
    const frontDoor = { costPerSecond: MAX_COST_PER_ADDRESS_SECOND, trustedProxies: 1 };
    const api = await startApi({ frontDoor });
    closing.push(() => api.close());
    const partition = partitionOf(record, api.log.partitions, sha256);
    const to = { topic: RECORD_TOPICS.tournament.events, partition };
    await api.log.append(
      to,
      events.map((value) => ({ key: record, value })),
    );
    const now = `{ standings(tournament: "${record}", first: 50) { nodes { entrant rank } } }`;
    const asked = () => ask(api, now, '192.0.2.1');
    await asked();
    let slowerBy = Infinity;
    // Other programs of a machine only add to a time: the best of some rounds counts.
    for (let round = 0; round < ROUNDS && slowerBy > SLOWER; round += 1) {
      const calmMs = await medianMs(ASKED, asked);
      const stop = attack(api);
      await pause(200);
      const attackedMs = await medianMs(ASKED, asked);
      await stop();
      slowerBy = Math.min(slowerBy, attackedMs / calmMs);
    }
    expect(slowerBy).toBeLessThanOrEqual(SLOWER);
  });
});

/** Asks for the past on all connections of one address, until it is stopped. */
function attack(api: TestApi): () => Promise<void> {
  let isOver = false;
  let past = 0;
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      const seq = pastSeq((past += 1));
      const query = `{ standings(tournament: "${record}", first: 1, asOfSeq: ${seq}) { seq } }`;
      await ask(api, query, '198.51.100.1');
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(connections);
  };
}

async function ask(api: TestApi, query: string, address: string): Promise<void> {
  const response = await fetch(api.url + GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
  });
  await response.text();
}

async function medianMs(times: number, work: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let done = 0; done < times; done += 1) {
    const from = performance.now();
    await work();
    took.push(performance.now() - from);
  }
  return took.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}
