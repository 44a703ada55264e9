import { describe, expect, it } from 'vitest';
import { problemsOf } from './draft-problems.js';
import { termsOf, usualDraft, type EventDraft, type OfferedGame } from './event-draft.js';

const DUEL: OfferedGame = { id: 'fuzzycards', title: 'Fuzzycards', minSeats: 2, maxSeats: 2 };
const ROUND: OfferedGame = { id: 'friendomancy', title: 'Friendomancy', minSeats: 2, maxSeats: 5 };

const draft = (part: Partial<EventDraft> = {}): EventDraft => ({
  ...usualDraft('fuzzycards'),
  title: ' Saturday ',
  ...part,
});

describe('A new event', () => {
  it('is, with a title alone, Swiss by head-count with a bracket behind it', () => {
    expect(termsOf(draft(), DUEL)).toEqual({
      title: 'Saturday',
      game: 'fuzzycards',
      options: {},
      play: 'PLATFORM',
      entry: 'OPEN',
      checkIn: false,
      intentionalDraws: false,
      capacity: 64,
      phases: [
        {
          kind: 'SWISS',
          roundsBy: 'plain/1',
          standings: 'magic/1',
          bestOf: 3,
          roundMs: 3_000_000,
        },
        {
          kind: 'SINGLE_ELIMINATION',
          cut: { by: 'HEAD_COUNT' },
          standings: 'magic/1',
          bestOf: 3,
        },
      ],
    });
  });

  it('has the figures that were typed, and nothing where nothing stands', () => {
    const typed = draft({ capacity: '12', minutes: '', preset: 'swiss-3', description: ' At 10 ' });
    const terms = termsOf(typed, DUEL);
    expect(terms).toMatchObject({ capacity: 12, description: 'At 10' });
    expect(terms.phases).toEqual([{ kind: 'SWISS', rounds: 3, standings: 'magic/1', bestOf: 3 }]);
  });

  it('says when it is planned to begin, as a moment, where somebody typed it', () => {
    const beginsAt = '2030-12-05T10:00';
    expect(termsOf(draft({ beginsAt }), DUEL).beginsAt).toBe(new Date(beginsAt).toISOString());
    expect(termsOf(draft(), DUEL)).not.toHaveProperty('beginsAt');
  });

  it('of tables of four has standings of such tables, and no series', () => {
    const pods = draft({ game: 'friendomancy', preset: 'pods', standings: 'fide/2' });
    const [phase] = termsOf(pods, ROUND).phases;
    expect(phase).toMatchObject({ kind: 'PODS', standings: 'friendomancy/1' });
    expect(phase).not.toHaveProperty('bestOf');
  });

  it('falls back to what is usual where a game cannot have the format', () => {
    expect(termsOf(draft({ preset: 'pods' }), DUEL).phases).toHaveLength(2);
  });

  it('opens lists from the bracket on, where there is one', () => {
    const lists = (preset: string) => termsOf(draft({ preset, lists: 'FROM_CUT' }), DUEL).lists;
    expect(lists('swiss-cut')).toEqual({ open: 'FROM_PHASE', phase: 2 });
    expect(lists('swiss-3')).toEqual({ open: 'FROM_PHASE', phase: 1 });
  });
});

describe('What is wrong with a new event', () => {
  it('is nothing where it has what is usual', () => {
    expect(problemsOf(draft(), DUEL)).toEqual({});
  });

  it.each([
    ['title', { title: '  ' }],
    ['title', { title: 'Bell\u0007' }],
    ['beginsAt', { beginsAt: '?' }],
    ['beginsAt', { beginsAt: '2020-01-01T10:00' }],
    ['capacity', { capacity: '1' }],
    ['capacity', { capacity: 'many' }],
    ['capacity', { capacity: '33', preset: 'round-robin' }],
    ['minutes', { minutes: '0' }],
    ['minutes', { minutes: '1.5' }],
    ['description', { description: 'Bell\u0007' }],
  ])('is said of its %s: %o', (field, part) => {
    expect(Object.keys(problemsOf(draft(part), DUEL))).toEqual([field]);
  });

  it('may be how few sit at tables of four', () => {
    const few = draft({ game: 'friendomancy', preset: 'pods', capacity: '2' });
    expect(problemsOf(few, ROUND)).toHaveProperty('capacity');
  });
});
