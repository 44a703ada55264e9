import { expect, it } from 'vitest';
import { markdownOf } from './markdown.js';

it('Figures are tables by what was measured, without columns that nobody fills', () => {
  const row = { bench: 'ours', of: 'events', figure: 12_345, unit: 'a second' } as const;
  const text = markdownOf({
    rows: [row, { ...row, bench: 'theirs', goal: 'at least 1' }, { ...row, of: 'starts' }],
    comparisons: [{ bench: 'ours', to: 'theirs', ratio: 0.5 }],
  });
  expect(text).toBe(`events:

| what | figure | goal |
| --- | --- | --- |
| ours | 12,345 a second |  |
| theirs | 12,345 a second | at least 1 |

starts:

| what | figure |
| --- | --- |
| ours | 12,345 a second |

As multiples:

| what | to | ratio |
| --- | --- | --- |
| ours | theirs | 0.5 |
`);
});
