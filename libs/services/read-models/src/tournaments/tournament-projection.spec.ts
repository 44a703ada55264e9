import type { Json } from '@scoresheet/domain-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectedEvent } from '../row-projection.js';
import { projectTournament } from './tournament-projection.js';
import type { TournamentRow } from './tournament.entity.js';

const event = (seq: number, type: string, ...facts: Json[]): ProjectedEvent => ({
  header: { record: 't-1', seq, type, at: 1_000 + seq },
  public: { action: { type }, facts },
});

const terms = { game: 'tokens', ruleset: 'tokens/1', play: 'tables', entry: 'open', capacity: 8 };
const CREATED: Json = { kind: 'tournament-created', owner: 'olga', terms };
const PLACES = 'eeewwe';
const entered: readonly Json[] = [...PLACES].map((letter, at) => ({
  kind: 'entrant-entered',
  entrant: at + 1,
  waits: letter === 'w',
}));

/** The row after these facts, each an event of its own. */
const rowAfter = (...facts: readonly Json[]): TournamentRow | undefined =>
  [CREATED, ...entered, ...facts].reduce<TournamentRow | undefined>(
    (row, fact, seq) => projectTournament(row, event(seq, 'changed', fact)),
    undefined,
  );

const change = fc.record({
  kind: fc.constantFrom('entrants-dropped', 'entrants-admitted'),
  entrants: fc.uniqueArray(fc.integer({ min: 1, max: PLACES.length }), { minLength: 1 }),
});

describe('the row of a tournament', () => {
  it('counts who has a place and who waits', () => {
    expect(rowAfter()).toMatchObject({ entrants: 4, waiting: 2, letters: PLACES });
    const dropped = rowAfter({ kind: 'entrants-dropped', entrants: [2] });
    expect(dropped).toMatchObject({ entrants: 3, waiting: 2, letters: 'egewwe' });
    const back = rowAfter(
      { kind: 'entrants-dropped', entrants: [1, 4] },
      { kind: 'entrant-re-entered', entrant: 1 },
    );
    expect(back).toMatchObject({ entrants: 4, waiting: 1, letters: 'eeegwe' });
    const joined = rowAfter(
      { kind: 'entrants-dropped', entrants: [2] },
      { kind: 'entrants-joined-phase', entrants: [2], rounds: 3 },
    );
    expect(joined).toMatchObject({ entrants: 4, letters: PLACES });
  });

  it('is the same whether they leave and come in together or one by one', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const single = changes.flatMap(({ kind, entrants }) =>
          entrants.map((entrant) => ({ kind, entrants: [entrant] })),
        );
        const { letters, entrants, waiting } = rowAfter(...changes) ?? {};
        expect(rowAfter(...single)).toMatchObject({ letters, entrants, waiting });
      }),
    );
  });

  it('has when it is planned to begin, as it was said last', () => {
    const planned = (beginsAt: Json) => ({ kind: 'tournament-planned', beginsAt });
    expect(rowAfter()?.beginsAtMs).toBeNull();
    expect(rowAfter(planned(5_000), planned(7_000))?.beginsAtMs).toBe(7_000);
    expect(rowAfter(planned(5_000), planned(null))?.beginsAtMs).toBeNull();
    const inEventZero = event(0, 'tournament-created', CREATED, planned(5_000));
    expect(projectTournament(undefined, inEventZero).beginsAtMs).toBe(5_000);
    for (const none of [-1, 1.5, 'soon', 253_402_300_800_000]) {
      expect(rowAfter(planned(none))).toMatchObject({ suspended: true, beginsAtMs: null });
    }
  });

  it('is suspended where somebody leaves who never entered', () => {
    expect(rowAfter({ kind: 'entrants-dropped', entrants: [7] })?.suspended).toBe(true);
  });
});
