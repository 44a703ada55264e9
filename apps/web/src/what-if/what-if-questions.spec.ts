/** Given an open record, when somebody asks what if, then the pure rules answer and the record stays. */
import { readFileSync } from 'node:fs';
import { exportRecord, readExport } from '@scoresheet/domain-record';
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import type { Choice, Decision, DecisionView } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { namedRules } from '../record-file/named-rules.js';
import type { BranchTable } from './branch.js';
import { SNAPSHOT_EVERY } from './folded-record.js';
import { whatIfQuestions } from './what-if-questions.js';

const read = (game: string): string =>
  readFileSync(
    new URL(`../../../../libs/games/${game}/goldens/2/usual.jsonl`, import.meta.url),
    'utf8',
  );

const FUZZYCARDS = read('fuzzycards');
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

async function opened(text = FUZZYCARDS) {
  const questions = whatIfQuestions({ rulesFor: namedRules, sha256: nobleSha256 });
  const record = await questions.open(bytesOf(text));
  if (record.is !== 'open') throw new Error(record.is);
  return { ...questions, last: record.last };
}

const askedIn = ({ table }: BranchTable): Decision => {
  const [decision] = table.decisions.filter(isOffered);
  if (!decision) throw new Error('nobody is asked');
  return decision;
};

const isOffered = (decision: DecisionView): decision is Decision => decision.options !== undefined;

function firstChoice({ options }: Decision): Choice {
  switch (options.pick) {
    case 'one':
      return options.from[0]?.id ?? '';
    case 'some':
      return options.from.slice(0, options.min).map(({ id }) => id);
    case 'order':
      return options.from.map(({ id }) => id);
    case 'number':
      return options.min;
    case 'words':
      return 'x'.repeat(options.min);
  }
}

/** The first event after which somebody is asked. */
function firstAsked({ last, tableAt }: Awaited<ReturnType<typeof opened>>): number {
  for (let seq = 0; seq <= last; seq += 1) {
    if ((tableAt({ seq, viewer: 'public' })?.decisions.length ?? 0) > 0) return seq;
  }
  throw new Error('nobody is ever asked');
}

describe('An open record', () => {
  it('shows each seat its own hand at any event, and the public none', async () => {
    const { tableAt, last } = await opened();
    const seq = Math.floor(last / 2);
    const handOf = (viewer: 1 | 2 | 'public') =>
      tableAt({ seq, viewer })?.seats[0]?.zones['hand']?.cards?.length ?? 0;
    expect(handOf(1)).toBeGreaterThan(0);
    expect([handOf(2), handOf('public')]).toEqual([0, 0]);
  });

  it('says the same of an event whatever was asked before', async () => {
    const forwards = await opened(read('buddies'));
    const backwards = await opened(read('buddies'));
    expect(forwards.last).toBeGreaterThan(SNAPSHOT_EVERY);
    const at = Array.from({ length: forwards.last + 1 }, (_, seq) => seq);
    const tables = at.map((seq) => forwards.tableAt({ seq, viewer: 'house' }));
    const again = at.toReversed().map((seq) => backwards.tableAt({ seq, viewer: 'house' }));
    expect(again.toReversed()).toEqual(tables);
  });

  it('has no table before the game begins, and the last one past the end', async () => {
    const { tableAt, begin, last } = await opened();
    expect(tableAt({ seq: 0, viewer: 'public' })).toBeNull();
    expect(begin({ seq: 0, luck: 1 })).toBeNull();
    expect(tableAt({ seq: last + 9, viewer: 1 })).toEqual(tableAt({ seq: last, viewer: 1 }));
  });
});

describe('A branch', () => {
  it('begins with the decision of whoever was asked, and goes on by the rules', async () => {
    const record = await opened();
    const seq = firstAsked(record);
    const before = record.tableAt({ seq, viewer: 'house' });
    const steps: number[] = [];
    for (let now = record.begin({ seq, luck: 1 }); now && steps.length < 20;) {
      const decision = askedIn(now);
      const { seat, id } = decision;
      const answered = record.answer({ seat, decision: id, choice: firstChoice(decision) });
      if (answered.is !== 'answered') throw new Error(answered.says);
      ({ now } = answered);
      steps.push(now.steps);
    }
    expect(steps).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(record.tableAt({ seq, viewer: 'house' })).toEqual(before);
  });

  it('takes an answer back', async () => {
    const record = await opened();
    const begun = record.begin({ seq: firstAsked(record), luck: 1 });
    if (!begun) throw new Error('the game has begun');
    const decision = askedIn(begun);
    const { seat, id } = decision;
    record.answer({ seat, decision: id, choice: firstChoice(decision) });
    expect(record.undo(null)).toEqual(begun);
    expect(record.undo(null)).toEqual(begun);
  });

  it('says by which rule an answer is refused, and stays as it was', async () => {
    const record = await opened();
    const begun = record.begin({ seq: firstAsked(record), luck: 1 });
    if (!begun) throw new Error('the game has begun');
    const { seat, id } = askedIn(begun);
    const answered = record.answer({ seat, decision: id, choice: 'nonsense' });
    expect(answered).toMatchObject({ is: 'refused', rule: expect.stringMatching(/^[RA]-FUZ-/) });
    expect(record.look(begun.viewer)).toEqual(begun);
  });

  it('is the same with the same luck, and another one with another', async () => {
    const record = await opened();
    const played = (luck: number) => {
      let now = record.begin({ seq: firstAsked(record), luck });
      for (let steps = 0; steps < 40 && now && now.table.outcome === null; steps += 1) {
        const decision = askedIn(now);
        const { seat, id } = decision;
        const answered = record.answer({ seat, decision: id, choice: firstChoice(decision) });
        now = answered.is === 'answered' ? answered.now : null;
      }
      return JSON.stringify(record.look('house'));
    };
    const [one, again, other] = [played(1), played(1), played(2)];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});

describe('A record that is not open', () => {
  it('is told from one that is broken', async () => {
    const questions = whatIfQuestions({ rulesFor: namedRules, sha256: nobleSha256 });
    expect(await questions.open(bytesOf(FUZZYCARDS.slice(0, -1)))).toEqual({ is: 'broken' });
    expect(await questions.open(bytesOf(closed(FUZZYCARDS)))).toEqual({ is: 'closed' });
    expect(() => questions.begin({ seq: 9, luck: 1 })).toThrow('no record is open');
  });

  it('by rules that are not here', async () => {
    const rulesFor = async () => () => undefined;
    const questions = whatIfQuestions({ rulesFor, sha256: nobleSha256 });
    expect(await questions.open(bytesOf(FUZZYCARDS))).toEqual({ is: 'unknown-rules' });
  });
});

/** What an export says to the public alone. */
function closed(text: string): string {
  const found = readExport(new TextEncoder().encode(text), nobleSha256);
  if (!found.ok) throw new Error(found.broken.reason);
  const entries = text.split(/\n\{"check"[^\n]*\n/).slice(1, -1);
  const events = entries.map((entry) => new TextEncoder().encode(entry));
  return exportRecord(events, nobleSha256, (audience) => audience === 'public');
}
