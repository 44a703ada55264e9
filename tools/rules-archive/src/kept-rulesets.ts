/** The archive on disk: a module for each ruleset that was released, and their list. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@scoresheet/domain-record/node';
import { archivedFile } from '@scoresheet/games-catalog';

export const ARCHIVE = join(import.meta.dirname, '..', '..', '..', 'rules-archive');
const LIST = 'rulesets.json';

type KeptRulesets = Readonly<Record<string, string>>;

/** SHA-256 of each module by the id of its ruleset. */
export const keptRulesets = (folder = ARCHIVE): KeptRulesets =>
  existsSync(join(folder, LIST))
    ? (JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as KeptRulesets)
    : {};

/** Names of all modules that lie there, listed or not. */
export const keptModules = (folder = ARCHIVE): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.mjs'));

export const sha256OfFile = (file: string, folder = ARCHIVE): string =>
  sha256(readFileSync(join(folder, file)));

/** Throws where the ruleset is kept already: its matches are decided by what is kept. */
export function keepRuleset(id: string, module: string, folder = ARCHIVE): string {
  const kept = keptRulesets(folder);
  if (Object.hasOwn(kept, id)) {
    throw new Error(`${id} is kept already. Rules that are otherwise are a new version.`);
  }
  const digest = sha256(module);
  const file = archivedFile(id, digest);
  writeFileSync(join(folder, file), module, { flag: 'wx' });
  const list = Object.entries({ ...kept, [id]: digest }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(folder, LIST), `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`);
  return file;
}
