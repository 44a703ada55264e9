import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  archivedFile,
  GAMES,
  loadModule,
  rulesOf,
  type ReleasedRuleset,
} from '@scoresheet/games-catalog';
import { afterAll, describe, expect, it } from 'vitest';
import { ARCHIVE, keepRuleset, keptModules, keptRulesets, sha256OfFile } from './kept-rulesets.js';
import { entryOf, moduleOf } from './module-of-ruleset.js';

const kept = Object.entries(keptRulesets());
const MOST_MS_TO_LOAD = 50;

function fail(): never {
  throw new Error('there is a game');
}

/** Milliseconds of the processor, in a process that has loaded nothing yet. */
interface Cost {
  /** Of Node, before it runs the first line: how busy the machine is shows in it. */
  readonly begins: number;
  /** Of the module, with its hash. */
  readonly loads: number;
}

function costOf(file: string): Cost {
  const program = `
    import { hash } from 'node:crypto';
    import { readFileSync } from 'node:fs';
    import { createRequire } from 'node:module';
    const ms = ({ user, system }) => (user + system) / 1000;
    const file = ${JSON.stringify(join(ARCHIVE, file))};
    const load = createRequire(file);
    const before = process.cpuUsage();
    hash('sha256', readFileSync(file));
    load(file);
    const loads = ms(process.cpuUsage(before));
    console.log(JSON.stringify({ begins: ms(before), loads }));`;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Cost;
}

describe.each(kept)('The kept module of %s', (id, sha256) => {
  const file = archivedFile(id, sha256);

  it('is what its name says, to the byte', () => {
    expect(sha256OfFile(file)).toBe(sha256);
  });

  it('is that ruleset, and the catalog finds it', () => {
    expect(rulesOf(id)?.ruleset.id).toBe(id);
  });

  it('imports nothing, and asks nothing of its surroundings: a browser can load it', async () => {
    const text = readFileSync(join(ARCHIVE, file), 'utf8');
    // A module at such an address can import nothing by a name or a path.
    const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
    const loaded = (await import(/* @vite-ignore */ address)) as { released: ReleasedRuleset };
    expect(loaded.released.ruleset.id).toBe(id);
    expect(text).not.toMatch(/\b(?:import|require)\s*\(|\bprocess\.|\bBuffer\b|\bglobalThis\b/);
  });
});

it('A module leaves out the scenarios of its game, which no match needs', async () => {
  const { title } = GAMES['buddyfight'] ?? fail();
  const module = await moduleOf(entryOf(title, 'buddyfight'));
  expect(module).toMatch(/^\/\/ libs\/games\/buddyfight\/src\/game\.ts$/m);
  expect(module).not.toMatch(/^\/\/ libs\/games\/buddyfight\/src\/scenarios\//m);
});

it('Every module is listed', () => {
  const files = kept.map(([id, sha256]) => archivedFile(id, sha256));
  expect([...keptModules()].sort()).toEqual(files.sort());
});

describe('The archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-archive-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses a module that is not the one that was kept, without running it', () => {
    const [[id, sha256] = ['', '']] = kept;
    const file = join(folder, archivedFile(id, sha256));
    const text = readFileSync(join(ARCHIVE, archivedFile(id, sha256)), 'utf8');
    writeFileSync(file, `globalThis.ranAltered = true;\n${text}`);
    expect(() => loadModule(file, sha256)).toThrow('is not the module that was kept');
    expect(globalThis).not.toHaveProperty('ranAltered');
  });

  it.each(kept)('loads %s in less than 50 ms, or than Node takes to begin', (id, sha256) => {
    const costs = Array.from({ length: 5 }, () => costOf(archivedFile(id, sha256)));
    const shares = costs.map(({ begins, loads }) => loads / Math.max(begins, MOST_MS_TO_LOAD));
    expect(Math.min(...shares)).toBeLessThan(1);
  });

  it('keeps the rules of today as a module that has the same cards, and never twice', async () => {
    const [[game, { title, ruleset }] = fail()] = Object.entries(GAMES);
    const module = await moduleOf(entryOf(title, game));
    const file = keepRuleset(ruleset.id, module, folder);
    const sha256 = keptRulesets(folder)[ruleset.id] ?? '';
    expect(file).toBe(archivedFile(ruleset.id, sha256));
    expect(sha256OfFile(file, folder)).toBe(sha256);
    const loaded = loadModule(join(folder, file), sha256);
    expect(loaded.ruleset.id).toBe(ruleset.id);
    expect(loaded.ruleset.faces).toEqual(ruleset.faces);
    expect(() => keepRuleset(ruleset.id, module, folder)).toThrow('a new version');
  });
});
