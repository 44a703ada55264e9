import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCardFile } from '@scoresheet/games-fuzzycards';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { cardFile, cardFileSchema } from './card-file.js';
import { spoilt, type JsonValue } from './spoilt.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CARDS = `${ROOT}libs/games/fuzzycards/src/`;
const RENEW = 'renew the schema with: npx vitest run tools/card-schema -u';

const filesOf = (folder: string): readonly string[] =>
  readdirSync(CARDS + folder)
    .filter((name) => name.endsWith('.cards.json'))
    .map((name) => `${folder}/${name}`);
const OURS = [...filesOf('cards/genesis'), ...filesOf('scenarios')];

interface AnyFile {
  readonly $schema: string;
  readonly cards: readonly JsonValue[];
}
const readOurs = (path: string) => JSON.parse(readFileSync(CARDS + path, 'utf8')) as AnyFile;
const fileOf = (...cards: readonly JsonValue[]) => ({ set: 'x', title: 'X', cards });

/** Whether the reader of the game and its twin take the file. */
const verdicts = (file: unknown): readonly [reader: boolean, twin: boolean] => [
  readCardFile(file).problems.length === 0,
  cardFile.safeParse(file).success,
];

describe('The reader of card files and its twin', () => {
  it.each(OURS)('both take %s', (path) => {
    expect(verdicts(readOurs(path))).toEqual([true, true]);
  });

  it.each(OURS)('say the same of every card of %s, however it is spoilt', (path) => {
    const disagreed: unknown[] = [];
    let refused = 0;
    for (const card of readOurs(path).cards) {
      for (const bad of spoilt(card)) {
        const [reader, twin] = verdicts(fileOf(bad));
        if (!reader) refused += 1;
        if (reader !== twin) disagreed.push({ reader, twin, bad });
      }
    }
    expect(refused).toBeGreaterThan(1_000);
    expect(disagreed.slice(0, 3)).toEqual([]);
  });

  const empty = { set: '', title: 'X', cards: [] };
  it.each([[null], [[]], ['cards'], [{}], [{ cards: [] }], [empty]])(
    'both refuse a file that is %j',
    (file) => {
      expect(verdicts(file)).toEqual([false, false]);
    },
  );

  it('both want each code and each name once', () => {
    const [first, second] = readOurs('cards/genesis/power.cards.json').cards as [object, object];
    const { code, name } = first as { code: string; name: string };
    expect(verdicts(fileOf({ ...first }, { ...second, code }))).toEqual([false, false]);
    expect(verdicts(fileOf({ ...first }, { ...second, name }))).toEqual([false, false]);
  });
});

describe('The schema by which editors complete card files', () => {
  it('is what the twin says', async () => {
    const file = `${CARDS}cards/card-file.schema.json`;
    const style = { ...(await resolveConfig(file)), filepath: file };
    const text = await format(JSON.stringify(cardFileSchema()), style);
    await expect(text, RENEW).toMatchFileSnapshot(file);
  });

  it.each(OURS)('is named by %s, by a path that leads to it', (path) => {
    const named = new URL(readOurs(path).$schema, `file://${CARDS}${path}`);
    expect(fileURLToPath(named)).toBe(`${CARDS}cards/card-file.schema.json`);
  });

  it('explains every word that a card file may hold', () => {
    const mute = unexplained(cardFileSchema() as Node, '');
    expect(mute).toEqual([]);
  });
});

interface Node {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly [word: string]: unknown;
}

/** Properties without a word of explanation, neither of their own nor of what they refer to. */
function unexplained(node: Node, path: string): readonly string[] {
  const mute = Object.entries(node.properties ?? {})
    .filter(([, property]) => !property.$ref && !property.description)
    .map(([word]) => `${path}.${word}`);
  const inner = Object.entries(node).flatMap(([word, value]) =>
    typeof value === 'object' && value !== null
      ? unexplained(value as Node, `${path}.${word}`)
      : [],
  );
  return [...mute, ...inner];
}
