import { describe, expect, it } from 'vitest';
import { diceAndHands, play } from './dice-and-hands.spec-kit.js';
import { writeHead, writeMark, writeTrailer } from './export-marks.js';
import { bytesOf, forged, TURNS, withFact } from './forgery.spec-kit.js';
import { sha256 } from './node.js';
import type { HouseEvent } from './refolder.js';
import { verifyExport } from './verify.js';
import { exportRecord, type Discloses } from './write-export.js';
import { writtenAgain } from './written-again.js';

const everything: Discloses = () => true;

const fileOf = (events: ReturnType<typeof play>, discloses = everything): string =>
  exportRecord(bytesOf(events), sha256, discloses);

const again = (file: string) => writtenAgain(Buffer.from(file), diceAndHands, sha256);

/** What nobody would export: an archive that holds such an event is damaged. */
function writtenByHand(match: ReturnType<typeof play>, events = match.length): string {
  const { record } = match[0]!.header;
  const entries = match.map(
    ({ bytes, head: { hash } }) =>
      `${writeMark({ hash, withheld: [] }, sha256)}\n${Buffer.from(bytes).toString()}`,
  );
  const trailer = writeTrailer({ events, hash: match.at(-1)!.head.hash }, sha256);
  return [writeHead({ record, events }, sha256), ...entries, trailer, ''].join('\n');
}

describe('A record that is played and written again', () => {
  it('comes out the same when it is honest', () => {
    const match = play(TURNS);
    const { header, head } = match.at(-1)!;
    const { record } = header;
    expect(again(fileOf(match))).toEqual({ record, events: TURNS + 1, hash: head.hash });
  });

  it('is left to the closer look when anything is withheld', () => {
    expect(again(fileOf(play(TURNS), (audience) => audience !== 'seat1'))).toBeUndefined();
  });

  it('is left to the closer look when a well-chained line lies', () => {
    const lie = forged(1, ({ part }) => ({ part: withFact(part, 0, { card: 9 }) }));
    expect(again(fileOf(lie))).toBeUndefined();
  });

  it('is left to the closer look at every changed byte', () => {
    const file = fileOf(play(2));
    expect(file.length).toBeGreaterThan(0);
    for (let at = 0; at < file.length; at += 1) {
      const changed = file[at] === 'x' ? 'y' : 'x';
      expect(again(file.slice(0, at) + changed + file.slice(at + 1)), `byte ${at}`).toBeUndefined();
    }
  });

  it('is left to the closer look when a line is missing or too many', () => {
    const lines = fileOf(play(2)).split('\n');
    expect(lines.length).toBeGreaterThan(2);
    for (let at = 0; at < lines.length; at += 1) {
      expect(again(lines.toSpliced(at, 1).join('\n')), `without ${at}`).toBeUndefined();
      expect(again(lines.toSpliced(at, 0, '').join('\n')), `more at ${at}`).toBeUndefined();
    }
  });

  it.each([
    ['its time', (event: HouseEvent) => ({ at: `${event.at}` as unknown as number })],
    ['its type', () => ({ type: 7 as unknown as string })],
  ])('is left to the closer look when %s is of another kind than a header has', (_what, change) => {
    const file = writtenByHand(forged(4, change));
    expect(again(file)).toBeUndefined();
    const verdict = verifyExport(Buffer.from(file), diceAndHands, sha256);
    expect(verdict).toMatchObject({ verdict: 'BROKEN', reason: 'header-misshapen' });
  });

  it('is left to the closer look when the number of its events is a text', () => {
    const honest = play(2);
    expect(again(writtenByHand(honest))).toBeDefined();
    expect(again(writtenByHand(honest, '3' as unknown as number))).toBeUndefined();
  });

  it('is left to the closer look when time runs back', () => {
    const late = forged(4, ({ at }) => ({ at: at - 3_600_000 }));
    expect(again(fileOf(late))).toBeUndefined();
  });

  it('answers for bytes of any kind', () => {
    for (const bytes of ['', '\n', '{}', '[]', 'null\nnull\n', '\u0000']) {
      expect(again(bytes)).toBeUndefined();
    }
    expect(writtenAgain(Buffer.from([0xff, 0xfe]), diceAndHands, sha256)).toBeUndefined();
  });
});
