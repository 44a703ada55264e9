/** Tables of more than two, and of a JUDGE, at one terminal. */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { placesWords, plain } from '@scoresheet/rules-presentation';
import { describe, expect, it } from 'vitest';
import { decksFor, offlineEnvironment } from '../offline-environment.js';
import { gameNamed } from '../program/options.js';
import { botAnswers, botNamed } from './bots.js';
import { takeTurn } from './take-turn.js';
import type { Terminal } from './terminal.js';
import { beginMatch, type TerminalMatch } from './terminal-match.js';

const SEED = 5;

function begun(game: string, seats: number, options = {}): TerminalMatch {
  const seating = { name: `many-${game}`, game, decks: decksFor(game, SEED, seats), options };
  return beginMatch(offlineEnvironment(SEED), seating);
}

const verdictOf = (match: TerminalMatch): string =>
  verifyExport(encodeUtf8(match.exported()), matchRefolder({ rulesOf, sha256 }), sha256).verdict;

/** A person who types this, and then nothing. */
async function types(match: TerminalMatch, ...lines: readonly string[]): Promise<string> {
  const open = match.waitsFor();
  if (!open) throw new Error('nothing is asked');
  const left = [...lines];
  const shown: string[] = [];
  const terminal: Terminal = {
    ask: () => Promise.resolve(left.shift()),
    print: (said) => void shown.push(...said),
    show: (page) => void shown.push(...page.lines),
    handOver: () => Promise.resolve(),
    close: () => undefined,
  };
  await takeTurn({ game: match.words.title, match, open, terminal, met: new Set() });
  return shown.join('\n');
}

/** Goes on by bots until a seat that does not lead is asked for a response. */
function untilResponse(match: TerminalMatch): number {
  const bot = botNamed('random', gameNamed('buddies'), SEED);
  for (;;) {
    const open = match.waitsFor();
    if (!open) throw new Error('the game is over');
    const { options } = open;
    const passes = options?.pick === 'one' && options.from.some(({ id }) => id === 'pass');
    const { active } = match.seen(open.seat).counters;
    if (passes && open.seat !== active) return open.seat;
    botAnswers(bot, match, open);
  }
}

describe('A person at a table with a JUDGE', () => {
  it('asks in words beside the own decision, and everybody hears it', async () => {
    const match = begun('friendomancy', 2, { judge: 'sits' });
    const bot = botNamed('random', gameNamed('friendomancy'), SEED);
    while (match.waitsFor()?.seat === 0) botAnswers(bot, match, match.waitsFor() as never);
    const seat = match.waitsFor()?.seat ?? 0;
    expect(await types(match, 'ask')).toContain('dispute something in words');
    await types(match, 'ask something in words');
    expect(match.waitsFor()).toMatchObject({ seat, kind: 'about' });
    await types(match, '0');
    const shown = await types(match, 'ask \u001b[2J', 'say ask – is “it” <b>fair</b>?');
    expect(shown).toContain('a character in it that is not taken');
    expect(shown).toContain('Write a line of at most 300 characters');
    for (const other of [0, 1, 2]) {
      expect(match.heard(other).flat().join(' ')).toContain('“ask – is “it” <b>fair</b>?”');
    }
    expect(match.waitsFor()).toMatchObject({ seat: 0, kind: 'answer' });
    await types(match, 'It is.');
    expect(await types(match, 'ask')).toContain('nobody to ask');
  });
});

describe('A person at a table of three', () => {
  it('says once that a turn may go by, is not asked in it again, and sees so', async () => {
    const match = begun('buddies', 3);
    const seat = untilResponse(match);
    await types(match, 'pass until turn ends');
    expect(match.standing(seat)).toEqual({ kind: 'turn-ends' });
    expect(match.heard(seat).flat().join('\n')).toContain('passes beforehand until the turn ends');
    const next = match.waitsFor()?.seat ?? 0;
    expect(next).not.toBe(seat);
    expect(match.heard(next).flat().join('\n')).toContain('says whether it passes beforehand');
    const turn = match.seen(seat).counters['turn'];
    let asked = 0;
    while (match.seen(seat).counters['turn'] === turn && match.waitsFor()) {
      expect(match.waitsFor()?.seat).not.toBe(seat);
      botAnswers(botNamed('random', gameNamed('buddies'), SEED), match, match.waitsFor() as never);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(0);
    expect(match.standing(seat)).toBeNull();
  });

  it('is told what can be named, and may take it back', async () => {
    const match = begun('buddies', 3);
    untilResponse(match);
    expect(await types(match, 'pass until dragon')).toContain('name one of');
    expect(await types(match, 'pass no more')).toContain('You are asked again.');
  });
});

describe('A match of Friendomancy with a JUDGE at one terminal', () => {
  it('waits for the JUDGE first, and is played by bots to an end that is EXACT', () => {
    const match = begun('friendomancy', 3, { judge: 'sits', foes: 'oneOfEach', maxRounds: 30 });
    expect(match.waitsFor()).toMatchObject({ seat: 0, kind: 'draft-order' });
    expect(
      match.seen(0).seats.every(({ zones }) => !JSON.stringify(zones).includes('"face"')),
    ).toBe(true);
    const bot = botNamed('random', gameNamed('friendomancy'), SEED);
    for (let open = match.waitsFor(); open; open = match.waitsFor()) botAnswers(bot, match, open);
    expect(match.isOver()).toBe(true);
    expect(match.heard(1).flat().join('\n')).toContain('The JUDGE');
    expect(verdictOf(match)).toBe('EXACT');
  }, 60_000);
});

describe('How a match ended, at a table of more than two', () => {
  it.each([
    [[[2], [1]], 'seat 2 wins'],
    [[[1, 2]], 'a draw'],
    [[[3], [1], [2]], 'seat 3 wins, then seat 1, then seat 2'],
    [
      [
        [1, 4],
        [2, 3],
      ],
      'seats 1 and 4 share the first place, then seats 2 and 3',
    ],
    [[], 'no result'],
  ])('%j is told as "%s"', (places, says) => {
    expect(plain(placesWords({}, places))).toBe(says);
  });
});
