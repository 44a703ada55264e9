import { MATCH_EVENT_TYPES } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { isPlay } from './play.js';

describe('Play', () => {
  it.each(MATCH_EVENT_TYPES.filter((type) => type !== 'clock-ticked'))('includes %s', (type) => {
    expect(isPlay({ type })).toBe(true);
  });

  it('excludes the ticks of the clock', () => {
    expect(isPlay({ type: 'clock-ticked' })).toBe(false);
  });

  it.each(['an-event-of-a-later-version', 'toString'])('includes %s', (type) => {
    expect(isPlay({ type })).toBe(true);
  });
});
