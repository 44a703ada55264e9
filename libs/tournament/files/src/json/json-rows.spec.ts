import { describe, expect, it } from 'vitest';
import { readEntrants } from '../entrants/read-entrants.js';
import { fileOf, jsonOf, problemsOf, valueOf } from '../files.spec-kit.js';
import { MAX_ROWS } from '../limits.js';
import { FORMAT } from '../table/shape.js';

const read = (text: string) => readEntrants(fileOf(text), 'json');
const listed = (entrants: unknown) => readEntrants(jsonOf({ format: FORMAT, entrants }), 'json');

describe('Rows of a JSON file', () => {
  it('are read with what they name, null or nothing for the rest', () => {
    const entrants = [
      { name: ' Ada\r\nL ', seed: 2, apart: [7], number: 1 },
      { name: 'B', number: 7, seed: null },
    ];
    expect(valueOf(listed(entrants))).toMatchObject([
      { name: 'Ada\nL', seed: 2, apart: [7], account: null, byes: 0 },
      { name: 'B', seed: null, apart: [] },
    ]);
  });

  it.each([
    [
      'another version',
      `{"format":"scoresheet/tournament-files/2","entrants":[]}`,
      '1:11 format-unknown',
    ],
    ['no format', '{"entrants":[]}', '1:1 format-unknown'],
    ['a list alone', '[]', '1:1 format-unknown'],
    ['results', `{"format":"${FORMAT}","results":[]}`, '1:43 column-unknown,1:1 format-unknown'],
    ['no list', `{"format":"${FORMAT}","entrants":{}}`, '1:54 format-unknown'],
    ['nobody in it', `{"format":"${FORMAT}","entrants":[]}`, '1:57 rows-missing'],
  ])('are refused in a file with %s', (_what, text, problems) => {
    expect(problemsOf(read(text))).toEqual(problems.split(',').sort());
  });

  it.each([
    ['a value that is no object', ['Ada'], 'value-wrong'],
    ['a name that is a number', [{ name: 7 }], 'value-wrong'],
    ['a number that is a text', [{ name: 'Ada', seed: '1' }], 'value-wrong'],
    ['a fraction', [{ name: 'Ada', seed: 1.5 }], 'value-wrong'],
    ['numbers that are texts', [{ name: 'Ada', number: 1, apart: ['2'] }], 'value-wrong'],
    ['yes and no', [{ name: 'Ada', byes: true }], 'value-wrong'],
    ['something unknown', [{ name: 'Ada', nick: 'A' }], 'column-unknown'],
    ['half of a letter', [{ name: 'A\ud83d' }], 'value-wrong'],
    ['a letter that is none', [{ name: 'A\0' }], 'value-wrong'],
    ['no name', [{ seed: 1 }], 'value-missing'],
  ])('are refused with %s', (_what, rows, code) => {
    expect(problemsOf(listed(rows))).toEqual([expect.stringMatching(` ${code}$`)]);
  });

  it('are named by line and column', () => {
    const text = `{ "format": "${FORMAT}",\n  "entrants": [\n    { "name": "Ada", "seed": 0.5 } ] }`;
    expect(problemsOf(read(text))).toEqual(['3:30 value-wrong']);
  });

  it('are as many as the largest event has, and no more', () => {
    const names = Array.from({ length: MAX_ROWS }, (_, index) => ({ name: `Player ${index}` }));
    expect(valueOf(listed(names))).toHaveLength(MAX_ROWS);
    expect(problemsOf(listed([...names, { name: 'One More' }]))).toEqual([
      expect.stringMatching(' rows-too-many$'),
    ]);
  });
});
