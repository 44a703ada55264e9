/** The data folder of a release, with matches that were being played when it was stopped. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueLocalToken } from '@scoresheet/services-accounts';
import type { BotTable } from '@scoresheet/services-bots';
import { keysFrom } from '@scoresheet/services-keys';
import { unpack } from './archive-file.js';
import { DATA, fileOf, MATCHES, type Release } from './releases.js';

export interface KeptMatch extends BotTable {
  /** What the match shows, such as `running-buddies` or `paused`. */
  readonly name: string;
  /** Status as the release's api had it. */
  readonly status: string;
  /** Number of the match's last event. */
  readonly seq: number;
  /** What an operator of the release exported. */
  readonly export: string;
}

export interface OldData {
  /** The data folder, for `SCORESHEET_DATA`. */
  readonly folder: string;
  readonly matches: readonly KeptMatch[];
  /** A token of today for somebody of then; without an actor, for whoever has the key. */
  tokenOf(role: 'player' | 'judge' | 'operator', actor?: string): Promise<string>;
  dispose(): Promise<void>;
}

export async function oldData(release: Release): Promise<OldData> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-data-'));
  await chmod(folder, 0o755);
  await unpack(fileOf(release, DATA), folder);
  const text = await readFile(fileOf(release, MATCHES), 'utf8');
  const key = Buffer.from((await readFile(join(folder, 'installation.key'), 'utf8')).trim(), 'hex');
  return {
    folder,
    matches: JSON.parse(text) as readonly KeptMatch[],
    async tokenOf(role, actor) {
      const given = actor === undefined ? { role } : { role, actor };
      return (await issueLocalToken(keysFrom(key), given)).token;
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
