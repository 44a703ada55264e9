/** Given a match that is suspended, when somebody would end it, then what comes of it. */
import { describe, expect, it } from 'vitest';
import type { SuspendedRecord } from '@scoresheet/domain-record';
import { resultOf, statusOf } from '../fold/match-state.js';
import {
  environment,
  openScene,
  runningMatch,
  type Said,
  type Sending,
} from '../scene.spec-kit.js';
import { seeMatch } from '../views/see.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import { decideSuspended, voidedMatch } from './void-match.js';

const BAD_SEQ = 5;
const VOID = { type: 'void-match', suspendedSeq: BAD_SEQ, reasonDigest: 'cd'.repeat(32) } as const;
const JUDGE: Sending = { role: 'judge', commandId: 'v1' };
const SUSPENDED: SuspendedRecord = { seq: BAD_SEQ, ended: undefined };

const scene = openScene();

const decided = (said: Said, sending: Sending = JUDGE, suspended: SuspendedRecord = SUSPENDED) =>
  decideSuspended(environment, scene.command('jo', said, sending), suspended);

/** As a reader hears of it after a judge has ended the match. */
function ended(): SuspendedRecord {
  const voided = decided(VOID);
  if (voided?.outcome !== 'accepted') throw new Error('a judge ends it');
  const header = {
    record: scene.record,
    seq: BAD_SEQ + 1,
    type: voided.type,
    at: 9,
    commandId: 'v1',
    prev: '',
    hashes: {},
  };
  return { seq: BAD_SEQ, ended: { header, house: voided.parts.public } };
}

describe('void-match, given a suspended match', () => {
  it.each(['judge', 'organiser'] as const)('a %s ends it without a result', (role) => {
    expect(decided(VOID, { role })).toMatchObject({
      outcome: 'accepted',
      type: 'match-voided',
      parts: {
        public: {
          action: { type: 'void-match', actor: 'jo', role, suspendedSeq: BAD_SEQ },
          facts: [{ kind: 'match-voided', outcome: { places: [], reason: 'voided' } }],
        },
      },
    });
  });

  it.each(['player', 'clock'] as const)('a %s does not', (role) => {
    expect(decided(VOID, { role })).toMatchObject({ outcome: 'refused', code: 'wrong-role' });
  });

  it.each([BAD_SEQ - 1, BAD_SEQ + 1])('who takes it to be suspended at %s looks again', (seq) => {
    expect(decided({ ...VOID, suspendedSeq: seq })).toMatchObject({ outcome: 'conflict' });
  });

  it('nothing else can be said to any other command', () => {
    expect(decided({ type: 'concede' }, { role: 'player' })).toBeUndefined();
  });

  it('all of its event is for everybody', () => {
    const { house } = ended().ended ?? {};
    const { ruleset } = pinnedRules(environment, runningMatch().state().terms);
    expect(seeMatch(ruleset, house as never, 'public')).toEqual(house);
  });
});

describe('void-match, given a match that staff has ended', () => {
  it.each([
    ['sent again', VOID, JUDGE, { outcome: 'duplicate', seq: BAD_SEQ + 1 }],
    ['with another reason', { ...VOID, reasonDigest: 'ab'.repeat(32) }, JUDGE, 'command-id-reused'],
    ['of somebody else', VOID, { ...JUDGE, commandId: 'v2' }, 'match-over'],
  ] as const)('%s changes nothing', (_, said, sending, expected) => {
    const answer = decided(said, sending, ended());
    if (typeof expected === 'object') expect(answer).toEqual(expected);
    else expect([answer?.outcome, (answer as { code?: string }).code]).toContain(expected);
  });
});

describe('void-match, given a match that goes on', () => {
  it('is refused, whoever sends it', () => {
    const running = runningMatch();
    expect(running.send('jo', VOID, { role: 'judge' })).toMatchObject({
      outcome: 'refused',
      code: 'match-not-suspended',
    });
  });
});

describe('A match that staff has ended', () => {
  it('is over without a result, and shown as it stood before the bad event', () => {
    const running = runningMatch().state();
    const voided = voidedMatch(running, ended().ended as never);
    expect(statusOf(voided)).toBe('over');
    expect(resultOf(voided)).toEqual({ places: [], reason: 'voided' });
    expect(voided).toMatchObject({ seq: BAD_SEQ + 1, table: running.table, seats: running.seats });
  });
});
