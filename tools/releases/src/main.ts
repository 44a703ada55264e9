/**
 * `npm run keep:release -- NAME`: keeps the programs as they are built now, and a data folder in
 * which they have begun matches. To be done once for each release, and never again for an old one.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ask } from '@scoresheet/services-bots';
import { keysFrom } from '@scoresheet/services-keys';
import { pack } from './archive-file.js';
import { beginMatches } from './begun-matches.js';
import type { KeptMatch } from './old-data.js';
import { startBuilt } from './built-standalone.js';
import { DATA, fileOf, MATCHES, PROGRAMS, ROOT } from './releases.js';

const MATCH = 'query Match($match: ID!) { match(id: $match) { seq status } }';
const EXPORT = 'query Export($match: ID!) { exportMatch(id: $match) }';
const REGISTER =
  'mutation Register { register(name: "Nora", password: "long enough to keep") { __typename } }';

const BUILT = /^(?:apps|libs)\/.*(?:\/dist\/.*\.js(?:on)?|\/package\.json|\.graphql)$/;

async function keepPrograms(release: string): Promise<void> {
  const files = (await readdir(ROOT, { recursive: true }))
    .filter((file) => BUILT.test(file) && !file.includes('node_modules'))
    .sort();
  await pack(ROOT, files, fileOf(release, PROGRAMS));
}

async function keepData(release: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-release-'));
  await chmod(folder, 0o755);
  const standalone = await startBuilt(folder);
  const { url } = standalone;
  try {
    const keyFile = await readFile(join(folder, 'installation.key'), 'utf8');
    const key = Buffer.from(keyFile.trim(), 'hex');
    const judge = (await issueLocalToken(keysFrom(key), { role: 'judge', actor: 'judge' })).token;
    const token = (await issueLocalToken(keysFrom(key), { role: 'operator' })).token;
    await ask({ url }, REGISTER);
    const kept: KeptMatch[] = [];
    for (const [name, table] of await beginMatches(url, judge)) {
      const asked = { match: table.match };
      const { match } = await ask<{ match: { seq: number; status: string } }>(
        { url },
        MATCH,
        asked,
      );
      const { exportMatch } = await ask<{ exportMatch: string }>({ url, token }, EXPORT, asked);
      const players = table.players.map(({ actor }) => ({ actor, token: '' }));
      kept.push({ ...table, players, name, ...match, export: exportMatch });
    }
    await writeFile(fileOf(release, MATCHES), `${JSON.stringify(kept, null, 1)}\n`);
  } finally {
    await standalone.stop();
  }
  await rm(join(folder, 'log'), { recursive: true, force: true });
  await pack(folder, await readdir(folder), fileOf(release, DATA));
  await rm(folder, { recursive: true });
}

const [release] = process.argv.slice(2);
if (release === undefined || existsSync(fileOf(release, ''))) {
  console.error(
    'Name the release that is to be kept, by its day; one that is kept stays as it is.',
  );
  process.exitCode = 2;
} else {
  await mkdir(fileOf(release, ''), { recursive: true });
  await keepPrograms(release);
  await keepData(release);
}
