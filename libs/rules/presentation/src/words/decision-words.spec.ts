import { expect, it } from 'vitest';
import { decisionWords, refusalWords } from './decision-words.js';
import { MARSH } from './marsh.spec-kit.js';
import { plain } from './sentence.js';

it('a decision asks with its title, and its hint cites rules', () => {
  const { title, hint = [] } = decisionWords(MARSH, 'act');
  expect(plain(title)).toBe('Act or pass?');
  expect(hint).toContainEqual({ is: 'rule', text: 'R-MAR-03' });
});

it('a decision that the game does not speak of is called by its kind', () => {
  expect(decisionWords(MARSH, 'order-triggers')).toEqual({
    title: [{ is: 'text', text: 'order triggers' }],
  });
});

it('a refusal says why, and by which rule, where it is one', () => {
  const refused = refusalWords({ rule: 'R-MAR-05', says: 'It is not your turn.' });
  expect(plain(refused)).toBe('It is not your turn. (R-MAR-05)');
  expect(refused).toContainEqual({ is: 'rule', text: 'R-MAR-05' });
  expect(plain(refusalWords({ says: 'The match is paused.' }))).toBe('The match is paused.');
});
