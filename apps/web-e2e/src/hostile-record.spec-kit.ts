/** Records that chain well, and hold whatever their writer wants somebody to read in a verdict. */
import { readFileSync } from 'node:fs';
import { exportRecord, readExport, sealEvent, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';

const GOLDEN = '../../../libs/games/fuzzycards/goldens/2/usual.jsonl';
const NO_SALT = '0'.repeat(64);

interface Change {
  readonly record?: string;
  /** What the only fact says otherwise. */
  readonly fact: Readonly<Record<string, Json>>;
}

/** A match that was opened and no more, sealed as if it had always been so. */
function opened({ fact, ...change }: Change): string {
  const read = readExport(readFileSync(new URL(GOLDEN, import.meta.url)), sha256);
  if (!read.ok) throw new Error(`the golden record is ${read.broken.reason}`);
  const [{ header, parts }] = read.value.events as [(typeof read.value.events)[number]];
  const { action = null, facts } = parts.public ?? {};
  const [created] = facts as readonly [object];
  const changed = { public: { action, facts: [{ ...created, ...fact }] } };
  const draft = { ...header, ...change, parts: changed };
  const { bytes } = sealEvent(draft, undefined, { sha256, saltOf: () => NO_SALT });
  return exportRecord([bytes], sha256);
}

/** The record of that name, by rules of that name. */
export const byUnknownRules = (name: string): string =>
  opened({ record: name, fact: { ruleset: name } });

/** A fact says something of that name that no rules say. */
export const withMore = (name: string): string => opened({ fact: { [name]: name } });
