/** Given one file, when it is verified, then what is said of it and how often it was read. */
import { writeFile } from 'node:fs/promises';
import {
  encodeUtf8,
  exportRecord,
  readExport,
  sealEvent,
  type Head,
  type Part,
  type Parts,
  type RecordedEvent,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { commandLine, exportOf } from '../command-line.spec-kit.js';
import { readKept, type KeptOptions } from './kept.js';
import { verifyFile } from './verify-file.js';

const { pathOf } = commandLine();

const HONEST = exportOf(1);
const REDACTED = exportRecord(eventsOf(HONEST), sha256, (to) => to !== 'house');

/** Verifies a file that holds this text, and counts the readings beside the verification. */
async function verified(text: string, { json = false, ...options }: Options = {}) {
  const file = pathOf('match.jsonl');
  await writeFile(file, text);
  let readings = 0;
  const counted: typeof readExport = (...given) => {
    readings += 1;
    return readExport(...given);
  };
  const kept = await readKept(options);
  return { ...(await verifyFile(file, { kept, json }, counted)), readings };
}

interface Options extends KeptOptions {
  readonly json?: boolean;
}

function recordOf(text: string) {
  const read = readExport(encodeUtf8(text), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  return read.value;
}

type Sealed = Parameters<typeof sealEvent>[0];

/** The events of an export, sealed anew after a change of them, and others behind them. */
function eventsOf(
  text: string,
  change: (event: Sealed, seq: number) => Sealed = (event) => event,
  more: readonly Sealed[] = [],
): readonly Uint8Array[] {
  let head: Head | undefined;
  const sealing = { saltOf: () => '0'.repeat(64), sha256 };
  return [...recordOf(text).events.map(unsealed), ...more].map((event, seq) => {
    const sealed = sealEvent(change(event, seq), head, sealing);
    head = sealed.head;
    return sealed.bytes;
  });
}

function unsealed({ header, parts }: RecordedEvent): Sealed {
  const { record, type, at, commandId } = header;
  const open = Object.entries(parts).map(([audience, line]) => {
    const part = Object.entries(line ?? {}).filter(([field]) => field !== 'salt');
    return [audience, Object.fromEntries(part) as unknown as Part];
  });
  return { record, type, at, commandId, parts: Object.fromEntries(open) as unknown as Parts };
}

/** An export of any events, also of such as no archive would hold. */
function fileOf(events: readonly Uint8Array[], count: unknown = events.length): string {
  const { record } = recordOf(HONEST);
  const lines = events.map((bytes) => Buffer.from(bytes).toString());
  const hashes = lines.map((text) => sha256(text.split('\n')[0] ?? ''));
  const marked = lines.map(
    (text, seq) => `${checked({ hash: hashes[seq], withheld: [] })}\n${text}`,
  );
  const head = checked({ events: count, format: 'scoresheet/1', record });
  return [head, ...marked, checked({ events: count, hash: hashes.at(-1) }), ''].join('\n');
}

function checked(members: object): string {
  const text = JSON.stringify(members);
  return `{"check":"${sha256(text)}",${text.slice(1)}`;
}

describe('An EXACT file', () => {
  it('is read no second time', async () => {
    expect(await verified(HONEST)).toMatchObject({ isExact: true, isWell: true, readings: 0 });
  });

  it('is read for the head that somebody kept', async () => {
    const head = [recordOf(HONEST).hash];
    const { lines, ...said } = await verified(HONEST, { head });
    expect(said).toEqual({ isExact: true, isWell: true, readings: 1 });
    expect(lines[1]).toMatch(/^ {2}It holds head/);
  });

  it('is not well where it does not hold what somebody kept', async () => {
    const said = await verified(HONEST, { head: ['0'.repeat(64)] });
    expect(said).toMatchObject({ isExact: true, isWell: false, readings: 1 });
  });

  it('is read where it mentions the event by which staff ends a match', async () => {
    const said = await verified(exportOf(1, 1, 'match-voided'));
    expect(said).toMatchObject({ isExact: true, isWell: true, readings: 1 });
    expect(said.lines).toHaveLength(1);
  });

  it.each([
    ['a time', fileOf(eventsOf(HONEST, lastTimeAsText))],
    ['its count', fileOf(eventsOf(HONEST), String(recordOf(HONEST).events.length))],
  ])('is none where %s is a text', async (_, text) => {
    expect(await verified(text)).toMatchObject({ isExact: false, isWell: false });
  });
});

function lastTimeAsText(event: Sealed, seq: number): Sealed {
  const isLast = seq === recordOf(HONEST).events.length - 1;
  return isLast ? { ...event, at: String(event.at) as unknown as number } : event;
}

describe('A file that is not EXACT', () => {
  it('is read for what the verdict does not say', async () => {
    expect(await verified(REDACTED)).toMatchObject({ isExact: false, isWell: false, readings: 1 });
  });

  it('is not read where it is BROKEN, whatever somebody kept', async () => {
    const head = [recordOf(HONEST).hash];
    const said = await verified(HONEST.slice(0, -1), { head, json: true });
    expect(said).toMatchObject({ isExact: false, isWell: false, readings: 0 });
    expect(JSON.parse(said.lines.join())).toMatchObject({ verdict: 'BROKEN', held: [] });
  });

  it('tells who has ended a match that could not go on', async () => {
    const action = { type: 'void-match', actor: 'jo', role: 'judge', suspendedSeq: 5 };
    const { record, at } = recordOf(HONEST).events.at(-1)!.header;
    const parts = { public: { action, facts: [] } };
    const ending = { record, at, type: 'match-voided', commandId: 'v1', parts };
    const events = eventsOf(HONEST, undefined, [ending]);
    const file = exportRecord(events, sha256);
    const endedSeq = events.length - 1;
    expect((await verified(file)).lines[1]).toBe(
      `  The match was suspended at event 5; staff ended it with event ${endedSeq}, without a result.`,
    );
    const [line] = (await verified(file, { json: true })).lines;
    expect(JSON.parse(line ?? '')).toMatchObject({
      verdict: 'DIVERGED',
      endedByStaff: { suspendedSeq: 5, endedSeq },
    });
  });
});
