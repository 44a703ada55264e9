/** Refusals that matter for security leave a trace that names nobody. */
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD, startWithAccounts, type AccountsApi } from '../accounts/accounts.spec-kit.js';
import { ApiFigures } from '../api-figures.service.js';
import { startTournaments } from '../api.spec-kit.js';

const lines: unknown[] = [];
let api: AccountsApi;
let stop: () => Promise<void>;
beforeAll(async () => {
  api = await startWithAccounts();
  stop = await startTournaments(api);
});
afterAll(async () => {
  await stop();
  await api.close();
});
beforeEach(() => {
  vi.spyOn(Logger.prototype, 'log').mockImplementation((line: unknown) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const WRONG = 'violet umbrellas 77';
const counts = () => {
  const { securityRefusals } = api.get(ApiFigures).figures();
  return Object.fromEntries(securityRefusals.map(({ reason, count }) => [reason, count]));
};

async function tournamentByCode(): Promise<string> {
  const organiser = await api.tokenOf('olga');
  const send = async (mutation: string) => {
    const { data, errors } = await api.ask(`mutation { it: ${mutation} }`, {}, organiser);
    if (errors) throw new Error(errors[0]?.message);
    return data?.['it'] as { tournament: string };
  };
  const accepted = '{ ... on TournamentAccepted { tournament } }';
  const { tournament } = await send(`createTournament(commandId: "c1", title: "Cup",
    game: "fuzzycards", play: TABLES, capacity: 8, entry: BY_CODE,
    phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]) ${accepted}`);
  const of = `tournament: "${tournament}"`;
  await send(`announceTournament(commandId: "c2", ${of}) ${accepted}`);
  await send(`openRegistration(commandId: "c3", ${of}, code: "green-lanterns") ${accepted}`);
  return tournament;
}

async function refuseOneOfEach(): Promise<void> {
  const { accessToken } = await api.register('Ada Byron');
  expect(counts()).toEqual({});
  await api.send(`signIn(name: "Ada Byron", password: "${WRONG}")`);
  await api.send(`signIn(name: "Nobody Known", password: "${WRONG}")`);
  await api.send(`changePassword(current: "${WRONG}", next: "${PASSWORD} 2")`, accessToken);
  await api.send(`register(name: "The Judge", password: "${PASSWORD}")`);
  const of = `tournament: "${await tournamentByCode()}", code: "${WRONG}"`;
  const enter = `enterTournament(commandId: "e1", ${of}) { __typename }`;
  await api.ask(`mutation { ${enter} }`, {}, accessToken);
  const open = `openRegistration(commandId: "e2", ${of}) { __typename }`;
  await api.ask(`mutation { ${open} }`, {}, accessToken);
  await api.ask('{ processHealth { process } }', {}, accessToken);
  await api.ask('{ viewer { id } }', {}, 'a.b.c');
}

it('Refusals that matter for security are counted, and logged once for each reason without names, addresses, passwords and codes', async () => {
  await refuseOneOfEach();
  expect(counts()).toEqual({
    'wrong-password': 3,
    registration: 1,
    'wrong-code': 1,
    'forbidden-command': 1,
    'forbidden-query': 1,
    'wrong-token': 1,
  });
  const trace = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  const line = { msg: 'security refusal', since: 1, trace };
  expect(lines).toEqual([
    { ...line, reason: 'wrong-password', operation: 'signIn' },
    { ...line, reason: 'registration', operation: 'register' },
    { ...line, reason: 'wrong-code', operation: 'enterTournament' },
    { ...line, reason: 'forbidden-command', operation: 'openRegistration' },
    { ...line, reason: 'forbidden-query', operation: 'processHealth' },
    { ...line, reason: 'wrong-token', operation: undefined },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ada|nobody|judge|127\.0|lanterns|umbrellas|a\.b\.c/i);
});
