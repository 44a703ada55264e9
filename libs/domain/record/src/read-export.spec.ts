/// <reference types="node" />
import { describe, expect, it } from 'vitest';
import type { Audience } from './audience.js';
import { play } from './dice-and-hands.spec-kit.js';
import { readExport, type Broken } from './read-export.js';
import { sha256 } from './node.js';
import { exportRecord } from './write-export.js';

const match = play(3);
const whole = Buffer.from(
  exportRecord(
    match.map(({ bytes }) => bytes),
    sha256,
  ),
);
const isPublic = (audience: Audience): boolean => audience === 'public';
const redacted = Buffer.from(
  exportRecord(
    match.map(({ bytes }) => bytes),
    sha256,
    isPublic,
  ),
);

const brokenAt = (file: Uint8Array): Broken | undefined => {
  const read = readExport(file, sha256);
  return read.ok ? undefined : read.broken;
};

/** The line, from 1, in which two files begin to differ. */
function lineOfChange(original: Buffer, changed: Buffer): number {
  let at = 0;
  while (at < changed.length && original[at] === changed[at]) at += 1;
  return changed.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
}

/** Every way of harming one byte of a file that the sweep tries. */
function harms(file: Buffer, at: number): readonly Buffer[] {
  const byte = file[at] as number;
  const [before, after] = [file.subarray(0, at), file.subarray(at + 1)];
  const changedTo = [byte ^ 1, byte ^ 0x20, byte ^ 0x80, 0x0a, 0x20, 0x30, 0x22, 0x00];
  const inserted = [0x0a, 0x20, 0x30, 0x2c, 0x00, byte];
  const swapped = Buffer.from(file);
  if (at + 1 < file.length) swapped.set([file[at + 1] as number, byte], at);
  return [
    ...changedTo.map((other) => Buffer.concat([before, Buffer.from([other]), after])),
    ...inserted.map((other) => Buffer.concat([before, Buffer.from([other, byte]), after])),
    Buffer.concat([before, after]),
    swapped,
  ].filter((harmed) => !harmed.equals(file));
}

describe('One byte of an export', () => {
  it.each([
    ['whole', whole],
    ['redacted', redacted],
  ])(
    'cannot be changed, dropped, added or swapped without being found in its line (%s)',
    (_, file) => {
      const unfound: string[] = [];
      for (let at = 0; at < file.length; at += 1) {
        for (const harmed of harms(file, at)) {
          const line = lineOfChange(file, harmed);
          const found = brokenAt(harmed)?.line;
          if (found !== line) unfound.push(`byte ${at}: line ${line}, reported ${found}`);
        }
      }
      expect(unfound).toEqual([]);
    },
  );

  it('cannot be added at the end', () => {
    for (const byte of [0x0a, 0x20, 0x00, 0x7b]) {
      const longer = Buffer.concat([whole, Buffer.from([byte])]);
      expect(brokenAt(longer)).toMatchObject({ line: lineOfChange(whole, longer) });
    }
  });
});

describe('One line of an export', () => {
  const lines = whole.toString().split('\n').slice(0, -1);
  const file = (rows: readonly string[]) => Buffer.from(`${rows.join('\n')}\n`);

  it('cannot be dropped, doubled or swapped with the next without being found', () => {
    expect(lines.length).toBeGreaterThan(2);
    lines.forEach((line, i) => {
      const dropped = file(lines.toSpliced(i, 1));
      const doubled = file(lines.toSpliced(i, 0, line));
      const swapped = file(lines.toSpliced(i, 2, ...lines.slice(i, i + 2).reverse()));
      for (const harmed of [dropped, doubled, swapped]) {
        if (harmed.equals(whole)) continue;
        expect(brokenAt(harmed)?.line).toBe(lineOfChange(whole, harmed));
      }
    });
  });

  it('can be cut off nowhere', () => {
    expect(whole.length).toBeGreaterThan(0);
    for (let end = 0; end < whole.length; end += 1) {
      expect(brokenAt(whole.subarray(0, end))).toBeDefined();
    }
  });

  it('is told with the offset of its first byte', () => {
    const harmed = Buffer.from(whole);
    const start = whole.indexOf('["scoresheet');
    harmed[start + 20] = 0x21;
    expect(brokenAt(harmed)).toEqual({ line: 3, byte: start, reason: 'hash-differs' });
  });

  it.each([
    ['an empty file', '', { line: 1, byte: 0, reason: 'line-missing' }],
    ['no text', '\xff', { line: 1, byte: 0, reason: 'not-utf8' }],
    [
      'a byte order mark',
      `\xef\xbb\xbf${whole.toString('latin1')}`,
      { line: 1, reason: 'line-not-canonical' },
    ],
    ['another file', '{"a":1}\n', { line: 1, reason: 'check-differs' }],
  ])('is named for %s', (_, text, broken) => {
    expect(brokenAt(Buffer.from(text, 'latin1'))).toMatchObject(broken);
  });
});

describe('An export', () => {
  it('gives back what was recorded', () => {
    const read = readExport(whole, sha256);
    expect(read).toMatchObject({
      ok: true,
      value: { record: match[0]!.header.record, hash: match.at(-1)!.head.hash },
    });
    const events = read.ok ? read.value.events : [];
    expect(events.map(({ header }) => header)).toEqual(match.map(({ header }) => header));
    expect(events.flatMap(({ withheld }) => withheld)).toEqual([]);
  });

  it('without its sealed lines still shows the headers, and says what it withholds', () => {
    const read = readExport(redacted, sha256);
    const events = read.ok ? read.value.events : [];
    expect(events.map(({ withheld }) => withheld)).toEqual([
      ['house'],
      ['house', 'seat1'],
      ['house', 'seat2'],
      [],
    ]);
    expect(events.map(({ parts }) => Object.keys(parts))).toEqual(Array(4).fill(['public']));
    expect(events.map(({ hash }) => hash)).toEqual(match.map(({ head }) => head.hash));
    expect(redacted.includes('"salt"')).toBe(false);
  });

  it('holds the entries of the log byte for byte', () => {
    expect(match.length).toBeGreaterThan(0);
    expect(match.filter(({ bytes }) => !whole.includes(Buffer.from(bytes)))).toEqual([]);
  });

  it('is not written from an archive with a gap, nor from no events', () => {
    expect(() => exportRecord([match[0]!.bytes, match[2]!.bytes], sha256)).toThrow('seq-ahead');
    expect(() => exportRecord([Buffer.from('x')], sha256)).toThrow('damaged');
    expect(() => exportRecord([], sha256)).toThrow('at least one event');
  });
});
