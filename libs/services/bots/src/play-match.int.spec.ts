import { withoutUndefined } from '@scoresheet/rules-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './api-client.js';
import type { BotKind } from './bot-kind.js';
import { followMatch, type MatchMessage } from './follow-match.js';
import { playMatch, type BotTable, type PlayedMatch } from './play-match.js';
import type { AcceptedCommand } from './send-command.js';
import { startServer, type TestServer } from './server.spec-kit.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Every event of a match that is over, as anybody may see it. */
async function watched(match: string): Promise<readonly MatchMessage[]> {
  const messages: MatchMessage[] = [];
  for await (const message of followMatch({ url: server.url }, match)) {
    messages.push(message);
    if (message.status === 'OVER') break;
  }
  return messages;
}

const inOrder = (accepted: readonly AcceptedCommand[]) =>
  [...new Map(accepted.map(({ seq, commandId }) => [seq, commandId]))].sort(([a], [b]) => a - b);

/** @param unheard commands at most whose answer no bot lived to hear */
async function everyAcceptedIsRecordedOnce(played: PlayedMatch, unheard = 0) {
  const { table, lastSeq } = played;
  const recorded = (await watched(table.match)).map(({ seq, commandId }) => [seq, commandId]);
  const accepted = inOrder(played.accepted);
  const heard = new Set(accepted.map(([seq]) => seq));
  expect(recorded.length).toBe(lastSeq + 1);
  expect(recorded.filter(([seq]) => heard.has(Number(seq)))).toEqual(accepted);
  expect(recorded.length - accepted.length).toBeLessThanOrEqual(unheard);
}

/** The seat; 0 for a draw. */
async function winnerOf({ table }: PlayedMatch): Promise<number> {
  const query = 'query Result($id: ID!) { match(id: $id) { result { places } } }';
  const { match } = await ask<{ match: { result: { places: number[][] } } }>(
    { url: server.url },
    query,
    { id: table.match },
  );
  const [first = []] = match.result.places;
  return first.length === 1 ? (first[0] ?? 0) : 0;
}

/** Of this name; how long it takes, and who wins, is the same each time. */
const sameMatch = async (name: string) => ({
  url: server.url,
  seed: name,
  commandId: 'create',
  tokens: [await server.hostOf(name)],
});

// A match is some hundreds of requests, and the machine may have other things to do.
describe('Bots', { timeout: 300_000 }, () => {
  it('play a whole match over the public api, and what was accepted is the record', async () => {
    const played = await playMatch({ url: server.url, seed: 'first' });
    await everyAcceptedIsRecordedOnce(played);
    // The ID of the match follows from it.
    expect(played.accepted[0]?.commandId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('sit down as whoever their personal token stands for, and as guests without one', async () => {
    const token = await server.tokenOf('player');
    const { table } = await playMatch({ url: server.url, seed: 'owned', tokens: [token] });
    const [owned, guest] = table.players;
    const { me } = await ask<{ me: { id: string } }>({ url: server.url, token }, '{ me { id } }');
    expect(owned).toEqual({ actor: me.id, token });
    expect(guest?.actor).toMatch(/^a-/);
    expect((await watched(table.match)).at(-1)?.status).toBe('OVER');
  });

  it('of both kinds meet at either side, and the better one shows', async () => {
    const seats: readonly (readonly BotKind[])[] = [
      ['heuristic', 'random'],
      ['random', 'heuristic'],
    ];
    let won = 0;
    for (const [index, bots] of [...seats, ...seats].entries()) {
      const played = await playMatch({ ...(await sameMatch(`kinds-${index}`)), bots });
      await everyAcceptedIsRecordedOnce(played);
      if (bots[(await winnerOf(played)) - 1] === 'heuristic') won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(2);
  });

  it('wait while a judge has paused their match, and play on when it is resumed', async () => {
    const judge = { url: server.url, token: await server.tokenOf('judge') };
    const ruled: Promise<unknown>[] = [];
    let table: BotTable | undefined;
    let answers = 0;
    const rule = (what: string, round: number) =>
      ask(
        judge,
        `mutation { ${what}(commandId: "${what}-${round}", match: "${table?.match}") {
        __typename ... on Refused { says }
      } }`,
      );
    const played = await playMatch({
      ...(await sameMatch('paused')),
      onTable: (set) => void (table = set),
      onAccepted: () => {
        answers += 1;
        if (answers % 10 !== 0) return;
        const round = answers;
        ruled.push(rule('pauseMatch', round).then(() => rule('resumeMatch', round)));
      },
    });
    await Promise.all(ruled);
    const types = (await watched(played.table.match)).map(({ type }) => type);
    const of = (wanted: string) => types.filter((type) => type === wanted).length;
    expect(of('match-paused')).toBeGreaterThan(1);
    expect(of('match-resumed')).toBe(of('match-paused'));
    const rulings = of('match-paused') + of('match-resumed');
    expect(types.length).toBe(inOrder(played.accepted).length + rulings);
  });

  it('and a spectator lose nothing when the server goes away again and again', async () => {
    const restarts: Promise<void>[] = [];
    let table: BotTable | undefined;
    let answers = 0;
    let spectator: Promise<readonly MatchMessage[]> | undefined;
    const played = await playMatch({
      ...(await sameMatch('restarted')),
      bots: ['random', 'random'], // takes longer
      onTable(set) {
        table = set;
        spectator = watched(set.match);
      },
      onAccepted() {
        answers += 1;
        if (answers % 15 === 0 && restarts.length < 4) restarts.push(server.restart());
      },
    });
    await Promise.all(restarts);
    expect(restarts.length).toBe(4);
    await everyAcceptedIsRecordedOnce(played);
    const seen = await spectator;
    expect(seen).toEqual(await watched(table?.match ?? ''));
  });

  it('that were killed in the middle play on at the same table', async () => {
    const killed = new AbortController();
    const before: AcceptedCommand[] = [];
    let table: BotTable | undefined;
    const first = playMatch({
      ...(await sameMatch('killed')),
      signal: killed.signal,
      onTable: (set) => void (table = set),
      onAccepted(command) {
        before.push(command);
        if (before.length === 20) killed.abort();
      },
    });
    await expect(first).rejects.toThrow('abort');
    const second = await playMatch(
      withoutUndefined({
        url: server.url,
        seed: 'other',
        table,
      }),
    );
    expect(second.table).toEqual(table);
    const accepted = [...before, ...second.accepted];
    const seats = 2; // each bot may have had one command on its way when it was killed
    await everyAcceptedIsRecordedOnce({ ...second, accepted }, seats);
  });

  it('that leave have an answer to all that they have sent, and others play on', async () => {
    const leaving = new AbortController();
    let answers = 0;
    const first = await playMatch({
      ...(await sameMatch('left')),
      leaving: leaving.signal,
      onAccepted: () => (answers += 1) === 20 && leaving.abort(),
    });
    expect(first.accepted.length).toBeLessThan(25);
    const second = await playMatch({ url: server.url, seed: 'other', table: first.table });
    const accepted = [...first.accepted, ...second.accepted];
    await everyAcceptedIsRecordedOnce({ ...second, accepted });
  });

  it('say what is wrong with a game that is not there', async () => {
    await expect(playMatch({ url: server.url, seed: 's', game: 'chess' })).rejects.toThrow(
      'There is no game chess',
    );
    await expect(ask({ url: server.url, token: 'a.b.c' }, '{ games { id } }')).rejects.toThrow(
      'Sign in again',
    );
  });
});
