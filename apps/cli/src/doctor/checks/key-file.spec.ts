import { expect, it } from 'vitest';
import { ringOf } from '@scoresheet/services-keys';
import { CONFIG, found, healthyDatabase } from '../healthy.spec-kit.js';
import type { DatabaseState, KeyFileState } from '../probes.js';
import { keyFile } from './key-file.js';

const whole = { is: 'there', mode: 0o600, holdsKey: true } as const;
const key = (state: KeyFileState, database: DatabaseState = healthyDatabase()) =>
  found(keyFile, { probes: { keyFile: async () => state }, database });

it('A key that is whole and one’s own is well', async () => {
  expect(await key(whole)).toEqual([]);
});

it('No key is needed before the first start', async () => {
  expect(await key({ is: 'missing' }, { is: 'absent' })).toEqual([]);
});

it('A key in the settings is looked at instead of the file', async () => {
  const config = { ...CONFIG, installationKeys: ringOf(new Uint8Array(32)) };
  const probes = { keyFile: async () => ({ is: 'missing' }) as const };
  expect(await found(keyFile, { config, probes })).toEqual([]);
  const database = healthyDatabase({ keyFits: false });
  expect(await found(keyFile, { config, probes, database })).toMatchObject([
    { grade: 'wrong', what: expect.stringContaining('SCORESHEET_INSTALLATION_KEY is not') },
  ]);
});

it.each<[string, KeyFileState, DatabaseState, string]>([
  ['that is lost', { is: 'missing' }, healthyDatabase(), 'Put it back'],
  ['that others may read', { ...whole, mode: 0o644 }, healthyDatabase(), 'chmod 600'],
  ['that is damaged', { ...whole, holdsKey: false }, healthyDatabase(), 'Put the right file'],
  ['of another installation', whole, healthyDatabase({ keyFits: false }), 'Put the right file'],
])('A key %s is told, with what to do', async (_, state, database, todo) => {
  const findings = await key(state, database);
  expect(findings).toMatchObject([{ grade: 'wrong', todo: expect.stringContaining(todo) }]);
});
