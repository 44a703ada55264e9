import { describe, expect, it } from 'vitest';
import { botName } from './bot-name.js';

describe('The name of a bot', () => {
  it('says that it is one, and is that of no other in its event', () => {
    const names = Array.from({ length: 512 }, (_, index) => botName(index));
    expect(new Set(names).size).toBe(512);
    expect(names.filter((name) => !name.startsWith('Bot '))).toEqual([]);
  });
});
