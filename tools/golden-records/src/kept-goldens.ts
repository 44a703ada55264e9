/**
 * Golden records: matches that are over, kept under their ruleset for ever. A change of the rules by
 * which one of them would be decided otherwise is a new version of the ruleset, never a new golden.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GAMES_FOLDER = join(import.meta.dirname, '..', '..', '..', 'libs', 'games');
const INDEX = 'goldens.json';
const SUFFIX = '.jsonl';

/** What a golden came to when it was kept. */
interface KeptGolden {
  readonly shows: string;
  /** Hash of the last event, which holds all before it. */
  readonly hash: string;
  readonly events: number;
  /** SHA-256 of the file. */
  readonly file: string;
}

type KeptGoldens = Readonly<Record<string, KeptGolden>>;

/** `ruleset` as matches pin it, `fuzzycards/1`. */
function folderOf(ruleset: string): string {
  const [game = '', version = ''] = ruleset.split('/');
  return join(GAMES_FOLDER, game, 'goldens', version);
}

const fileOf = (ruleset: string, name: string): string =>
  join(folderOf(ruleset), `${name}${SUFFIX}`);

/** Rulesets of a game that have goldens, the oldest first. */
export function rulesetsWithGoldens(game: string): readonly string[] {
  const folder = join(GAMES_FOLDER, game, 'goldens');
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  return versions.sort((a, b) => a - b).map((version) => `${game}/${version}`);
}

export function keptGoldens(ruleset: string): KeptGoldens {
  const file = join(folderOf(ruleset), INDEX);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptGoldens) : {};
}

export const readGolden = (ruleset: string, name: string): Uint8Array =>
  readFileSync(fileOf(ruleset, name));

/** Names of all files that lie there, listed or not. */
export const goldenFiles = (ruleset: string): readonly string[] =>
  existsSync(folderOf(ruleset))
    ? readdirSync(folderOf(ruleset))
        .filter((file) => file.endsWith(SUFFIX))
        .map((file) => file.slice(0, -SUFFIX.length))
    : [];

/** Throws where there is one of that name: what is kept is never written again. */
export function keepGolden(
  ruleset: string,
  name: string,
  text: string,
  golden: KeptGolden,
): string {
  const kept = keptGoldens(ruleset);
  const file = fileOf(ruleset, name);
  if (name in kept || existsSync(file)) {
    throw new Error(
      `The golden ${name} is kept already. What would be otherwise is a new version.`,
    );
  }
  mkdirSync(folderOf(ruleset), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  const index = JSON.stringify({ ...kept, [name]: golden }, null, 2);
  writeFileSync(join(folderOf(ruleset), INDEX), `${index}\n`);
  return file;
}
