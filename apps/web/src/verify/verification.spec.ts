/** Given good and tampered records, when they are looked at, then the verdict names what is wrong. */
import { readFileSync } from 'node:fs';
import { exportRecord, MAX_EVENT_BYTES, readExport } from '@scoresheet/domain-record';
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import { describe, expect, it } from 'vitest';
import { namedRules } from '../record-file/named-rules.js';
import { fileVerifier, type Progress } from './verification.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../libs/${path}`, import.meta.url), 'utf8');

const GOOD = read('games/fuzzycards/goldens/2/usual.jsonl');
const ARCHIVED = read('games/fuzzycards/goldens/1/usual.jsonl');
const TOURNAMENT = read('domain/tournament/goldens/swiss-and-cut.jsonl');

const verifier = (rulesFor = namedRules) => fileVerifier({ rulesFor, sha256: nobleSha256 });

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

async function verified(text: string, rulesFor = namedRules) {
  const told: Progress[] = [];
  const verification = await verifier(rulesFor).verify(bytesOf(text), (at) => told.push(at));
  return { ...verification, told };
}

/** The kept tournament is of a game of its own, of which a tournament knows no more than this. */
async function tokens(): ReturnType<typeof namedRules> {
  const entry = (await namedRules(new Uint8Array(bytesOf(GOOD))))('fuzzycards');
  if (!entry) throw new Error('Fuzzycards is here');
  const ruleset = { ...entry.ruleset, id: 'tokens/1', mostSeats: () => 5 };
  return () => ({ ...entry, ruleset });
}

const changed = (change: (lines: string[]) => void): string => {
  const lines = GOOD.split('\n');
  change(lines);
  return lines.join('\n');
};

/** The lines of every audience but the house, as an export of a closed record has them. */
function closed(text: string): string {
  const found = readExport(new TextEncoder().encode(text), nobleSha256);
  if (!found.ok) throw new Error(found.broken.reason);
  const lines = text.split('\n').slice(1, -2);
  const entries: string[] = [];
  for (const line of lines) {
    if (line.startsWith('{"check"')) entries.push('');
    else entries.push(`${entries.pop() ?? ''}\n${line}`);
  }
  const events = entries.map((entry) => new TextEncoder().encode(entry.slice(1)));
  return exportRecord(events, nobleSha256, (audience) => audience === 'public');
}

describe('A good record', () => {
  it('is exact, and tells of its rules and how far the verification is', async () => {
    const { verdict, ruleset, kind, told } = await verified(GOOD);
    expect(verdict).toMatchObject({ verdict: 'EXACT', events: 65 });
    expect({ ruleset, kind }).toEqual({ ruleset: 'fuzzycards/2', kind: 'match' });
    expect(told).toEqual([0, 20, 40, 60].map((seq) => ({ seq, of: 65 })));
  });

  it('of earlier rules is decided by the module that was kept of them', async () => {
    const { verdict, ruleset } = await verified(ARCHIVED);
    expect(verdict.verdict).toBe('EXACT');
    expect(ruleset).toBe('fuzzycards/1');
  });

  it('of a tournament is exact as well', async () => {
    const { verdict, kind } = await verified(TOURNAMENT, tokens);
    expect({ kind, verdict: verdict.verdict }).toEqual({ kind: 'tournament', verdict: 'EXACT' });
  });

  it('holds each head of its own, and no other', async () => {
    const own = verifier();
    const { verdict } = await own.verify(bytesOf(GOOD), () => undefined);
    if (verdict.verdict !== 'EXACT') throw new Error(verdict.verdict);
    expect(own.holds(verdict.hash)).toEqual({ holds: true, seq: 64 });
    expect(own.holds('0'.repeat(64))).toMatchObject({ holds: false });
  });
});

describe('A closed record', () => {
  it('is verified as far as it is shown', async () => {
    const { verdict } = await verified(closed(GOOD));
    expect(verdict).toMatchObject({ verdict: 'UNVERIFIED', missing: { rules: [] } });
    if (verdict.verdict !== 'UNVERIFIED') throw new Error(verdict.verdict);
    expect(verdict.decided).toBeGreaterThan(0);
    expect(verdict.missing.parts.house?.length).toBeGreaterThan(0);
  });

  it('of a tournament has its rounds drawn again from their published seeds', async () => {
    const { verdict, draws } = await verified(closed(TOURNAMENT), tokens);
    expect(verdict.verdict).toBe('UNVERIFIED');
    expect(draws?.rounds).toBeGreaterThan(0);
    expect(draws?.differs).toBeUndefined();
  });
});

describe('A record by rules that are not here', () => {
  it('names them', async () => {
    const { verdict } = await verified(GOOD, async () => () => undefined);
    if (verdict.verdict !== 'UNVERIFIED') throw new Error(verdict.verdict);
    expect(verdict.missing.rules[0]).toMatch(/^fuzzycards\/2 with the cards [0-9a-f]{64}$/);
    expect(verdict.decided).toBe(0);
  });

  it('that say otherwise names the first event and the difference', async () => {
    const rulesFor: typeof namedRules = async (bytes) => {
      const rulesOf = await namedRules(bytes);
      return (name) => {
        const entry = rulesOf(name);
        const refusal = { rule: 'R-FUZ-01', says: 'no' };
        return entry && { ...entry, ruleset: { ...entry.ruleset, run: () => ({ refusal }) } };
      };
    };
    const { verdict } = await verified(GOOD, rulesFor);
    expect(verdict).toMatchObject({ verdict: 'DIVERGED', difference: { kind: 'refused' } });
    if (verdict.verdict !== 'DIVERGED') throw new Error(verdict.verdict);
    expect(verdict.difference.path).toBe(`events[${verdict.seq}].action`);
  });
});

describe('A tampered file is broken at the line that was tampered with', () => {
  it.each([
    ['a byte that is another', 'hash-differs', changed((lines) => (lines[7] = flip(lines[7])))],
    ['a line that is missing', 'hash-differs', changed((lines) => void lines.splice(7, 1))],
    ['two lines in the other order', 'hash-differs', changed((lines) => swap(lines, 6, 7))],
    ['no end', 'line-missing', changed((lines) => void lines.splice(-2, 1))],
    ['a half of its last line', 'newline-missing', GOOD.slice(0, -10)],
    ['something behind its end', 'more-after-trailer', `${GOOD}{}\n`],
    ['a letter instead of a record', 'line-not-canonical', 'Dear judge,\n'],
    ['nothing in it', 'line-missing', ''],
  ])('%s', async (_, reason, text) => {
    const { verdict } = await verified(text);
    expect(verdict).toMatchObject({ verdict: 'BROKEN', reason });
  });

  it('as soon as a line is longer than any event', async () => {
    const long = changed((lines) => (lines[3] = `{"a":"${'x'.repeat(MAX_EVENT_BYTES)}"}`));
    expect((await verified(long)).verdict).toMatchObject({ verdict: 'BROKEN', line: 4 });
  });

  it('and no head is held against it', async () => {
    const own = verifier();
    await own.verify(bytesOf(GOOD), () => undefined);
    await own.verify(bytesOf(GOOD.slice(0, -1)), () => undefined);
    expect(own.holds('0'.repeat(64))).toBeUndefined();
  });
});

const flip = (line = ''): string =>
  line.replace(/[0-9a-f](?=[^0-9a-f]*$)/, (digit) => other(digit));
const other = (digit: string): string => (digit === '0' ? '1' : '0');

function swap(lines: string[], one: number, two: number): void {
  [lines[one], lines[two]] = [lines[two] ?? '', lines[one] ?? ''];
}
