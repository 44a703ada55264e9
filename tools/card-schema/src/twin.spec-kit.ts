/**
 * What every game asks of the reader of its card files and of the twin in zod: the same verdict on
 * our own files, and on all that is left of them when they are spoilt.
 */
import { oneOfEachShape, spoilt, type JsonValue } from '@scoresheet/rules-testing';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

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
  it(`${twins.game}: the schema by which editors complete card files is what the twin says`, async () => {
    const file = `${source}cards/card-file.schema.json`;
    const style = { ...(await resolveConfig(file)), filepath: file };
    const text = await format(JSON.stringify(twins.cardFileSchema()), style);
    await expect(text, RENEW).toMatchFileSnapshot(file);
  });
}

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
