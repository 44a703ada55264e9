import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { botActorOf, isBotActor } from './bot-actor.js';

describe('The bot of a seat', () => {
  it('is the same each time, and another one at each seat of each match', () => {
    const all = ['m-1', 'm-2'].flatMap((match) =>
      [1, 2].map((seat) => botActorOf(match, seat, sha256)),
    );
    expect(botActorOf('m-1', 1, sha256)).toBe(all[0]);
    expect(new Set(all).size).toBe(4);
    expect(all.map(isBotActor)).toEqual([true, true, true, true]);
  });

  it('is told from accounts, from guests and from names that only look alike', () => {
    const others = ['a-0123456789abcdef0123456789abcdef', 'house', 'bot-', 'bot-ada', 'a-bot-1'];
    expect(others.map(isBotActor)).toEqual([false, false, false, false, false]);
  });
});
