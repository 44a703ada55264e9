/** Entry codes: wrong ones are slow to try, and stop neither a hall nor another address. */
import 'reflect-metadata';
import { TOURNAMENT_MESSAGES } from '@scoresheet/contracts-messages';
import { encodeUtf8 } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryRateCounters, WRONG_ENTRY_CODES } from '@scoresheet/services-accounts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startApi, startTournaments } from '../../api.spec-kit.js';
import { Refused } from '../../commands/command-outcome.js';
import { TournamentAccepted, type TournamentOutcome } from '../tournament-outcome.js';
import type { TournamentTails } from '../tournament-tails.service.js';
import { EntryCodes } from './entry-codes.service.js';

const ACCEPTED = new TournamentAccepted({ tournament: 't-1', seq: 4, hash: 'h', token: 't' });
const HALL = '192.0.2.1';
const STRANGER = '198.51.100.1';

/** A tournament that lets in players who know the code `1234`, as one that was opened long ago. */
function scene(stage = 'registration') {
  let nowMs = 1_700_000_000_000;
  const state = { stage, codeDigest: sha256(encodeUtf8('1234')) };
  const tails = { stoppedError: () => undefined, findState: () => Promise.resolve(state) };
  const counters = memoryRateCounters(() => nowMs);
  const codes = new EntryCodes(tails as unknown as TournamentTails, counters);
  const write = vi.fn(async (): Promise<TournamentOutcome> => ACCEPTED);
  const tryCode = (code: string | undefined, address: string, tournament = 't-1') =>
    codes.send({ tournament, code, address }, write).then(outcomeOf, codeOf);
  const waits = (ms: number) => void (nowMs += ms);
  return { write, tryCode, waits };
}

const outcomeOf = (outcome: TournamentOutcome): string =>
  outcome instanceof Refused ? outcome.code : outcome.constructor.name;
const codeOf = (error: { readonly extensions: { readonly code: string } }): string =>
  error.extensions.code;
const WRONG = (made: number): string => String(made).padStart(4, '0');

describe('An entry code', () => {
  it('is compared before a command is written', async () => {
    const { tryCode, write } = scene();
    expect([await tryCode('0000', HALL), await tryCode(undefined, HALL)]).toEqual([
      'wrong-code',
      'wrong-code',
    ]);
    expect(write).not.toHaveBeenCalled();
    expect(await tryCode('1234', HALL)).toBe('TournamentAccepted');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is left to the decider outside of registration', async () => {
    const { tryCode, write } = scene('playing');
    expect(await tryCode('0000', HALL)).toBe('TournamentAccepted');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('counts as wrong if the decider refuses what this process could not compare', async () => {
    const { tryCode, write } = scene('announced');
    write.mockResolvedValue(new Refused({ code: 'wrong-code', says: 'No.' }));
    for (let tried = 0; tried < WRONG_ENTRY_CODES.atMost; tried += 1) await tryCode('0', STRANGER);
    expect(write).toHaveBeenCalledTimes(WRONG_ENTRY_CODES.atMost);
  });

  it('lets 200 players behind one address in at once, ten of whom mistype it first', async () => {
    const { tryCode } = scene();
    const enter = async (player: number): Promise<string> => {
      if (player % 20 === 0) await tryCode('1243', HALL);
      return tryCode('1234', HALL);
    };
    const entered = await Promise.all(Array.from({ length: 200 }, (_, player) => enter(player)));
    expect(new Set(entered)).toEqual(new Set(['TournamentAccepted']));
  });

  it('lets in the hall while a stranger tries codes, and another tournament has its own count', async () => {
    const { tryCode } = scene();
    for (let tried = 0; tried < 200; tried += 1) await tryCode(WRONG(tried), STRANGER);
    expect(await tryCode('1234', STRANGER)).toBe('RATE_LIMITED');
    expect(await tryCode('1234', HALL)).toBe('TournamentAccepted');
    expect(await tryCode('1234', STRANGER, 't-2')).toBe('TournamentAccepted');
  });

  it('is tried at most 100 times in an hour from one address, side by side as well', async () => {
    const { tryCode, waits } = scene();
    let compared = 0;
    for (let second = 0; second < 3_600; second += 1) {
      const outcomes = await Promise.all([1, 2, 3].map(() => tryCode('0000', STRANGER)));
      compared += outcomes.filter((outcome) => outcome === 'wrong-code').length;
      waits(1_000);
    }
    expect(compared).toBeGreaterThan(WRONG_ENTRY_CODES.atMost);
    expect(compared).toBeLessThanOrEqual(100);
  });
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const CREATE = `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8, entry: BY_CODE,
  phases: [{ kind: SWISS, rounds: 1, standings: "magic/1" }]`;

async function startedApi() {
  const api = await startApi();
  closing.push(() => api.close());
  closing.push(await startTournaments(api));
  let commands = 0;
  const say = async (actor: string, name: string, args: string) => {
    const query = `mutation { it: ${name}(commandId: "c${++commands}", ${args}) {
      __typename ... on TournamentAccepted { tournament } ... on Refused { code } } }`;
    const { data, errors } = await api.ask(query, {}, await api.tokenOf(actor));
    const it = data?.['it'] as { __typename: string; tournament?: string; code?: string };
    return { ...it, says: errors?.[0]?.message };
  };
  const written = async () => {
    const ends = Array.from({ length: api.log.partitions }, (_, partition) =>
      api.log.end({ topic: TOURNAMENT_MESSAGES.topics.commands, partition }),
    );
    return (await Promise.all(ends)).reduce((sum, end) => sum + Number(end), 0);
  };
  return { say, written };
}

describe('A tournament with entry by code', () => {
  it('opens with a code of 6 characters, not of 5, and writes no command for a wrong code', async () => {
    const { say, written } = await startedApi();
    const { tournament } = await say('olga', 'createTournament', CREATE);
    const of = `tournament: "${tournament}"`;
    await say('olga', 'announceTournament', of);
    const short = await say('olga', 'openRegistration', `${of}, code: "12345"`);
    expect(short.says).toBe(
      'An entry code has 6 to 64 printable ASCII characters and no space at its ends.',
    );
    const open = await say('olga', 'openRegistration', `${of}, code: "123456"`);
    expect(open.__typename).toBe('TournamentAccepted');
    const before = await written();
    expect(await say('p1', 'enterTournament', `${of}, code: "654321"`)).toMatchObject({
      code: 'wrong-code',
    });
    expect(await written()).toBe(before);
    const entered = await say('p1', 'enterTournament', `${of}, code: "123456"`);
    expect(entered.__typename).toBe('TournamentAccepted');
  });
});
