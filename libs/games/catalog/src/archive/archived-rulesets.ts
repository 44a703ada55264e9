/**
 * Earlier rulesets, each from the module that was kept when it was released. A module is loaded
 * when its first match is met, and a file that is not what its name says is never run.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import rulesets from '@scoresheet/rules-archive/rulesets.json' with { type: 'json' };
import type { ReleasedRuleset } from '../released-ruleset.js';

/** SHA-256 of each archived module, in hex, by its id (`fuzzycards/1`). */
export const ARCHIVED: { readonly [ruleset: string]: string } = rulesets;

/** A browser loads the file of this name by itself, from wherever the page has it. */
export const archivedFile = (ruleset: string, sha256: string): string =>
  `${ruleset.replace('/', '-')}.${sha256}.mjs`;

class AlteredRuleset extends Error {
  override readonly name = 'AlteredRuleset';
}

const loaded = new Map<string, ReleasedRuleset>();
const resolve = createRequire(import.meta.url);

/** Throws `AlteredRuleset`. */
export function archivedRuleset(id: string): ReleasedRuleset | undefined {
  const before = loaded.get(id);
  if (before) return before;
  const sha256 = Object.hasOwn(ARCHIVED, id) ? ARCHIVED[id] : undefined;
  if (sha256 === undefined) return undefined;
  const file = resolve.resolve(`@scoresheet/rules-archive/${archivedFile(id, sha256)}`);
  const released = loadModule(file, sha256);
  loaded.set(id, released);
  return released;
}

/** Node loads a module without waiting since 20.19, so whoever folds a match need not wait. */
export function loadModule(file: string, sha256: string): ReleasedRuleset {
  const found = hash('sha256', readFileSync(file), 'hex');
  if (found !== sha256) {
    throw new AlteredRuleset(
      `${file} is not the module that was kept: its SHA-256 is ${found}. Put the kept file back.`,
    );
  }
  return (resolve(file) as { readonly released: ReleasedRuleset }).released;
}
