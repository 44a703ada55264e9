/**
 * Fetches a match's record from a server. On the machine that holds the installation's key it is
 * everything; elsewhere a token decides what is disclosed.
 */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ask } from '@scoresheet/services-bots';
import { installationKey, readConfig } from '@scoresheet/services-runtime';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ExportOptions {
  readonly url?: string;
  readonly token?: string;
  readonly out?: string;
  readonly json?: boolean;
}

const EXPORT = `query Export($match: ID!) { exportMatch(id: $match) }`;

/** How long a server may take to answer before the command gives up. */
const PATIENCE_MS = 10_000;

export async function exportMatch(id: string, options: ExportOptions): Promise<void> {
  const text = await fetchExport(id, options);
  const file = options.out ?? `${id}.jsonl`;
  await writeFile(file, text);
  const lines = text.split('\n').length - 1;
  console.log(
    options.json === true
      ? JSON.stringify({ match: id, file, lines, bytes: Buffer.byteLength(text) })
      : `${file}: ${lines} lines. Check it with: npx scoresheet verify ${file}`,
  );
}

async function fetchExport(id: string, options: ExportOptions): Promise<string> {
  const { host, port } = readConfig(process.env);
  const url = options.url ?? `http://${host}:${port}`;
  const token = options.token ?? (await houseToken());
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const address = { url, signal, ...(token === undefined ? {} : { token }) };
    const answer = await ask<{ exportMatch: string }>(address, EXPORT, { match: id });
    return answer.exportMatch;
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`nothing answers at ${url}. Is the server running ("npm start")?`);
  }
}

/** Undefined where this machine holds no key: then the public's part is asked for. */
async function houseToken(): Promise<string | undefined> {
  const { dataFolder } = readConfig(process.env);
  const file = join(dataFolder, 'installation.key');
  if (!existsSync(file)) return undefined;
  const { token } = await issueLocalToken(await installationKey(file), { role: 'operator' });
  return token;
}
