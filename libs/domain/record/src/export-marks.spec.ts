/// <reference types="node" />
import { describe, expect, it } from 'vitest';
import type { Audience } from './audience.js';
import { canonicalJson } from './canonical-json.js';
import { play } from './dice-and-hands.spec-kit.js';
import { MAX_EVENT_BYTES, sealEvent } from './event-lines.js';
import { writeHead, writeMark, writeTrailer } from './export-marks.js';
import { readExport, type ExportFault } from './read-export.js';
import { sha256 } from './node.js';

const match = play(3).map(({ bytes }) => Buffer.from(bytes).toString());
const stranger = play(3, 2).map(({ bytes }) => Buffer.from(bytes).toString());
const { record } = play(0)[0]!.header;

const hashOf = (event: string): string => sha256(event.split('\n')[0] as string);
const mark = (event: string, withheld: readonly Audience[] = []): string =>
  writeMark({ hash: hashOf(event), withheld }, sha256);
const checked = (members: object): string =>
  canonicalJson({ ...members, check: sha256(canonicalJson(members)) });

interface Forgery {
  readonly head?: string;
  readonly events?: readonly string[];
  readonly marks?: readonly string[];
  readonly trailer?: string;
}

/** A file whose every mark fits what follows it: only a forger writes such a thing. */
function forged({ head, events = match, marks, trailer }: Forgery): Buffer {
  const count = events.length;
  const lines = events.map((event, i) => `${marks?.[i] ?? mark(event)}\n${event}`);
  const last = { events: count, hash: hashOf(events.at(-1) as string) };
  const first = head ?? writeHead({ record, events: count }, sha256);
  return Buffer.from([first, ...lines, trailer ?? writeTrailer(last, sha256), ''].join('\n'));
}

const faultOf = (file: Buffer): ExportFault | undefined => {
  const read = readExport(file, sha256);
  return read.ok ? undefined : read.broken.reason;
};

const hash = hashOf(match.at(-1) as string);
const withMark = (line: string): Forgery => ({ marks: [line] });

describe('An export whose marks were written anew around something else', () => {
  it('is accepted when nothing else is there', () => {
    expect(faultOf(forged({}))).toBeUndefined();
  });

  it.each<[string, ExportFault, Forgery]>([
    ['an event left out', 'seq-ahead', { events: match.toSpliced(1, 1) }],
    ['an event twice', 'seq-taken', { events: match.toSpliced(1, 0, match[1] as string) }],
    ['no beginning', 'record-unknown', { events: match.slice(1) }],
    [
      'another record in the middle',
      'record-differs',
      { events: [match[0], stranger[1]] as string[] },
    ],
    ['the name of another record', 'record-differs', { events: stranger }],
    [
      'an event changed',
      'prev-differs',
      { events: match.map((event, i) => (i === 1 ? event.replace('"acted"', '"zapped"') : event)) },
    ],
    ['a line withheld that nobody has', 'withheld-unnamed', withMark(mark(match[0]!, ['seat2']))],
    ['the public line withheld', 'withheld-unnamed', withMark(mark(match[0]!, ['public']))],
    ['a line withheld twice', 'withheld-unnamed', withMark(mark(match[0]!, ['house', 'house']))],
    ['a line withheld and yet there', 'check-differs', withMark(mark(match[0]!, ['house']))],
    [
      'a mark with a member more',
      'line-misshapen',
      withMark(checked({ hash: hashOf(match[0]!), withheld: [], more: 1 })),
    ],
    ['a mark that is a list', 'line-misshapen', withMark('[]')],
    [
      'a mark for a judge',
      'line-misshapen',
      withMark(checked({ hash: hashOf(match[0]!), withheld: ['judge'] })),
    ],
    [
      'a head of another format',
      'format-unknown',
      { head: checked({ events: 4, format: 'x/9', record }) },
    ],
    [
      'a head that counts no events',
      'line-misshapen',
      { head: writeHead({ record, events: 0 }, sha256) },
    ],
    [
      'a head that counts fewer',
      'line-misshapen',
      { head: writeHead({ record, events: 3 }, sha256) },
    ],
    [
      'a head that counts more',
      'line-misshapen',
      { head: writeHead({ record, events: 5 }, sha256) },
    ],
    [
      'a trailer that counts otherwise',
      'trailer-differs',
      { trailer: writeTrailer({ events: 3, hash }, sha256) },
    ],
    [
      'a trailer with another hash',
      'trailer-differs',
      { trailer: writeTrailer({ events: 4, hash: hashOf(match[0]!) }, sha256) },
    ],
    [
      'two trailers',
      'more-after-trailer',
      { trailer: `${writeTrailer({ events: 4, hash }, sha256)}\n{}` },
    ],
  ])('is refused with %s', (_, fault, forgery) => {
    expect(faultOf(forged(forgery))).toBe(fault);
  });

  it('is refused with an event that no log would have admitted for its size', () => {
    const parts = { public: { action: '', facts: [] }, house: { action: 'x', facts: [] } };
    const draft = { record, type: 't', at: 0, commandId: 'c', parts };
    const sealing = { saltOf: () => '5a'.repeat(32), sha256: sha256 };
    const sealed = Buffer.from(sealEvent(draft, undefined, sealing).bytes).toString();
    const [header, shown, house] = sealed.split('\n') as [string, string, string];
    const huge = house.replace('"x"', `"${'x'.repeat(MAX_EVENT_BYTES)}"`);
    const event = [header.replace(sha256(house), sha256(huge)), shown, huge].join('\n');
    expect(faultOf(forged({ events: [event] }))).toBe('event-too-large');
  });
});
