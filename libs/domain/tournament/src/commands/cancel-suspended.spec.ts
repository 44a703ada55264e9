/** Given a tournament that is suspended, when somebody would end it, then what comes of it. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import type { SuspendedRecord } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { readOnlyTournament } from '../record/tournament-aggregate.js';
import { begun, environment, OWNER, REASON } from '../tournament.spec-kit.js';
import { seeTournament } from '../views/see-tournament.js';
import { cancelledTournament, decideSuspended } from './cancel-suspended.js';

const BAD_SEQ = 5;
const CANCEL: TournamentCommand = {
  record: 't-1',
  commandId: 'c1',
  actor: OWNER,
  role: 'organiser',
  type: 'cancel-tournament',
  suspendedSeq: BAD_SEQ,
  ...REASON,
};
const SUSPENDED: SuspendedRecord = { seq: BAD_SEQ, ended: undefined };

const decided = (over: Partial<TournamentCommand> = {}, suspended = SUSPENDED) =>
  decideSuspended(environment, { ...CANCEL, ...over } as TournamentCommand, suspended);

/** As a reader hears of it after staff has cancelled the tournament. */
function ended(): SuspendedRecord & { readonly ended: object } {
  const cancelled = decided();
  if (cancelled?.outcome !== 'accepted') throw new Error('staff cancels it');
  const header = {
    record: 't-1',
    seq: BAD_SEQ + 1,
    type: cancelled.type,
    at: 9_000,
    commandId: 'c1',
    prev: '',
    hashes: {},
  };
  return { seq: BAD_SEQ, ended: { header, house: cancelled.parts.public } };
}

describe('cancel-tournament, given a suspended tournament', () => {
  it('staff ends it, and all of its event is for everybody', () => {
    const cancelled = decided();
    expect(cancelled).toMatchObject({
      outcome: 'accepted',
      type: 'tournament-cancelled',
      parts: {
        public: {
          action: { type: 'cancel-tournament', actor: OWNER, suspendedSeq: BAD_SEQ, ...REASON },
          facts: [{ kind: 'tournament-cancelled' }],
        },
      },
    });
    const { house } = ended().ended as { readonly house: never };
    expect(seeTournament(house, 'public')).toEqual(house);
  });

  it('nobody else does', () => {
    expect(decided({ role: 'player' })).toMatchObject({ outcome: 'refused', code: 'not-allowed' });
    expect(decided({ role: 'house' })).toMatchObject({ outcome: 'refused', code: 'not-allowed' });
  });

  it.each([BAD_SEQ - 1, BAD_SEQ + 1])('who takes it to be suspended at %s looks again', (seq) => {
    expect(decided({ suspendedSeq: seq } as never)).toMatchObject({ outcome: 'conflict' });
  });

  it('nothing else can be said to any other command', () => {
    expect(decided({ type: 'pause-tournament' })).toBeUndefined();
    expect(decided({ suspendedSeq: undefined } as never)).toBeUndefined();
  });
});

describe('cancel-tournament, given a tournament that staff has ended', () => {
  it('the same command counts once, another under its id is refused, and so is any other', () => {
    expect(decided({}, ended())).toEqual({ outcome: 'duplicate', seq: BAD_SEQ + 1 });
    expect(decided({ actor: 'otto' }, ended())).toMatchObject({ outcome: 'command-id-reused' });
    expect(decided({ commandId: 'c2' }, ended())).toMatchObject({ code: 'tournament-over' });
  });

  it('readers hear of it by its header, and show the tournament as it stood, cancelled', () => {
    const event = ended().ended as Parameters<typeof cancelledTournament>[1];
    expect(readOnlyTournament(environment).endsSuspended(event)).toBe(true);
    const before = begun(4).state();
    const after = cancelledTournament(before, event);
    expect(after).toEqual({ ...before, stage: 'cancelled', at: 9_000 });
  });
});

describe('cancel-tournament, given a tournament that goes on', () => {
  it('is not ended as if it were suspended', () => {
    const said = { type: 'cancel-tournament', suspendedSeq: 1, ...REASON } as const;
    const scene = begun(4);
    expect(scene.tries(OWNER, said)).toBe('tournament-not-suspended');
    expect(scene.tries(OWNER, { type: 'cancel-tournament', ...REASON })).toBe('accepted');
  });
});
