import { describe, expect, it } from 'vitest';
import type { Pairing } from '../../round/round-documents.js';
import { nameLines } from './name-lines.js';

const table = (number: number, ...seats: readonly (readonly [number, string | null])[]): Pairing =>
  ({ number, seats: seats.map(([entrant, name]) => ({ entrant, name })) }) as unknown as Pairing;

describe('Pairings by name', () => {
  it('have a line for everybody, byes among them, and the nameless at the end', () => {
    const round = {
      tables: [table(1, [4, 'Wren'], [9, 'Ärmel']), table(2, [1, null], [2, 'Bracken 10'])],
      byes: [{ entrant: 3, name: 'Bracken 9' }],
    };
    const lines = nameLines(round, 'de');
    expect(lines.map(({ name, table: at }) => [name, at])).toEqual([
      ['Ärmel', 1],
      ['Bracken 9', undefined],
      ['Bracken 10', 2],
      ['Wren', 1],
      [null, 2],
    ]);
    expect(lines[0]?.against).toEqual([{ entrant: 4, name: 'Wren' }]);
  });
});
