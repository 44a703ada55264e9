/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

// Nothing of this library is imported here: the promise is that an outsider needs none of it.
it('An outsider checks an export with a JSON parser and SHA-256 alone', () => {
  const file = readFileSync(new URL('../fixtures/dice-and-hands.jsonl', import.meta.url), 'utf8');
  const lines = file.split('\n');
  expect(lines.pop()).toBe('');
  const marks: Record<string, unknown>[] = [];
  let prev = '';
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const { check, ...mark } = JSON.parse(line) as { check: string; events?: number };
    expect(sha256(JSON.stringify(mark))).toBe(check);
    marks.push(mark);
    if (mark.events !== undefined) continue;
    const header = lines.shift() as string;
    const [, , , named, , , , hashes] = JSON.parse(header) as [...string[], object];
    expect(named).toBe(prev);
    prev = sha256(header);
    expect(mark).toEqual({ hash: prev, withheld: [] });
    const following = Object.keys(hashes as object).map(() => sha256(lines.shift() as string));
    expect(following.sort()).toEqual(Object.values(hashes as object).sort());
  }
  expect(marks.length).toBeGreaterThan(2);
  const events = marks.length - 2;
  expect(marks[0]).toMatchObject({ events, format: 'scoresheet/1' });
  expect(marks.at(-1)).toEqual({ events, hash: prev });
});
