import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type TestApi } from '../../api.spec-kit.js';

let api: TestApi;
let stop: () => Promise<void>;
let tournament = '';
let commands = 0;

async function ask<T>(actor: string | undefined, asked: string): Promise<T> {
  const token = actor === undefined ? undefined : await api.tokenOf(actor);
  const { data, errors } = await api.ask(asked, {}, token);
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

interface Told {
  readonly tournament: string;
  readonly seq: number;
  readonly code: string;
}

const send = (actor: string, name: string, args: string, id = `a${++commands}`) =>
  ask<Told>(
    actor,
    `mutation { it: ${name}(commandId: "${id}", ${args}) {
      ... on TournamentAccepted { tournament seq } ... on Refused { code } } }`,
  );

const post = (actor: string, text: string, id?: string) =>
  send(actor, 'postAnnouncement', `tournament: "${tournament}", text: "${text}"`, id);

const shown = (args = '') =>
  ask<readonly { number: number; words: { state: string; text: string | null } }[]>(
    undefined,
    `{ it: announcements(tournament: "${tournament}"${args}) { number words { state text } } }`,
  );

const erase = (actor: string, seq: number) =>
  ask<boolean>(
    actor,
    `mutation { it: eraseTournamentReason(tournament: "${tournament}", seq: ${seq}) }`,
  );

beforeAll(async () => {
  api = await startApi();
  stop = await startTournaments(api);
  const created = await send(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
  );
  tournament = created.tournament;
  await send('olga', 'announceTournament', `tournament: "${tournament}"`);
});
afterAll(async () => {
  await stop();
  await api.close();
});

describe('Announcements', () => {
  it('are posted by staff, once however often they are sent, and read by everybody', async () => {
    const first = await post('olga', 'Doors open at nine.', 'doors');
    expect(await post('olga', 'Doors open at nine.', 'doors')).toEqual(first);
    expect(await post('olga', 'Doors open at ten.', 'doors')).toMatchObject({
      code: 'command-id-reused',
    });
    await post('olga', 'Round 1 begins.');
    expect(await shown()).toEqual([
      { number: 2, words: { state: 'KEPT', text: 'Round 1 begins.' } },
      { number: 1, words: { state: 'KEPT', text: 'Doors open at nine.' } },
    ]);
    expect(await shown(', before: 2')).toMatchObject([{ number: 1 }]);
    expect(await shown(', first: 1')).toMatchObject([{ number: 2 }]);
    expect(await shown(', before: 1')).toEqual([]);
  });

  it('are no business of players, and leave nothing behind where they are refused', async () => {
    expect(await post('p1', 'Free beer.')).toMatchObject({ code: 'not-allowed' });
    expect(await shown()).toHaveLength(2);
  });

  it('have no word in the record: an event bears the digest, and tells the words beside it', async () => {
    const { seq } = await post('olga', 'Lunch is at noon.');
    const asked = `{ it: tournamentEvents(tournament: "${tournament}", from: ${seq}) {
      events { type action facts reason { state text } } } }`;
    const { events } = await ask<{ events: readonly object[] }>(undefined, asked);
    expect(events).toMatchObject([
      { type: 'announcement-posted', reason: { state: 'KEPT', text: 'Lunch is at noon.' } },
    ]);
    const record = await ask<string>('olga', `{ it: exportTournament(id: "${tournament}") }`);
    expect(record).not.toContain('Lunch');
  });

  it('are erased by the owner for good, and by nobody else', async () => {
    const { seq } = await post('olga', 'Call Ada: 555.');
    await expect(erase('p1', seq)).rejects.toThrow(/Only the owner/);
    expect(await erase('olga', seq)).toBe(true);
    expect((await shown(', first: 1'))[0]).toMatchObject({
      words: { state: 'ERASED', text: null },
    });
    expect(await erase('olga', 0)).toBe(false);
  });
});
