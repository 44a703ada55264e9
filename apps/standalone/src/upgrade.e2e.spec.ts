/**
 * Data folders of earlier releases, with matches that were being played: this version starts on
 * them, and everything goes on where it was.
 */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { ask, playMatch } from '@scoresheet/services-bots';
import { oldData, RELEASES, type KeptMatch, type OldData } from '@scoresheet/tools-releases';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exactExports } from './exact-exports.spec-kit.js';
import { startStandalone, type Standalone } from './standalone.spec-kit.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** How long the kept matches wait for their players before the clock closes them. */
const WAITS_MS = 365 * 24 * 60 * 60 * 1_000;

const MATCH = 'query Match($match: ID!) { match(id: $match) { seq status } }';
const EXPORT = 'query Export($match: ID!) { exportMatch(id: $match) }';
const RESUME = `mutation Resume($match: ID!) {
  resumeMatch(commandId: "resume", match: $match) { __typename }
}`;
const SIGN_IN = `mutation SignIn {
  signIn(name: "nora", password: "long enough to keep") { __typename }
}`;

describe.each(RELEASES)('A data folder of %s', (release) => {
  let data: OldData;
  let running: Standalone;
  let operator: string;
  const settings = () => ({ SCORESHEET_DATA: data.folder, SCORESHEET_BOT_MATCHES: '0' });

  beforeAll(async () => {
    data = await oldData(release);
    operator = await data.tokenOf('operator');
    running = await startStandalone(settings());
  });
  afterAll(async () => {
    await running?.end('SIGKILL');
    await data?.dispose();
  });

  const found = async ({ match }: KeptMatch) =>
    (await ask<{ match: unknown }>(running, MATCH, { match })).match;
  const exported = async ({ match }: KeptMatch) => {
    const as = { ...running, token: operator };
    return (await ask<{ exportMatch: string }>(as, EXPORT, { match })).exportMatch;
  };
  const verdictOf = (file: string) =>
    verifyExport(encodeUtf8(file), matchRefolder({ rulesOf, sha256 }), sha256);
  /** After a year this release's matches are closed, and that is all that can be seen of them. */
  const areClosed = Date.now() - Date.parse(release) > WAITS_MS;
  const begun = (state: string) =>
    data.matches.filter(({ name }) => name.startsWith(state) && !areClosed);

  it('shows each match as it was left, and exports it to the byte', async () => {
    expect(data.matches.length).toBeGreaterThan(0);
    for (const kept of data.matches) {
      if (kept.status === 'OPEN' || (areClosed && kept.status !== 'OVER')) continue;
      expect([kept.name, await found(kept)]).toEqual([
        kept.name,
        { seq: kept.seq, status: kept.status },
      ]);
      expect(await exported(kept)).toBe(kept.export);
    }
  });

  it.skipIf(areClosed)('closes a match in which nobody has sat for an hour', async () => {
    expect(begun('open')).not.toEqual([]);
    for (const kept of begun('open')) {
      await expect.poll(() => found(kept)).toEqual({ seq: kept.seq + 1, status: 'OVER' });
      expect(verdictOf(await exported(kept))).toMatchObject({ verdict: 'EXACT' });
    }
  });

  it('holds exports that verify as they did', () => {
    const verdicts = data.matches.map((kept) => [kept.name, verdictOf(kept.export).verdict]);
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.filter(([, verdict]) => verdict !== 'EXACT')).toEqual([]);
  });

  it.skipIf(areClosed)('lets matches of every game be played to their end', async () => {
    expect(begun('running')).not.toEqual([]);
    for (const kept of begun('running')) {
      const players = await Promise.all(
        kept.players.map(async ({ actor }) => ({
          actor,
          token: await data.tokenOf('player', actor),
        })),
      );
      const { url } = running;
      const { lastSeq } = await playMatch({ url, seed: kept.seed, table: { ...kept, players } });
      expect(lastSeq).toBeGreaterThan(kept.seq);
      expect(await found(kept)).toEqual({ seq: lastSeq, status: 'OVER' });
      const file = await exported(kept);
      const before = kept.export.split('\n').slice(1, kept.seq + 1);
      expect(file.split('\n').slice(1, kept.seq + 1)).toEqual(before);
      expect(verdictOf(file)).toMatchObject({ verdict: 'EXACT' });
    }
  });

  it.skipIf(areClosed)('lets a judge resume what was paused', async () => {
    expect(begun('paused')).not.toEqual([]);
    for (const kept of begun('paused')) {
      const token = await data.tokenOf('judge', 'judge');
      await ask({ ...running, token }, RESUME, { match: kept.match });
      expect(await found(kept)).toMatchObject({ status: 'RUNNING' });
    }
  });

  it('knows its people', async () => {
    expect(await ask(running, SIGN_IN)).toEqual({ signIn: { __typename: 'SignedIn' } });
  });

  it('stops, and starts again on what it has become', async () => {
    expect(await running.end('SIGTERM')).toBe(0);
    expect((await exactExports(settings())).size).toBeGreaterThan(begun('running').length);
    running = await startStandalone(settings());
    expect(await Promise.all(begun('running').map(found))).toEqual(
      begun('running').map(() => expect.objectContaining({ status: 'OVER' })),
    );
  });
});
