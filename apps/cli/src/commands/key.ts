/** `scoresheet key`: the installation's keys, and what is derived from them for an api. */
import { randomBytes } from 'node:crypto';
import { KEY_BYTES, printApiKeys, printRing } from '@scoresheet/services-keys';
import { keyFileOf } from '@scoresheet/services-runtime';
import type { Command } from 'commander';
import { describedKeys, keyInWords } from '../keys/described-key.js';
import { takeoverMs, withNextKey } from '../keys/next-key.js';
import { neededRing, writeSecretFile } from '../keys/ring-file.js';
import { Fault } from '../program/fault.js';
import { settingsOf } from '../server/settings.js';

interface Output {
  readonly json?: boolean;
}

interface RotateOptions extends Output {
  readonly from?: string;
  readonly endTokens?: boolean;
  readonly to?: string;
}

export function keyCommand(command: Command): void {
  withJson(command.command('list'))
    .description('name the keys of this installation, and when each takes over')
    .action(list);
  withJson(command.command('rotate'))
    .description('make a new key, which takes over in ten minutes')
    .option('--from <time>', 'when it takes over: "now" or a time such as 2026-11-23T08:00:00Z')
    .option('--end-tokens', 'end all tokens that were made under older keys')
    .option('--to <file>', 'write all keys there (default: installation.key in the data folder)')
    .action(rotate);
  withJson(command.command('api'))
    .description('write the file that an api or a projector gets in place of the keys')
    .argument('<file>', 'the file to write, which nobody else may read')
    .action(api);
}

const withJson = (command: Command): Command => command.option('--json', 'print JSON objects');

async function list({ json }: Output): Promise<void> {
  for (const key of describedKeys(await neededRing(settingsOf(process.env)), Date.now())) {
    console.log(json ? JSON.stringify(key) : keyInWords(key));
  }
}

async function rotate({ from, endTokens = false, to, json }: RotateOptions): Promise<void> {
  const config = settingsOf(process.env);
  const nowMs = Date.now();
  const fromMs = takeoverMs(from, nowMs);
  if (to === undefined && config.installationKeys !== undefined) {
    throw new Fault(
      'usage',
      'the keys stand in SCORESHEET_INSTALLATION_KEY: name a file for all of them with --to, ' +
        'and make what it holds the new value.',
    );
  }
  const file = to ?? keyFileOf(config);
  const next = { key: new Uint8Array(randomBytes(KEY_BYTES)), fromMs, endsTokens: endTokens };
  const ring = withNextKey(await neededRing(config), next);
  await writeSecretFile(file, printRing(ring));
  const added = describedKeys(ring, nowMs).at(-1);
  if (added === undefined) return;
  if (json) return console.log(JSON.stringify({ file, ...added }));
  const when = fromMs > nowMs ? 'before that time' : 'at once';
  console.log(`${file} has one key more: ${keyInWords(added)}.\n${todo(when)}`);
}

const todo = (when: string): string =>
  `Keep a copy of the file. Start every process again ${when}, with the new file; where apis\n` +
  'have keys of their own, write those anew, too: scoresheet key api FILE.';

async function api(file: string, { json }: Output): Promise<void> {
  const ring = await neededRing(settingsOf(process.env));
  await writeSecretFile(file, `${printApiKeys(ring)}\n`);
  const told = 'holds what SCORESHEET_API_KEYS_FILE is to name, and no chance of any match.';
  console.log(json ? JSON.stringify({ file, keys: ring.length }) : `${file} ${told}`);
}
