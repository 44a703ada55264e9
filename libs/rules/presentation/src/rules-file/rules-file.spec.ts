import { describe, expect, it } from 'vitest';
import { readRules } from './rules-file.js';

const FILE = `# Chess

- Nothing to see here (L1).

## Rule statements R-CHS

Moves

- R-CHS-01 White moves first. L12, L14–15
- R-CHS-02 A pawn may become a queen (**I**: usual). L9
- R-CHS-03 The clock is pressed by the hand that moved (**S**).

## Holes and decisions A-CHS

| id       | hole            | decision | reason |
| -------- | --------------- | -------- | ------ |
| A-CHS-01 | who is White    | a coin   | fair   |

## Test cases T-CHS

- T-CHS-01 (L3–4, the only worked example) mate in one.
- T-CHS-02 stalemate is a draw.
`;

describe('A rules file', () => {
  it('is read as sections of rows with a grade, without the lines of the rulebook', () => {
    expect(readRules(FILE)).toEqual([
      {
        title: 'Moves',
        rules: [
          { id: 'R-CHS-01', says: 'White moves first.', grade: 'certain' },
          {
            id: 'R-CHS-02',
            says: 'A pawn may become a queen (**I**: usual).',
            grade: 'interpreted',
          },
          {
            id: 'R-CHS-03',
            says: 'The clock is pressed by the hand that moved (**S**).',
            grade: 'supported',
          },
        ],
      },
      {
        title: 'Holes and decisions',
        rules: [
          {
            id: 'A-CHS-01',
            says: 'who is White',
            grade: 'interpreted',
            decision: 'a coin',
            reason: 'fair',
          },
        ],
      },
      {
        title: 'Test cases',
        rules: [
          { id: 'T-CHS-01', says: 'mate in one.', grade: 'certain' },
          { id: 'T-CHS-02', says: 'stalemate is a draw.', grade: 'derived' },
        ],
      },
    ]);
  });
});
