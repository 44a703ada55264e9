import { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardsCommand } from './cards.js';

afterEach(() => vi.restoreAllMocks());

/** What the command prints, line by line. */
function printed(...args: readonly string[]): readonly string[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const command = new Command('cards')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  cardsCommand(command);
  command.parse(args, { from: 'user' });
  return log.mock.calls.flatMap(([text]) => String(text).split('\n'));
}

describe('scoresheet cards --words', () => {
  it('lists the words of the game, section by section', () => {
    const lines = printed('--words', '--game', 'friendomancy');
    expect(lines).toContain('Verbs: what is done');
    expect(lines.at(-1)).toMatch(/^\d\d words$/);
  });

  it.each([[['--words', 'on', 'kill']], [['on-kill', '--words']]])(
    'shows the word that is typed, however: %j',
    (args) => {
      const lines = printed(...args);
      expect(lines[0]).toBe('On Kill  [on-kill]');
      expect(lines.at(-1)).toBe('1 word');
    },
  );

  it('prints objects for programs, with all that is known of each word', () => {
    const [word = '', ...more] = printed('--words', 'damage', '--json');
    expect(more).toEqual([]);
    expect(JSON.parse(word)).toMatchObject({
      kind: 'verb',
      word: 'damage',
      means: expect.stringContaining('damage') as string,
      takes: [{ word: 'to', isOptional: false, takes: 'cards' }, { word: 'amount' }],
      example: { code: expect.stringMatching(/^gen-/) as string },
    });
  });

  it('explains no cards: what narrows those down is refused', () => {
    expect(() => printed('--words', '--type', 'hero')).toThrow('cannot be used');
  });
});
