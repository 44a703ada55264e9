import { withoutUndefined } from '@scoresheet/rules-engine';
import { readExport, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  replayTournament,
  standingsIn,
  tournamentRefolder,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../api-client.js';
import { drawFrom } from '../random-choice.js';
import { startServer, type TestServer } from '../server.spec-kit.js';
import { demoEvents } from './demo-events.js';
import { eventsInMemory } from './event-memory.js';
import { playEvent, swissWithCut, type BotEvent, type PlayEventOptions } from './play-event.js';

const ENTRANTS = 8;
const SWISS_ROUNDS = 2;
const CUT = 4;
/** A match that is given up early has some events of the game in it. */
const SHORT_MATCH = 9;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** One match in four is played to its end. */
const concedesFrom = (match: string, seat: number): number | undefined => {
  const draw = drawFrom('concedes', match);
  if (draw(4) === 0) return undefined;
  return draw(2) + 1 === seat ? SHORT_MATCH : undefined;
};

const quick = (seed: string): PlayEventOptions => ({
  url: server.url,
  seed,
  entrants: ENTRANTS,
  lookMs: 50,
  recoverMs: 200,
  concedesFrom,
  phases: swissWithCut(SWISS_ROUNDS, CUT),
});

interface Summary {
  readonly stage: string;
  readonly rounds: number;
  readonly ranks: readonly (number | null)[];
  readonly verdict: string;
}

async function summaryOf({ tournament, organiser }: BotEvent): Promise<Summary> {
  const told = await ask<{
    tournament: { stage: string };
    exportTournament: string;
  }>(
    { url: server.url, token: organiser.token },
    `query Summary($tournament: ID!) {
      tournament(tournament: $tournament) { stage }
      exportTournament(id: $tournament)
    }`,
    { tournament },
  );
  const refolder = tournamentRefolder({ sha256, gameOf: gamesOf(rulesOf) });
  const read = readExport(Buffer.from(told.exportTournament), sha256);
  if (!read.ok) throw new Error('the export cannot be read');
  const standings = standingsIn(replayTournament(read.value, sha256), sha256);
  return {
    stage: told.tournament.stage,
    rounds: told.exportTournament.split('"kind":"round-closed"').length - 1,
    ranks: standings.map(({ rank }) => rank),
    verdict: verifyExport(Buffer.from(told.exportTournament), refolder, sha256).verdict,
  };
}

const BRACKET_ROUNDS = 2;
const WHOLE = {
  stage: 'FINISHED',
  rounds: SWISS_ROUNDS + BRACKET_ROUNDS,
  verdict: 'EXACT',
  ranks: expect.arrayContaining([1]),
};

describe('Bots in a tournament', { timeout: 300_000 }, () => {
  it('play it from the draft to the final standings, and its record verifies', async () => {
    const event = await playEvent(quick('whole'));
    const summary = await summaryOf(event);
    expect(summary).toMatchObject(WHOLE);
    expect(summary.ranks).toHaveLength(ENTRANTS);
    const { entrants } = await ask<{ entrants: readonly { readonly name: string | null }[] }>(
      { url: server.url },
      `{ entrants: tournamentEntrants(tournament: "${event.tournament}") { name } }`,
    );
    const names = entrants.map(({ name }) => name);
    expect(names).toEqual(names.map(() => expect.stringMatching(/^Bot [A-Z]/) as unknown));
  });

  it('lose nothing when the server goes away again and again', async () => {
    const restarts: Promise<void>[] = [];
    let answers = 0;
    const event = await playEvent({
      ...quick('restarted'),
      onAccepted() {
        answers += 1;
        // Chance decides how long matches are, and a short event is met as often as a long one.
        if (answers % 20 === 0 && restarts.length < 3) restarts.push(server.restart());
      },
    });
    await Promise.all(restarts);
    expect(restarts.length).toBe(3);
    expect(await summaryOf(event)).toMatchObject(WHOLE);
  });

  it('go on with it where it stood when they are killed', async () => {
    let kept: BotEvent | undefined;
    const lives = [20, 80];
    for (const commands of lives) {
      const killed = new AbortController();
      let answers = 0;
      const life = playEvent(
        withoutUndefined({
          ...quick('killed'),
          event: kept,
          signal: killed.signal,
          onEvent: (event) => void (kept = event),
          onAccepted: () => (answers += 1) === commands && killed.abort(),
        }),
      );
      await expect(life).rejects.toThrow('abort');
    }
    const event = await playEvent(withoutUndefined({ ...quick('killed'), event: kept }));
    expect(event).toEqual(kept);
    expect(await summaryOf(event)).toMatchObject(WHOLE);
  });

  it('show an event that is found again, and later another one', async () => {
    const memory = eventsInMemory();
    const finished: string[] = [];
    const run = async (stop: AbortController): Promise<void> =>
      demoEvents({
        url: server.url,
        entrants: 4,
        memory,
        seed: 'demo',
        signal: stop.signal,
        thinkMs: 0,
        stepMs: 0,
        pauseMs: 0,
        lookMs: 50,
        onError: (error) => {
          throw error;
        },
        onFinished({ tournament }) {
          finished.push(tournament);
          if (finished.length === 2) stop.abort();
        },
      });
    const first = new AbortController();
    const running = run(first);
    await expect.poll(() => memory.recall('event')).toBeDefined();
    first.abort();
    await running;
    const begun = await memory.recall('event');
    await run(new AbortController());
    expect(finished).toHaveLength(2);
    expect(finished[0]).toBe(begun?.tournament);
    expect(finished[1]).not.toBe(begun?.tournament);
  });
});
