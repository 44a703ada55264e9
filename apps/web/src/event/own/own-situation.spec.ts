import { describe, expect, it } from 'vitest';
import { EVENT, OWN_TABLE } from '../event.spec-kit.js';
import type { EventFields, RoundNow } from '../follow/event-documents.js';
import { ownSituation } from './own-situation.js';

const ROUND: RoundNow = { phase: 1, round: 3, stage: 'playing', tables: 8, open: 8, clock: null };
const entryOf = (status: string, isBye = false) => ({
  entrant: { number: 4, name: 'Heron', status, isPresent: true, isNoShow: false, hasList: true },
  rounds: [{ phase: 1, round: 3, isBye, table: null }],
});

const situation = (
  event: Partial<EventFields>,
  given: Partial<Parameters<typeof ownSituation>[0]> = {},
) =>
  ownSituation({
    event: { ...EVENT, ...event },
    ownTable: null,
    entry: entryOf('entered'),
    ...given,
  });

describe('To somebody who has not entered an event', () => {
  it.each([
    ['REGISTRATION', true],
    ['ANNOUNCED', false],
    ['PLAYING', false],
  ] as const)('is open in the stage %s: %s', (stage, mayEnter) => {
    expect(situation({ ownEntrant: null, stage })).toEqual({ is: 'outside', mayEnter });
  });
});

describe('To an entrant an event is', () => {
  it.each(['REGISTRATION', 'CHECK_IN', 'ANNOUNCED'] as const)('before play in %s', (stage) => {
    expect(situation({ stage, round: null })).toEqual({ is: 'before' });
  });

  it('a table, even before the own entry is here', () => {
    const given = { ownTable: OWN_TABLE, entry: undefined };
    expect(situation({ round: ROUND }, given)).toEqual({ is: 'table', table: OWN_TABLE });
    const published = { ...ROUND, stage: 'published' };
    expect(situation({ round: published }, given)).toEqual({ is: 'table', table: OWN_TABLE });
  });

  it.each([
    ['closed', ROUND.round],
    ['playing', ROUND.round + 1],
  ])('no table of another round: it is %s, in round %i', (stage, round) => {
    const { is } = situation({ round: { ...ROUND, stage, round } }, { ownTable: OWN_TABLE });
    expect(is).toBe(stage === 'closed' ? 'between' : 'no-table');
  });

  it('a bye, or a round without a table', () => {
    const bye = { entry: entryOf('entered', true) };
    expect(situation({ round: ROUND }, bye)).toEqual({ is: 'bye', round: 3 });
    expect(situation({ round: ROUND })).toEqual({ is: 'no-table', round: 3 });
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])(
    'paused; with check-in %s, present %s: has to check in %s',
    (checkIn, isPresent, mayCheckIn) => {
      const { entrant, rounds } = entryOf('entered');
      const given = { entry: { entrant: { ...entrant, isPresent }, rounds } };
      const round = { ...ROUND, stage: 'closed' };
      const is = situation({ stage: 'PAUSED', checkIn, round }, given);
      expect(is).toEqual({ is: 'paused', mayCheckIn });
    },
  );

  it('one to look on at, for who has not come into a phase, or is out of its bracket', () => {
    const cut = { ...ROUND, phase: 2, round: 1 };
    expect(situation({ round: cut })).toEqual({ is: 'not-through', round: 1 });
    expect(situation({ round: { ...cut, stage: 'closed' } }).is).toBe('not-through');
    const [swiss] = EVENT.phases;
    const phases = [{ ...swiss, kind: 'single-elimination' as const, standings: 'magic/1' }];
    expect(situation({ round: ROUND, phases })).toEqual({ is: 'not-through', round: 3 });
  });

  it.each([
    ['waiting', { is: 'waiting' }],
    ['dropped', { is: 'out', isSentAway: false, isNoShow: false }],
    ['disqualified', { is: 'out', isSentAway: true, isNoShow: false }],
  ])('by the state of the entry, %s', (status, expected) => {
    expect(situation({ round: null }, { entry: entryOf(status) })).toEqual(expected);
  });

  it('unknown until the entry is here', () => {
    expect(situation({ round: null }, { entry: undefined })).toEqual({ is: 'coming' });
  });

  it.each([
    ['FINISHED', 'over'],
    ['CANCELLED', 'cancelled'],
  ] as const)('%s: %s', (stage, is) => {
    expect(situation({ stage })).toEqual({ is });
  });
});
