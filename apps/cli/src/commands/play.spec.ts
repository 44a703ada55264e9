import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';

const { scoresheet, typedInto } = commandLine();

describe('scoresheet play', () => {
  /** More answers than a game needs: after a line that is no answer, the program asks again. */
  const typed = ['1', '2', '1 2', '3', '1 2 3', '1', '1 2 3 4', '1 2 3 4 5'];
  const answers = Array.from({ length: 500 }, () => typed).flat();

  it.each(['bot', 'person'])(
    'against a %s goes on to its end, and its record verifies',
    async (whom) => {
      const file = `against-${whom}.jsonl`;
      const script = [...answers, `save ${file}`, 'quit'];
      const { status, stdout } = await typedInto(
        ['play', '--seed', '3', '--against', whom],
        script,
      );
      expect(status).toBe(0);
      expect(stdout).toContain('The game is over: ');
      expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect((await scoresheet('verify', file)).stdout).toContain(`${file}: EXACT`);

      const replayed = await scoresheet('replay', file, '--as', 'seat1');
      expect([replayed.status, replayed.stdout]).toEqual([0, expect.stringContaining('(you)')]);
      const last =
        (await scoresheet('replay', file, '--json')).stdout.trim().split('\n').at(-1) ?? '';
      const { table } = JSON.parse(last) as { table: { outcome: { reason: string } } };
      expect(stdout).toContain(`(${table.outcome.reason.replaceAll('-', ' ')})`);
    },
  );

  it('helps, shows cards, says why not, and can be given up', async () => {
    const script = [
      '?',
      'text falling piano',
      'why attack life',
      'log',
      'save x',
      'concede',
      'quit',
    ];
    const { status, stdout } = await typedInto(['play', '--seed', '3'], script);
    expect(status).toBe(0);
    expect(stdout).toContain('Choose an enemy card. Deal 5 damage to it.');
    expect(stdout).toMatch(/\(R-FUZ-\d+\)/);
    expect(stdout).toContain('it can be saved when the game is over');
    expect(stdout).toContain('seat 2 wins (conceded)');
  });

  it('keeps time where it is told to, and its record verifies', async () => {
    const script = ['look', 'concede', 'save timed.jsonl', 'quit'];
    const clock = ['--clock', 'bank:300+5'];
    const { status, stdout } = await typedInto(['play', '--seed', '3', ...clock], script);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Time left: seat 1 [45]:\d\d \| seat 2 [45]:\d\d$/m);
    expect((await scoresheet('verify', 'timed.jsonl')).stdout).toContain('timed.jsonl: EXACT');
    const refused = await scoresheet('play', '--clock', 'bank:five');
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('bank:300+5')]);
  });

  it('says how to go on when the input ends before the game', async () => {
    const { status, stderr } = await typedInto(['play', '--seed', '3'], ['1']);
    expect(status).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain('start again with --seed 3');
  });

  it('names the ready decks when it is asked for another', async () => {
    const { status, stderr } = await scoresheet('play', '--deck', 'nobody');
    expect(status).toBe(2);
    expect(stderr).toContain(GAMES['fuzzycards']?.readyDecks[0]?.name);
  });
});
