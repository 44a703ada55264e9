import { describe, expect, it } from 'vitest';
import type { ListedEvent } from './events-documents.js';
import { askedOf, isAsked, LIST_NAMES, momentOf } from './lists.js';
import type { SoughtEvents } from './use-sought-events.js';

const NOW = new Date(2026, 10, 27, 15).getTime();
const TODAY = new Date(2026, 10, 27).getTime();
const ALL: SoughtEvents = { q: '', game: '', play: '', mine: '', from: '' };
const from = (day: string): SoughtEvents => ({ ...ALL, from: day });

describe('A list of the calendar', () => {
  it('of what comes has the soonest first, from the beginning of this day on', () => {
    expect(askedOf('coming', ALL, NOW)).toMatchObject({
      filter: { begins: { from: TODAY } },
      orderBy: { field: 'BEGINS_AT', direction: 'ASC' },
    });
    const later = new Date(2026, 11, 5).getTime();
    expect(askedOf('coming', from('2026-12-05'), NOW).filter?.begins).toEqual({ from: later });
    expect(askedOf('coming', from('2026-01-01'), NOW).filter?.begins).toEqual({ from: TODAY });
  });

  it('has events without a day, and those whose day is gone, each for itself', () => {
    expect(askedOf('undated', ALL, NOW).filter).toMatchObject({ planned: false });
    expect(askedOf('overdue', ALL, NOW).filter?.begins).toEqual({ to: TODAY - 1 });
  });

  it('is not asked for where nothing can be in it', () => {
    const asked = (sought: SoughtEvents) =>
      LIST_NAMES.filter((name) => isAsked(name, sought, NOW)).join(' ');
    expect(asked(ALL)).toBe('running coming undated overdue over');
    expect(asked(from('2026-12-05'))).toBe('running coming over');
    expect(asked(from('2026-11-27'))).toBe('running coming over');
    expect(asked(from('2026-11-26'))).toBe('running coming overdue over');
    expect(asked(from('soon'))).toBe('running coming undated overdue over');
  });

  it('looks at those that were played from a day on', () => {
    const day = new Date(2026, 10, 1).getTime();
    expect(askedOf('over', from('2026-11-01'), NOW).filter?.started).toEqual({ from: day });
    expect(askedOf('over', ALL, NOW).filter).not.toHaveProperty('started');
  });
});

describe('The moment that an event is told under', () => {
  const event = (times: object) => ({ createdAt: 1, beginsAt: null, startedAt: null, ...times });
  it.each([
    [{ beginsAt: '1970-01-01T00:00:05.000Z', startedAt: 6_000 }, 6_000],
    [{ beginsAt: '1970-01-01T00:00:05.000Z' }, 5_000],
    [{}, 1],
  ])('is when it began, is to begin, or was made: %j', (times, moment) => {
    expect(momentOf(event(times) as ListedEvent)).toBe(moment);
  });
});
