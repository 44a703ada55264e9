/** Whoever has just started Scoresheet finds somebody to play against, after a restart as well. */
import { ask, followMatch } from '@scoresheet/services-bots';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWatched, type WatchedProcess } from './watched-process.spec-kit.js';

const OPEN = `mutation {
  createMatch(commandId: "open", game: "fuzzycards") { ... on Accepted { match } }
}`;
const SEAT_BOT = `mutation SeatBot($match: ID!, $seat: Int!) {
  seatBot(commandId: "bot", match: $match, seat: $seat) { __typename }
}`;
/** The event by which both bots are ready and one has answered. */
const FIRST_ANSWER = 5;

let running: WatchedProcess;
beforeAll(async () => {
  running = await startWatched('info');
}, 120_000);
afterAll(() => running?.dispose());

it(
  'Two bots of the house play at a table that somebody has opened',
  { timeout: 60_000 },
  async () => {
    const { url } = running;
    const signIn = 'mutation { signInAsGuest { token } }';
    const { signInAsGuest } = await ask<{ signInAsGuest: { token: string } }>({ url }, signIn);
    const host = { url, token: signInAsGuest.token };
    const { createMatch } = await ask<{ createMatch: { match: string } }>(host, OPEN);
    const { match } = createMatch;
    const outcomes = [
      await ask(host, SEAT_BOT, { match, seat: 1 }),
      await ask(host, SEAT_BOT, { match, seat: 2 }),
    ];
    const accepted = { seatBot: { __typename: 'Accepted' } };
    expect(outcomes).toEqual([accepted, accepted]);

    const types: string[] = [];
    for await (const { seq, type } of followMatch({ url }, match)) {
      types.push(type);
      if (seq === FIRST_ANSWER) break;
    }
    expect(types.filter((type) => type === 'seat-readied')).toHaveLength(2);
    expect(types.at(-1)).toBe('decision-answered');
  },
);
