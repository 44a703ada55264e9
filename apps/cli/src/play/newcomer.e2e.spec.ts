import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';
import { TERMINAL_COLUMNS } from '../program/wrap.js';
import { answerTo, sitDown } from './newcomer.spec-kit.js';

const { scoresheet, pathOf } = commandLine();
const topics = Object.entries(GAMES['fuzzycards']?.primer.topics ?? {});

describe('somebody who never saw the game', () => {
  it('reads the pages that the terminal names, plays to the end, and keeps the record', async () => {
    const reading = ['help', ...topics.map(([word]) => `help ${word}`), 'hint', 'why', 'log'];
    const leaving = ['save mine.jsonl', 'quit'];
    const { status, shown } = await sitDown(['--seed', '11'], pathOf('.'), (page) => {
      if (page.includes('The game is over') || page.includes('"save FILE" writes')) {
        return leaving.shift();
      }
      return reading.shift() ?? (page.includes('is written') ? leaving.shift() : answerTo(page));
    });
    expect(status).toBe(0);
    expect(topics.length).toBeGreaterThan(0);
    for (const [, { title }] of topics) expect(shown).toContain(`\n${title}\n---`);
    expect(shown).toMatch(/The game is over: /);
    expect(shown).toContain('(R-FUZ-');
    expect(shown.split('\n').filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
    expect((await scoresheet('verify', 'mine.jsonl')).stdout).toContain('mine.jsonl: EXACT');
  });

  it('is told at each kind of decision, once, what it is about', async () => {
    const { shown } = await sitDown(['--seed', '11'], pathOf('.'), (page) =>
      page.includes('"save FILE" writes') ? 'quit' : answerTo(page),
    );
    for (const kind of ['mulligan', 'activate', 'settle', 'validate']) {
      const { hint = '' } = GAMES['fuzzycards']?.primer.decisions[kind] ?? {};
      const told = shown.replace(/\s+/g, ' ').split(`(${hint})`).length - 1;
      expect([kind, told]).toEqual([kind, 1]);
    }
  });
});
