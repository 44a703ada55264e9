/** Each verdict as a person gets it: one line, and an exit code that a script can trust. */
import { writeFile } from 'node:fs/promises';
import {
  encodeUtf8,
  exportRecord,
  readExport,
  sealEvent,
  type Head,
  type Part,
  type Parts,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { commandLine, exportOf } from '../command-line.spec-kit.js';

const { scoresheet, pathOf } = commandLine();

const HONEST = exportOf(1);
const HONEST_IS: unknown = expect.stringMatching(
  /^honest\.jsonl: EXACT m-\w+: \d+ events, hash [0-9a-f]{64}$/,
);

/** The events of an export, sealed anew after a change of their parts: the chain holds again. */
function resealed(change: (parts: Parts, seq: number) => Parts): readonly Uint8Array[] {
  const read = readExport(encodeUtf8(HONEST), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  let head: Head | undefined;
  return read.value.events.map(({ header, parts }) => {
    const { record, seq, type, at, commandId } = header;
    const open = Object.fromEntries(
      Object.entries(parts).map(([audience, line]) => {
        const part = Object.entries(line ?? {}).filter(([field]) => field !== 'salt');
        return [audience, Object.fromEntries(part) as unknown as Part];
      }),
    ) as unknown as Parts;
    const draft = { record, type, at, commandId, parts: change(open, seq) };
    const sealed = sealEvent(draft, head, { saltOf: () => '0'.repeat(64), sha256 });
    head = sealed.head;
    return sealed.bytes;
  });
}

async function verified(name: string, text: string) {
  await writeFile(pathOf(name), text);
  const told = await scoresheet('verify', name);
  const { verdict } = JSON.parse((await scoresheet('verify', name, '--json')).stdout) as {
    verdict: string;
  };
  return { status: told.status, line: told.stdout.trim(), verdict };
}

describe('scoresheet verify', () => {
  it('finds an honest record EXACT, and that alone is success', async () => {
    const { status, line, verdict } = await verified('honest.jsonl', HONEST);
    expect([status, verdict]).toEqual([0, 'EXACT']);
    expect(line).toMatch(/^honest\.jsonl: EXACT m-\w+: \d+ events, hash [0-9a-f]{64}$/);
  });

  it('finds a record with lines withheld UNVERIFIED, and says which', async () => {
    const redacted = exportRecord(
      resealed((parts) => parts),
      sha256,
      (to) => to !== 'house',
    );
    const { status, line, verdict } = await verified('redacted.jsonl', redacted);
    expect([status, verdict]).toEqual([1, 'UNVERIFIED']);
    expect(line).toMatch(/UNVERIFIED m-\w+: the chain of \d+ events holds, .* \d+ of house/);
  });

  it('finds a record with another fact in a chain that holds DIVERGED, and says where', async () => {
    const forged = resealed((parts, seq) =>
      seq === 3 ? { ...parts, public: { ...parts.public, facts: [] } } : parts,
    );
    const { status, line, verdict } = await verified('forged.jsonl', exportRecord(forged, sha256));
    expect([status, verdict]).toEqual([1, 'DIVERGED']);
    expect(line).toMatch(/DIVERGED m-\w+: events\[3\]/);
  });

  it('finds a record with a changed byte BROKEN, and says in which line', async () => {
    const lines = HONEST.split('\n');
    lines[3] = `${lines[3]} `;
    const { status, line, verdict } = await verified('broken.jsonl', lines.join('\n'));
    expect([status, verdict]).toEqual([1, 'BROKEN']);
    expect(line).toMatch(
      /^broken\.jsonl: BROKEN at line 4 \(byte \d+\): [a-z-]+\n  This line was changed/,
    );
  });
});

describe('scoresheet verify of several files', () => {
  const verdictsIn = (stdout: string) => stdout.match(/^\S+: [A-Z]+/gm);

  it('gives a verdict on each in its turn, and succeeds only where all are EXACT', async () => {
    await writeFile(pathOf('honest.jsonl'), HONEST);
    await writeFile(pathOf('none.jsonl'), 'nothing\n');
    const exact = await scoresheet('verify', 'honest.jsonl', 'honest.jsonl');
    expect([exact.status, exact.stdout.trim().split('\n')]).toEqual([0, [HONEST_IS, HONEST_IS]]);
    const mixed = await scoresheet('verify', 'none.jsonl', 'honest.jsonl');
    expect([mixed.status, verdictsIn(mixed.stdout)]).toEqual([
      1,
      ['none.jsonl: BROKEN', 'honest.jsonl: EXACT'],
    ]);
    expect(mixed.stderr.match(/only a head shows/g)).toHaveLength(1);
  });

  it('stops at one that is not there, after the verdicts before it', async () => {
    await writeFile(pathOf('honest.jsonl'), HONEST);
    const args = ['verify', 'honest.jsonl', 'nowhere.jsonl', 'honest.jsonl'];
    const { status, stdout, stderr } = await scoresheet(...args);
    expect([status, stdout.trim()]).toEqual([2, HONEST_IS]);
    expect(stderr).toContain('there is no file "nowhere.jsonl"');
    const [verdict, fault, ...more] = (await scoresheet(...args, '--json')).stdout
      .trim()
      .split('\n');
    expect(JSON.parse(verdict ?? '')).toMatchObject({ verdict: 'EXACT' });
    expect(JSON.parse(fault ?? '')).toMatchObject({ error: { code: 'no-such-file' } });
    expect(more).toEqual([]);
  });
});

/** The first events of an export, as somebody would cut it who wants the rest forgotten. */
function cutAt(share: number): string {
  const read = readExport(encodeUtf8(HONEST), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  const { events } = read.value;
  const lines = HONEST.split('\n');
  let line = 1;
  const bytes = events.map(({ header }) => {
    const height = 1 + Object.keys(header.hashes).length;
    const event = lines.slice(line + 1, line + 1 + height).join('\n');
    line += 1 + height;
    return encodeUtf8(event);
  });
  return exportRecord(bytes.slice(0, Math.ceil(share * bytes.length)), sha256);
}

describe('scoresheet verify against what somebody kept', () => {
  const headOf = (text: string): string => {
    const read = readExport(encodeUtf8(text), sha256);
    if (!read.ok) throw new Error(read.broken.reason);
    return read.value.hash;
  };
  const CUT = cutAt(0.6);
  const ANOTHER_CHANCE = exportOf(1, 2);

  async function held(name: string, text: string, ...kept: readonly string[]) {
    await writeFile(pathOf(name), text);
    const { status, stdout, stderr } = await scoresheet('verify', name, ...kept);
    return { status, said: stdout.trim().split('\n'), stderr };
  }

  it('says what EXACT means, beside the verdicts', async () => {
    const { said, stderr } = await held('honest.jsonl', HONEST);
    expect(said).toHaveLength(1);
    expect(stderr).toContain('only a head shows');
  });

  it('knows the record again by any of its heads', async () => {
    for (const head of [headOf(HONEST), headOf(CUT), headOf(CUT).toUpperCase()]) {
      const { status, said, stderr } = await held('honest.jsonl', HONEST, '--head', head);
      expect(status).toBe(0);
      expect(said[1]).toMatch(/^ {2}It holds head [0-9a-f]{64}: event \d+ is the same/);
      expect(stderr).toBe('');
    }
  });

  it('and by an earlier export of it', async () => {
    await writeFile(pathOf('earlier.jsonl'), CUT);
    const { status, said } = await held('honest.jsonl', HONEST, '--contains', 'earlier.jsonl');
    expect(status).toBe(0);
    expect(said[1]).toContain('It holds earlier.jsonl: event ');
  });

  it('finds out a record that was cut, although it is EXACT', async () => {
    await writeFile(pathOf('whole.jsonl'), HONEST);
    const byHead = await held('cut.jsonl', CUT, '--head', headOf(HONEST));
    expect(byHead.status).toBe(1);
    expect(byHead.said[0]).toContain('EXACT');
    expect(byHead.said[1]).toContain('no event has this hash');
    const byFile = await held('cut.jsonl', CUT, '--contains', 'whole.jsonl');
    expect([byFile.status, byFile.said[1]]).toEqual([
      1,
      expect.stringContaining('the record was cut'),
    ]);
  });

  it('finds out the same match under another commitment, although it is EXACT', async () => {
    await writeFile(pathOf('whole.jsonl'), HONEST);
    const { status, said } = await held(
      'again.jsonl',
      ANOTHER_CHANCE,
      '--contains',
      'whole.jsonl',
      '--head',
      headOf(HONEST),
    );
    expect(status).toBe(1);
    expect(said[0]).toContain('EXACT');
    expect(said[1]).toContain('does not hold head');
    expect(said[2]).toMatch(/event \d+ is another one/);
  });

  it('says it to programs', async () => {
    await writeFile(pathOf('cut.jsonl'), CUT);
    const { stdout } = await scoresheet('verify', 'cut.jsonl', '--json', '--head', headOf(HONEST));
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: 'EXACT',
      held: [{ kept: `head ${headOf(HONEST)}`, holds: false, because: { reason: 'head-missing' } }],
    });
  });

  it('refuses what is no head and no export', async () => {
    await writeFile(pathOf('none.jsonl'), 'nothing\n');
    for (const kept of [
      ['--head', 'abc'],
      ['--contains', 'none.jsonl'],
    ]) {
      const { status, stderr } = await held('honest.jsonl', HONEST, ...kept);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/is no head|is broken at line/)]);
    }
  });
});
