import { describe, expect, it } from 'vitest';
import { findCommand, KNOWN_COMMANDS, noCommands, rememberCommand } from './known-commands.js';

function after(events: number) {
  const known = noCommands<number>();
  for (let seq = 0; seq < events; seq += 1) rememberCommand(known, `c${seq}`, seq);
  return known;
}

describe('Given a record of a hundred thousand accepted commands', () => {
  const known = after(100_000);

  it('then the last ones are known by their ids', () => {
    const last = Array.from({ length: KNOWN_COMMANDS }, (_, i) => 100_000 - 1 - i);
    expect(last.map((seq) => findCommand(known, `c${seq}`))).toEqual(last);
  });

  it('and no more than twice as many are kept', () => {
    expect(known.recent.size + known.earlier.size).toBeLessThanOrEqual(2 * KNOWN_COMMANDS);
    expect(findCommand(known, 'c0')).toBeUndefined();
  });
});

describe('Given few commands', () => {
  it('then each is known', () => {
    const known = after(KNOWN_COMMANDS);
    expect(findCommand(known, 'c0')).toBe(0);
    expect(findCommand(known, 'never-sent')).toBeUndefined();
  });
});
