/** The installation's keys, as an operator changes them. */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { parseApiKeys, parsePrintedRing, printRing, ringOf } from '@scoresheet/services-keys';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';

const { scoresheet, pathOf } = commandLine();
const FIRST = ringOf(new Uint8Array(32).fill(0xab));
const HEX = 'ab'.repeat(32);

const ringIn = async (name: string) => parsePrintedRing(await readFile(pathOf(name), 'utf8'));
const modeOf = async (name: string) => (await stat(pathOf(name))).mode & 0o777;

beforeEach(async () => {
  for (const name of await readdir(pathOf('.'))) await rm(pathOf(name));
  await writeFile(pathOf('installation.key'), printRing(FIRST), { mode: 0o600 });
});

describe('scoresheet key', () => {
  it('rotate adds one that takes over later, and list tells of both and shows neither', async () => {
    const rotated = await scoresheet(
      'key',
      'rotate',
      '--from',
      '2100-01-01T00:00:00Z',
      '--end-tokens',
    );
    expect([rotated.status, rotated.stderr]).toEqual([0, '']);
    expect(rotated.stdout).toMatch(/one key more: key [0-9a-f]{16}, from 2100-01-01T00:00:00.000Z/);
    expect(rotated.stdout).toContain('Start every process again before that time');
    const ring = await ringIn('installation.key');
    expect(ring?.[0]).toEqual(FIRST[0]);
    expect(ring?.[1]).toMatchObject({ fromMs: Date.UTC(2100, 0), endsTokens: true });
    expect(await modeOf('installation.key')).toBe(0o600);
    expect(await readdir(pathOf('.'))).toEqual(['installation.key']);

    const { stdout } = await scoresheet('key', 'list');
    expect(stdout).toMatch(/^the first key, in use\nkey [0-9a-f]{16}, from 2100-\S+, tokens .*\n$/);
    const secrets = ring?.map(({ key }) => Buffer.from(key).toString('hex')) ?? [];
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) expect(rotated.stdout + stdout).not.toContain(secret);
  });

  it('tells programs the same in objects', async () => {
    const file = pathOf('api.keys');
    const objects = [
      await scoresheet('key', 'rotate', '--from', '2100-01-01T00:00:00Z', '--json'),
      await scoresheet('key', 'list', '--json'),
      await scoresheet('key', 'api', file, '--json'),
    ].map(({ stdout }) =>
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    );
    const first = { name: null, from: null, endsTokens: false, current: true };
    const name = expect.stringMatching(/^[0-9a-f]{16}$/);
    const next = { name, from: '2100-01-01T00:00:00.000Z', endsTokens: false, current: false };
    expect(objects).toEqual([
      [{ file: pathOf('installation.key'), ...next }],
      [first, next],
      [{ file, keys: 2 }],
    ]);
  });

  it('rotate changes nothing where the time makes no sense', async () => {
    expect((await scoresheet('key', 'rotate', '--from', 'soon')).status).toBe(2);
    expect(await ringIn('installation.key')).toEqual(FIRST);
  });

  it('rotate writes elsewhere where it is told to, and leaves what is there', async () => {
    const file = pathOf('next.key');
    const { status, stdout } = await scoresheet('key', 'rotate', '--from', 'now', '--to', file);
    expect([status, stdout]).toEqual([0, expect.stringContaining('again at once')]);
    expect(await ringIn('next.key')).toHaveLength(2);
    expect(await modeOf('next.key')).toBe(0o600);
    expect(await ringIn('installation.key')).toEqual(FIRST);
  });

  it('api writes what an api is given, in which no key of the installation stands', async () => {
    const { status, stdout } = await scoresheet('key', 'api', pathOf('api.keys'));
    expect([status, stdout]).toEqual([0, expect.stringContaining('SCORESHEET_API_KEYS_FILE')]);
    const text = await readFile(pathOf('api.keys'), 'utf8');
    expect(parseApiKeys(text)?.eras).toHaveLength(1);
    expect(text).not.toContain(HEX);
    expect(await modeOf('api.keys')).toBe(0o600);
  });

  it('says where to type it when there is no key', async () => {
    await rm(pathOf('installation.key'));
    const { status, stderr } = await scoresheet('key', 'api', pathOf('api.keys'));
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining("where the installation's key is"),
    ]);
    expect(await readdir(pathOf('.'))).toEqual([]);
  });
});
