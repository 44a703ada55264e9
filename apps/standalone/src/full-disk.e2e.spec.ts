/**
 * A full disk stops accepting and nothing else: what runs answers, says so, obeys, and goes on when
 * there is room. Whatever the disk has left half written is believed by nobody.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneStory } from '@scoresheet/tools-throwaway/one-story-spec-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exactExports } from './exact-exports.spec-kit.js';
import { fillDisk, makeRoom, mountDisk, noDisk, unmountDisk } from './small-disk.spec-kit.js';
import {
  matchesOf,
  post,
  saidByFailedStart,
  startStandalone,
  type Standalone,
} from './standalone.spec-kit.js';

const CLI = fileURLToPath(new URL('../../cli/bundle/main.js', import.meta.url));
const STOP_LIMIT_MS = 30_000;
const ANSWER_LIMIT_MS = 5_000;
const PATIENCE = { timeout: 60_000, interval: 100 };

let folder: string;
let disk: string;
let settings: Record<string, string>;
let running: Standalone | undefined;

const NAME = `a disk${noDisk === undefined ? '' : ` (${noDisk})`}`;

async function newDisk(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-disk-'));
  await chmod(folder, 0o755);
  disk = join(folder, 'disk');
  await mkdir(disk, { mode: 0o755 });
  mountDisk(disk, 'size=8m', 'mode=755');
  settings = { SCORESHEET_DATA: disk, SCORESHEET_BOT_MATCHES: '2' };
}

async function removeDisk(): Promise<void> {
  await running?.end('SIGKILL');
  running = undefined;
  unmountDisk(disk);
  await rm(folder, { recursive: true, force: true });
}

describe.skipIf(noDisk !== undefined)(`While bots play, ${NAME} that runs full`, () => {
  oneStory();
  let standalone: Standalone;
  /** Events of each match when the disk was full. */
  let played: ReadonlyMap<string, number>;

  beforeAll(newDisk);
  afterAll(removeDisk);
  beforeEach(() => expect(running?.output() ?? '').not.toContain('Scoresheet stops'));

  async function playOn(beyond: number): Promise<void> {
    await vi.waitFor(async () => {
      const matches = (await matchesOf(standalone)).filter(({ status }) => status === 'RUNNING');
      expect(matches.map(({ eventCount }) => eventCount > beyond)).toEqual([true, true]);
    }, PATIENCE);
  }

  async function asked(path: string): Promise<{ status: number; text: string }> {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await fetch(`${standalone.operations}/${path}`, { signal });
    return { status: answer.status, text: await answer.text() };
  }
  const readiness = () => asked('readyz');

  const expectRefusal = async () => {
    const create = `createMatch(commandId: "${randomUUID()}", game: "fuzzycards", seats: 2)`;
    for (const mutation of ['signInAsGuest', create]) {
      const query = `mutation { ${mutation} { __typename } }`;
      const refused = await post(standalone.url, JSON.stringify({ query }));
      expect(refused).toMatchObject({
        data: null,
        errors: [
          {
            message: expect.stringMatching(/no room left.*Nothing was done.*later/) as string,
            extensions: { code: 'UNAVAILABLE' },
          },
        ],
      });
    }
  };

  const postmaster = async (): Promise<number> =>
    Number((await readFile(join(disk, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);

  it('is named at a start when it is read-only', async () => {
    await mkdir(join(disk, 'log'));
    mountDisk(disk, 'remount', 'ro');
    expect(await saidByFailedStart(settings)).toMatch(
      /cannot be written \(EROFS\).*SCORESHEET_DATA/,
    );
    mountDisk(disk, 'remount', 'rw');
  });

  it('is named at a start when it is too small', async () => {
    expect(await saidByFailedStart(settings)).toMatch(/No space left on device.*Make room/);
  });

  it('plays from the beginning after such a start, once there is room', async () => {
    mountDisk(disk, 'remount', 'size=400m');
    standalone = await startStandalone(settings);
    running = standalone;
    await playOn(8);
    expect(await matchesOf(standalone)).toHaveLength(2);
  });

  it('is no longer ready once it is full', async () => {
    fillDisk(disk);
    await vi.waitFor(async () => expect((await readiness()).status).toBe(503), PATIENCE);
    played = new Map((await matchesOf(standalone)).map((match) => [match.id, match.eventCount]));
  });

  it('accepts nothing, and says so to whoever asks for something', expectRefusal);

  it('answers questions, about its health, too', async () => {
    expect((await matchesOf(standalone)).length).toBeGreaterThan(1);
    expect((await asked('healthz')).status).toBe(200);
  });

  it('says on /readyz what is wrong and what to do', async () => {
    // A write that fails tells of it before the next look at the disk, in words of its own.
    await vi.waitFor(async () => {
      const { status, text } = await readiness();
      expect(status).toBe(503);
      const { checks } = JSON.parse(text) as { checks: Record<string, { says?: string }> };
      expect(checks['room']?.says).toMatch(/Only 0 MB are free where .*disk.* Make room/);
    }, PATIENCE);
  });

  it('is found by the doctor, with what to do', () => {
    const env = { ...process.env, SCORESHEET_DATA: disk, SCORESHEET_PORT: '0' };
    const { stdout, status } = spawnSync(process.execPath, [CLI, 'doctor', '--json'], { env });
    const findings = String(stdout).trim().split('\n');
    const found = findings.map((line) => JSON.parse(line) as { check: string });
    expect(found.find(({ check }) => check === 'data-folder')).toMatchObject({
      findings: [{ grade: 'wrong', what: expect.stringContaining('no room') as string }],
    });
    expect(status).toBe(1);
  });

  it('lets the process live when PostgreSQL dies of it', async () => {
    process.kill(await postmaster(), 'SIGKILL');
    await vi.waitFor(
      async () => expect((await readiness()).text).toContain('ECONNREFUSED'),
      PATIENCE,
    );
    expect((await asked('healthz')).status).toBe(200);
    await expectRefusal();
  });

  it('goes on by itself when there is room, and nothing is lost', async () => {
    await makeRoom(disk);
    await vi.waitFor(async () => expect((await readiness()).status).toBe(200), PATIENCE);
    await playOn(Math.max(...played.values()) + 8);
    const matches = await matchesOf(standalone);
    expect(matches.length).toBeGreaterThanOrEqual(played.size);
    for (const { id, eventCount, suspended } of matches) {
      expect(suspended).toBe(false);
      expect(eventCount).toBeGreaterThanOrEqual(played.get(id) ?? 0);
    }
  });

  it('obeys SIGTERM, even without its PostgreSQL', async () => {
    fillDisk(disk);
    await vi.waitFor(async () => expect((await readiness()).status).toBe(503), PATIENCE);
    process.kill(await postmaster(), 'SIGKILL');
    const began = Date.now();
    expect(await standalone.end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(STOP_LIMIT_MS);
  });

  it('refuses a start with words', async () => {
    const said = await saidByFailedStart(settings);
    expect(said).toMatch(/No space left on device.*Make room/);
  });

  it('leaves exact records, and a start with room goes on', async () => {
    await makeRoom(disk);
    const exact = await exactExports(settings);
    expect(played.size).toBeGreaterThan(0);
    for (const [id, events] of played) expect(exact.get(id)?.length).toBeGreaterThan(events);
    standalone = await startStandalone(settings);
    running = standalone;
    const before = await matchesOf(standalone);
    await vi.waitFor(async () => {
      const now = await matchesOf(standalone);
      const count = (all: typeof now) => all.reduce((sum, { eventCount }) => sum + eventCount, 0);
      expect(count(now)).toBeGreaterThan(count(before) + 8);
    }, PATIENCE);
    expect(await standalone.end('SIGTERM')).toBe(0);
  });
});
