/**
 * What every game keeps of its card files: a game's `cards/card-file.spec.ts` calls this. Reader and
 * schema are judged by verdicts on spoilt cards, which were frozen in `cards/card-file.verdicts.json`
 * when two descriptions of the files, each written by hand, agreed on all of them.
 *
 * A frozen verdict is never renewed, since the judges who gave it are gone. A card that is written
 * anew, or on which something else may be said now, loses its line and is judged like cards that came
 * later: what the reader takes the schema has to take. Where the reader has learnt to refuse what no
 * game could carry out, that one copy is amended by hand, from `+` to `~`.
 */
import type { CardFileReading } from '@scoresheet/rules-cards';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { oneOfEachShape, spoilt, type JsonValue } from '../card-file/spoilt.js';
import { unexplained } from '../card-file/unexplained.js';
import { disagreements, verdictOf, verdictsIn } from '../card-file/verdicts.js';

export interface CardFiles {
  readonly name: string;
  readonly readCardFile: (json: unknown) => CardFileReading<unknown>;
  /** The `src` of the game; ends in a slash. */
  readonly source: URL;
  /** Folders in it that hold card files. */
  readonly folders: readonly string[];
  /** The reader says which of its problems are about the meaning: then it is held to that. */
  readonly tellsMeaning?: boolean;
  /** What makes the schema, where the game does; the file on the disk has to be that. */
  readonly schema?: () => object;
}

type Card = { readonly code: string; readonly name: string } & { [word: string]: JsonValue };

interface AnyFile {
  readonly set: string;
  readonly cards: readonly Card[];
}

/** The card files of the game, by their paths from its `src`. */
interface Ours {
  readonly paths: readonly string[];
  readonly read: (path: string) => AnyFile;
  /** The schema that stands at the head of the file, as JSON or YAML has it there. */
  readonly schemaOf: (path: string) => string | undefined;
}

/** What reader and schema say of a file together. */
type Judge = (file: unknown) => string;

const CARD_FILE = /\.cards\.(json|yaml)$/;
const NAMES_SCHEMA = /"\$schema": "([^"]+)"|^# yaml-language-server: \$schema=(\S+)/m;
const SCHEMA = 'cards/card-file.schema.json';
const VERDICTS = 'cards/card-file.verdicts.json';
/** Copies of the cards of a file that are refused; fewer show nothing. */
const FEWEST_REFUSED = 1_000;
const STAYS = `a verdict stays; a card that is gone or written anew loses its line in ${VERDICTS}`;

const fileOf = (...cards: readonly unknown[]) => ({ set: 'x', title: 'X', cards });
const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function cardFileSuite(game: CardFiles): void {
  const paths = game.folders.flatMap((folder) =>
    readdirSync(new URL(folder, game.source))
      .filter((name) => CARD_FILE.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const textOf = (path: string): string => readFileSync(new URL(path, game.source), 'utf8');
  const ours: Ours = {
    paths,
    read(path) {
      const text = textOf(path);
      return (path.endsWith('.yaml') ? parse(text) : JSON.parse(text)) as AnyFile;
    },
    schemaOf(path) {
      const [, inJson, inYaml] = NAMES_SCHEMA.exec(textOf(path)) ?? [];
      return inJson ?? inYaml;
    },
  };
  describe(`Reader and schema of the card files of ${game.name}`, () => {
    const judge = judgeOf(game);
    filesSuite(judge, ours);
    spoiltSuite(game, judge, ours);
  });
  describe(`The schema by which editors complete card files of ${game.name}`, () => {
    schemaSuite(game, ours);
  });
}

/** A stranger reads the schema, as editors do; a schema with words that mean nothing fails. */
function judgeOf({ readCardFile, source, tellsMeaning = false }: CardFiles): Judge {
  let takes: ValidateFunction | undefined;
  return (file) => {
    takes ??= new Ajv2020({ strict: true, keywords: ['enumDescriptions'] }).compile(
      readJson(new URL(SCHEMA, source)) as object,
    );
    return verdictOf(readCardFile(file), { schemaTakes: takes(file), tellsMeaning });
  };
}

function filesSuite(judge: Judge, ours: Ours): void {
  it.each(ours.paths)('both take %s', (path) => {
    expect(judge(ours.read(path))).toBe('+');
  });

  const empty = { set: '', title: 'X', cards: [] };
  it.each([[null], [[]], ['cards'], [{}], [{ cards: [] }], [empty]])(
    'both refuse a file that is %j',
    (file) => {
      expect(judge(file)).toBe('-');
    },
  );

  it('the reader wants each code and each name once, which no schema can say', () => {
    const [first, second] = ours.read(ours.paths[0] as string).cards as [Card, Card];
    const { code, name } = first;
    expect(judge(fileOf(first, second))).toBe('+');
    expect(judge(fileOf(first, { ...second, code }))).toBe('~');
    expect(judge(fileOf(first, { ...second, name }))).toBe('~');
  });
}

function spoiltSuite({ source }: CardFiles, judge: Judge, ours: Ours): void {
  const frozen = readJson(new URL(VERDICTS, source)) as Readonly<Record<string, string>>;
  const isFrozen = ({ code }: Card): boolean => code in frozen;

  it.each(ours.paths)('say of the cards of %s, however they are spoilt, what is frozen', (path) => {
    const { set, cards } = ours.read(path);
    // Of cards that are alike the last one is judged: one with frozen verdicts, where there is any.
    const frozenLast = [...cards.filter((card) => !isFrozen(card)), ...cards.filter(isFrozen)];
    const disagreed: unknown[] = [];
    let refused = 0;
    for (const card of oneOfEachShape(frozenLast)) {
      const copies = [...spoilt(card)];
      const found = copies.map((bad) => judge({ ...fileOf(bad), set }));
      refused += found.filter((verdict) => verdict !== '+').length;
      const verdicts = isFrozen(card) ? verdictsIn(frozen[card.code] as string) : undefined;
      for (const one of disagreements(found, verdicts)) {
        disagreed.push({ ...one, card: copies[one.copy] });
      }
    }
    expect(refused).toBeGreaterThan(FEWEST_REFUSED);
    expect(disagreed.slice(0, 3), STAYS).toEqual([]);
  });

  it('have frozen verdicts on no card that is gone', () => {
    const codes = ours.paths.flatMap((path) => ours.read(path).cards.map(({ code }) => code));
    expect(
      Object.keys(frozen).filter((code) => !codes.includes(code)),
      STAYS,
    ).toEqual([]);
  });
}

function schemaSuite({ source, schema }: CardFiles, ours: Ours): void {
  const file = fileURLToPath(new URL(SCHEMA, source));

  it.each(ours.paths)('is named by %s, by a path that leads to it', (path) => {
    const named = ours.schemaOf(path) ?? '';
    expect(fileURLToPath(new URL(named, new URL(path, source)))).toBe(file);
  });

  it('explains every word that a card file may hold', () => {
    expect(unexplained(readJson(new URL(SCHEMA, source)) as object)).toEqual([]);
  });

  if (schema === undefined) return;
  it('is what the game makes of its words', async () => {
    const folder = file.replace(/^.*(?=libs\/games\/)/, '').replace(/\/[^/]+$/, '');
    const { code: text } = await format(file, JSON.stringify(schema()));
    const renew = `renew the schema with: npx vitest run ${folder} -u`;
    await expect(text, renew).toMatchFileSnapshot(file);
  });
}
