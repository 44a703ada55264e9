import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  installationDigest,
  keysFrom,
  parseApiKeys,
  printApiKeys,
  printRing,
  ringOf,
} from '@scoresheet/services-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decidersKeys, helpersKeys, knownInstallation, ownKeys } from './given-keys.js';

const KEY = new Uint8Array(32).fill(1);
const RING = ringOf(KEY);
const API_KEYS = parseApiKeys(printApiKeys(RING));
const TOKEN = 'scoresheet access token 1';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'scoresheet-given-keys-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

const none = () => ({ dataFolder, installationKeys: undefined, apiKeys: undefined });
const ofApi = () => ({ ...none(), apiKeys: API_KEYS });
const keep = (text: string) =>
  writeFile(join(dataFolder, 'installation.key'), text, { mode: 0o600 });

describe('A service that decides nothing', () => {
  it('works with what it is given, and looks at no key of the installation', async () => {
    await keep('no key at all');
    await chmod(join(dataFolder, 'installation.key'), 0o644);
    const given = await helpersKeys(ofApi()).read();
    expect(given?.installation).toBe(installationDigest(RING));
    expect(given?.keys.current(TOKEN)).toEqual(keysFrom(KEY).current(TOKEN));
    expect(given).not.toHaveProperty('matchKeys');
  });

  it('derives the same where it has the key itself, as before there was anything else', async () => {
    await keep(printRing(RING));
    const given = await helpersKeys(none()).read();
    expect(given?.installation).toBe(installationDigest(RING));
    expect(given?.keys.current(TOKEN)).toEqual(keysFrom(KEY).current(TOKEN));
  });
});

describe('A service that decides', () => {
  it('has the keys of chance, from the settings or from the data folder', async () => {
    expect(await decidersKeys(none()).read()).toBeUndefined();
    await keep(printRing(RING));
    const [other] = [ringOf(new Uint8Array(32).fill(2))];
    const fromFile = await decidersKeys(none()).read();
    const fromSettings = await decidersKeys({ ...none(), installationKeys: other }).read();
    expect(fromFile?.matchKeys.named(undefined)).toEqual(KEY);
    expect(fromSettings?.matchKeys.named(undefined)).toEqual(other[0].key);
  });

  it.each([
    ['decides', () => decidersKeys(ofApi())],
    ['hands keys on', () => ownKeys(ofApi(), printApiKeys)],
  ])('does not begin with the keys of an api: it %s', (_, source) => {
    expect(source).toThrow(/SCORESHEET_API_KEYS is for services that decide nothing/);
  });
});

describe('What the keys of a machine belong to', () => {
  it('is known by either, and unknown where none can be read', async () => {
    expect(await knownInstallation(none())).toBeUndefined();
    expect(await knownInstallation(ofApi())).toBe(installationDigest(RING));
    await keep('no key at all');
    expect(await knownInstallation(none())).toBeUndefined();
    await keep(printRing(RING));
    expect(await knownInstallation(none())).toBe(installationDigest(RING));
  });
});
