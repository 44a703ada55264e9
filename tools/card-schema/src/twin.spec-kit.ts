/**
 * What every game asks of the reader of its card files and of the twin in zod: the same verdict on
 * our own files, and on all that is left of them when they are spoilt.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { spoilt, type JsonValue } from './spoilt.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RENEW = 'renew the schema with: npx vitest run tools/card-schema -u';

interface Twins {
  /** The name of the game's folder. */
  readonly game: string;
  /** Folders in its `src` that hold card files. */
  readonly folders: readonly string[];
  readonly readCardFile: (json: unknown) => { readonly problems: readonly unknown[] };
  readonly cardFile: z.ZodType;
  readonly cardFileSchema: () => object;
}

interface AnyFile {
  readonly $schema: string;
  readonly cards: readonly JsonValue[];
}

const fileOf = (...cards: readonly JsonValue[]) => ({ set: 'x', title: 'X', cards });

export function describeTwins(twins: Twins): void {
  const source = `${ROOT}libs/games/${twins.game}/src/`;
  const ours = twins.folders.flatMap((folder) =>
    readdirSync(source + folder)
      .filter((name) => name.endsWith('.cards.json'))
      .map((name) => `${folder}/${name}`),
  );
  const readOurs = (path: string) => JSON.parse(readFileSync(source + path, 'utf8')) as AnyFile;
  describe(`${twins.game}: the reader of card files and its twin`, () => {
    describeVerdicts(twins, ours, readOurs);
  });
  describe(`${twins.game}: the schema by which editors complete card files`, () => {
    describeSchema(twins, source, ours, readOurs);
  });
}

/** Of cards that differ in numbers and names alone one is enough: the others spoil alike. */
function oneOfEachShape(cards: readonly JsonValue[]): readonly JsonValue[] {
  const shapeOf = (word: string, value: unknown): unknown =>
    typeof value === 'object' || TELLING.includes(word) ? value : typeof value;
  return [...new Map(cards.map((card) => [JSON.stringify(card, shapeOf), card])).values()];
}

const TELLING = ['type', 'timing', 'verb', 'things', 'zone'];

type ReadOurs = (path: string) => AnyFile;

function describeVerdicts(twins: Twins, ours: readonly string[], readOurs: ReadOurs): void {
  /** Whether the reader of the game and its twin take the file. */
  const verdicts = (file: unknown): readonly [reader: boolean, twin: boolean] => [
    twins.readCardFile(file).problems.length === 0,
    twins.cardFile.safeParse(file).success,
  ];

  it.each(ours)('both take %s', (path) => {
    expect(verdicts(readOurs(path))).toEqual([true, true]);
  });

  it.each(ours)('say the same of every kind of card of %s, however it is spoilt', (path) => {
    const disagreed: unknown[] = [];
    let refused = 0;
    for (const bad of oneOfEachShape(readOurs(path).cards).flatMap((card) => [...spoilt(card)])) {
      const [reader, twin] = verdicts(fileOf(bad));
      if (!reader) refused += 1;
      if (reader !== twin) disagreed.push({ reader, twin, bad });
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
    const [first, second] = readOurs(ours[0] as string).cards as [object, object];
    const { code, name } = first as { code: string; name: string };
    expect(verdicts(fileOf({ ...first }, { ...second, code }))).toEqual([false, false]);
    expect(verdicts(fileOf({ ...first }, { ...second, name }))).toEqual([false, false]);
  });
}

function describeSchema(
  { cardFileSchema }: Twins,
  source: string,
  ours: readonly string[],
  readOurs: ReadOurs,
): void {
  const file = `${source}cards/card-file.schema.json`;

  it('is what the twin says', async () => {
    const style = { ...(await resolveConfig(file)), filepath: file };
    const text = await format(JSON.stringify(cardFileSchema()), style);
    await expect(text, RENEW).toMatchFileSnapshot(file);
  });

  it.each(ours)('is named by %s, by a path that leads to it', (path) => {
    const named = new URL(readOurs(path).$schema, `file://${source}${path}`);
    expect(fileURLToPath(named)).toBe(file);
  });

  it('explains every word that a card file may hold', () => {
    expect(unexplained(cardFileSchema() as Node, '')).toEqual([]);
  });
}

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
