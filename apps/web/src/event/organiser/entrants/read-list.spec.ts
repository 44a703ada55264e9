import { describe, expect, it } from 'vitest';
import { readList } from './read-list.js';

const names = async (text: string) => {
  const read = await readList(text);
  return read.ok ? read.rows.map(({ name }) => name) : read.problems;
};

describe('A list of entrants', () => {
  it('is a name a line, whatever stands in it', async () => {
    const text = 'Ada, Countess\r\n\r\n  Bob "B" Bo  \nØyvind';
    expect(await names(text)).toEqual(['Ada, Countess', 'Bob "B" Bo', 'Øyvind']);
  });

  it('is a table where its first line names columns', async () => {
    const read = await readList('Name;Account;Byes\nAda;ada;1\nBob;;');
    expect(read).toMatchObject({
      ok: true,
      rows: [
        { name: 'Ada', account: 'ada', byes: 1 },
        { name: 'Bob', account: null, byes: 0 },
      ],
    });
  });

  it('is JSON as this service writes it', async () => {
    const format = 'scoresheet/tournament-files/1';
    expect(await names(JSON.stringify({ format, entrants: [{ name: 'Ada' }] }))).toEqual(['Ada']);
  });

  it('has the line of a problem as it was typed', async () => {
    expect(await names(`Ada\n${'x'.repeat(500)}`)).toMatchObject([{ line: 2 }]);
    expect(await names('name,seed\nAda,first')).toMatchObject([{ line: 2 }]);
  });
});
