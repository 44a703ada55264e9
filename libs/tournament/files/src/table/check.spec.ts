import { expect, it } from 'vitest';
import { readEntrants } from '../entrants/read-entrants.js';
import { fileOf, problemsOf, valueOf, wordsOf } from '../files.spec-kit.js';
import { readResults } from '../results/read-results.js';

it('What an importer knows better stands at the cell that it is about', () => {
  const file = fileOf('name,account', 'Ada,ada', 'Bob,bob');
  const read = readEntrants(file, 'csv', (entrants, tell) => {
    for (const each of entrants) {
      if (each.account === 'bob') tell(each, 'account', 'nobody here has the name "bob"');
    }
  });
  expect(problemsOf(read)).toEqual(['3:5 tournament-differs']);
  expect(wordsOf(read)).toEqual(['nobody here has the name "bob"']);
});

it('A result is known by the row that it came from', () => {
  const file = fileOf('round,table,result', '1,1,2-0', '1,9,2-0');
  const read = readResults(file, 'csv', (results, tell) => {
    const [, second] = results;
    if (second) tell(second, 'table', 'there is no table 9');
  });
  expect(problemsOf(read)).toEqual(['3:3 tournament-differs']);
});

it('Nobody is asked about a file that is wrong in itself, and a file that fits is read', () => {
  const asked: number[] = [];
  const check = (values: readonly unknown[]) => void asked.push(values.length);
  expect(problemsOf(readEntrants(fileOf('name', 'Ada', 'Ada'), 'csv', check))).toHaveLength(1);
  expect(asked).toEqual([]);
  expect(valueOf(readEntrants(fileOf('name', 'Ada', 'Bob'), 'csv', check))).toHaveLength(2);
  expect(asked).toEqual([2]);
});
