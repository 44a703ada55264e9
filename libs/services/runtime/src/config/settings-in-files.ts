/**
 * Secrets as files, as container platforms hand them over: `NAME_FILE` names the file in which the
 * value of `NAME` stands. A certificate is always a file.
 */
import { readFileSync } from 'node:fs';
import type { Environment } from './setting.js';

const SECRETS = [
  'DATABASE_URL',
  'KAFKA_SASL_PASSWORD',
  'SCORESHEET_INSTALLATION_KEY',
  'SCORESHEET_API_KEYS',
];
const FILES = ['KAFKA_TLS_CA'];

/** Names of the settings that name a file with a secret. */
export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`);

interface FilledIn {
  readonly env: Environment;
  readonly problems: readonly string[];
}

/** The environment with what stands in files in its place. */
export function fillInFiles(env: Environment): FilledIn {
  const filled: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  const fill = (name: string, from: string) => {
    const file = env[from];
    if (file === undefined) return;
    delete filled[from];
    const text = readText(file);
    if (text === undefined) problems.push(`The file that ${from} names cannot be read.`);
    else if (text === '') problems.push(`The file that ${from} names is empty.`);
    else filled[name] = text;
  };
  for (const name of FILES) fill(name, name);
  for (const name of SECRETS) {
    if (env[name] === undefined) fill(name, `${name}_FILE`);
    else if (env[`${name}_FILE`] !== undefined) {
      problems.push(`${name} and ${name}_FILE say the same. Leave one of them out.`);
    }
  }
  return { env: filled, problems };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
