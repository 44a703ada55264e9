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
import { describe, expect, it, vi } from 'vitest';
import { commandLine, exportOf } from '../command-line.spec-kit.js';
import { sha256 } from '../sha256.js';

vi.setConfig({ testTimeout: 60_000 });

const { scoresheet, pathOf } = commandLine();

const HONEST = exportOf(1);

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
  const told = scoresheet('verify', name);
  const { verdict } = JSON.parse(scoresheet('verify', name, '--json').stdout) as {
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
