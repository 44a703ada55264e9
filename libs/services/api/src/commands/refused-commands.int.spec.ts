/**
 * Every kind of command that is not accepted. A row's words say what forbids it or what to do; where
 * a rule of the game forbids it, its id stands beside them. After each of them the records are,
 * byte for byte, what they were.
 */
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';
import { TABLE } from './refused-commands.spec-kit.js';
import { act, concede, newWorld, type World } from './refused-world.spec-kit.js';

let api: TestApi;
let stopWorkers: () => Promise<void>;
let world: World;

beforeAll(async () => {
  api = await startApi();
  stopWorkers = await startWorkers(api);
  world = await newWorld(api);
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

interface Told {
  readonly code: string;
  readonly rule?: string | null;
  readonly says: string;
}

async function tell(
  token: string | undefined,
  command: string,
  commandId: string = newActor(),
): Promise<Told> {
  const named = command.replace('(', `(commandId: "${commandId}", `);
  const outcome = '{ __typename ... on Refused { code rule says } ... on Conflict { says } }';
  const { data, errors } = await api.ask(`mutation { ${named} ${outcome} }`, {}, token);
  const [error] = errors ?? [];
  if (error) return { code: error.extensions?.code ?? '', says: error.message };
  const told = Object.values(data ?? {})[0] as Told & { readonly __typename: string };
  return told.__typename === 'Conflict' ? { code: 'conflict', says: told.says } : told;
}

describe.each(TABLE)('A command that is %s', (_, rows) => {
  it.each(rows)('%s: is refused in words, and leaves no trace', async (...row) => {
    const [, request, code, words] = row;
    const before = await world.records();
    const [token, command] = request(world);
    const told = await tell(token, command);
    expect(told.code).toBe(code);
    expect(`${told.rule ?? ''} ${told.says}`).toMatch(words);
    expect(told.says).toMatch(/^\S.*[^\s]$/);
    expect(await world.records()).toBe(before);
  });
});

describe('A command that comes twice', () => {
  it('is one event, and the second answer is the first', async () => {
    const table = await played.runningTable(api);
    const { id, choice, asked } = await played.openDecision(api, table);
    const first = await played.send(api, asked, act(table, id, choice), 'twice');
    expect(await played.send(api, asked, act(table, id, choice), 'twice')).toEqual(first);
    expect(await played.look(api, table.match)).toMatchObject({ seq: first.seq });
  });

  it('with another payload is an error of its own, and leaves no trace', async () => {
    const table = await played.runningTable(api);
    const { id, choice, asked, other } = await played.openDecision(api, table);
    const { seq } = await played.send(api, asked, act(table, id, choice), 'mine');
    for (const command of [act(table, id, 'other words'), concede(table)]) {
      for (const token of [asked, other]) {
        expect(await tell(token, command, 'mine')).toMatchObject({
          code: 'command-id-reused',
          says: expect.stringContaining('send a new id'),
        });
      }
    }
    expect(await played.look(api, table.match)).toMatchObject({ seq });
  });
});

describe('A card that the sender may not know', () => {
  it.each(['play CARD 4', 'play CARD', 'use CARD', 'play CARD 4 life'])(
    'gets the words of one that does not exist: %s',
    async (choice) => {
      const { playing, plays, hiddenCard } = world;
      expect(hiddenCard).not.toBe('');
      const about = async (card: string) => {
        const said = act(playing, plays.id, choice.replace('CARD', card));
        const told = await tell(plays.asked, said);
        return JSON.stringify(told).replaceAll(card, 'CARD');
      };
      expect(await about(hiddenCard)).toBe(await about('no-such-card'));
    },
  );
});

describe('Giving up (A-FUZ-80)', () => {
  it('is possible at any time: in the own turn and in the other, and while the match is paused', async () => {
    for (const [whose, isPaused] of [
      ['asked', false],
      ['other', false],
      ['asked', true],
      ['other', true],
    ] as const) {
      const table = await played.runningTable(api);
      const token = (await played.openDecision(api, table))[whose];
      if (isPaused)
        await played.send(api, world.by('judge'), `pauseMatch(match: "${table.match}")`);
      await played.send(api, token, concede(table));
      const loser = table.seats.indexOf(token) + 1;
      const { data } = await api.ask(
        `{ match(id: "${table.match}") { status result { places reason } } }`,
      );
      expect(data?.['match']).toEqual({
        status: 'OVER',
        result: { places: [[3 - loser], [loser]], reason: 'conceded' },
      });
    }
  });
});
