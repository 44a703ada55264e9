import { matchRefolder, type Refolded } from '@scoresheet/domain-match';
import { readExport, type Part, type Redecision } from '@scoresheet/domain-record';
import { ARCHIVED } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { decidedAgain } from './decided-again.js';
import { GOLDEN_MATCHES } from './golden-matches.js';
import {
  goldenFiles,
  keepGolden,
  keptGoldens,
  readGolden,
  rulesetsWithGoldens,
} from './kept-goldens.js';
import { environment, sha256 } from './recorded-match.js';

/** What the house wrote down of its state at each turn's end. */
function fingerprintsOf(ruleset: string, name: string): readonly unknown[] {
  const read = readExport(readGolden(ruleset, name), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  const parts = read.value.events.map(({ parts: { house, public: open } }) => house ?? open);
  return parts.flatMap((part) => part?.['fingerprint'] ?? []);
}

/** The ruleset that event 0 pins. */
function pinnedIn(bytes: Uint8Array): unknown {
  const read = readExport(bytes, sha256);
  const [created] = read.ok ? (read.value.events[0]?.parts.public?.['facts'] as Created[]) : [];
  return created?.ruleset;
}
type Created = { readonly ruleset: string };

/** A seat is taken or cards are dealt: in every game there is a fact. */
const SPOILED = 1;

/** The event of that number with another first fact, as other rules would decide it. */
function inEvent(spoiled: number, seq: number, decided: Redecision<Refolded>) {
  if (seq !== spoiled || !decided.decided) return decided;
  const [first, ...facts] = decided.part.facts as readonly object[];
  const part = { ...decided.part, facts: [{ ...first, kind: 'spoiled' }, ...facts] };
  return { ...decided, part: part as Part };
}

const RULESETS = Object.keys(GOLDEN_MATCHES).flatMap(rulesetsWithGoldens);

describe.each(RULESETS)('A golden record of %s', (ruleset) => {
  const kept = Object.entries(keptGoldens(ruleset));

  it.each(kept)('%s is decided as it was when it was kept', (name, golden) => {
    const bytes = readGolden(ruleset, name);
    expect(pinnedIn(bytes)).toBe(ruleset);
    expect(sha256(bytes)).toBe(golden.file);
    const { verdict, says } = decidedAgain(`${name} of ${ruleset}`, bytes);
    expect(verdict, says).toMatchObject({
      verdict: 'EXACT',
      hash: golden.hash,
      events: golden.events,
    });
  });

  it('says which event and which field is another one now, beside its neighbours', () => {
    const [[name = ''] = []] = kept;
    const rules = matchRefolder(environment);
    const spoiled = decidedAgain(name, readGolden(ruleset, name), {
      ...rules,
      decide: (state, event) => inEvent(SPOILED, event.seq, rules.decide(state, event)),
    });
    expect(spoiled.verdict).toMatchObject({ verdict: 'DIVERGED', seq: SPOILED });
    const [verdict, where, ...lines] = spoiled.says.split('\n');
    expect(verdict).toContain(`events[${SPOILED}].facts[0].kind: recorded`);
    expect(where).toMatch(new RegExp(`^${name}, event ${SPOILED}\\.facts\\.0\\.kind: `));
    expect(lines.filter((line) => /^[-+]/.test(line))).toEqual([
      expect.stringMatching(/^- +"kind": "/),
      expect.stringMatching(/^\+ +"kind": "spoiled"/),
    ]);
    expect(lines.length).toBeLessThan(10);
  });

  it('holds the fingerprints of its turns, which are compared with all else', () => {
    const counts = kept.map(([name]) => fingerprintsOf(ruleset, name).length);
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });

  it('is never written again', () => {
    const [first] = kept;
    if (!first) throw new Error('no golden is kept');
    const [name, golden] = first;
    expect(() => keepGolden(ruleset, name, 'other words', golden)).toThrow('is kept already');
    expect(sha256(readGolden(ruleset, name))).toBe(golden.file);
  });

  it('is listed, and has its file', () => {
    expect([...goldenFiles(ruleset)].sort()).toEqual(kept.map(([name]) => name).sort());
  });
});

describe.each(Object.entries(GOLDEN_MATCHES))('Golden records of %s', (game, matches) => {
  it('are there for every situation, some for each ruleset that was ever played', () => {
    const rulesets = rulesetsWithGoldens(game);
    const names = rulesets.flatMap((ruleset) => Object.keys(keptGoldens(ruleset)));
    expect(new Set(names)).toEqual(new Set(Object.keys(matches)));
    const archived = Object.keys(ARCHIVED).filter((id) => id.startsWith(`${game}/`));
    expect(rulesets).toEqual(expect.arrayContaining(archived));
  });
});
