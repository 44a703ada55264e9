import { expect, it } from 'vitest';
import { previewLines } from './preview-correction.js';

const preview = { seq: 9, standings: [], bracket: ['w2-1'], walkovers: ['w3-1'] };

it('The preview of a correction names matches with other players, and walkovers', () => {
  expect(previewLines(preview, new Map())).toEqual([
    'No number of the standings would change.',
    'Others would meet in these matches of the bracket: w2-1.',
    'These matches would be decided by walkover: w3-1.',
    'What was played stays played, and the old result stays readable.',
  ]);
});

it('The preview of a correction without walkovers says nothing about them', () => {
  const lines = previewLines({ ...preview, bracket: [], walkovers: [] }, new Map());
  expect(lines.join('\n')).not.toContain('walkover');
});
