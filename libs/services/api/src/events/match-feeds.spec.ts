import { foldMatch, readOnlyMatch, type MatchState } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import type { Identity } from '@scoresheet/services-accounts';
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';
import { beforeEach, describe, expect, it } from 'vitest';
import { admitted } from '../api.spec-kit.js';
import type { MatchMessageType } from './match-event.type.js';
import { matchFeed, type Follower, type MatchFeed } from './match-feeds.js';

const EVENTS = admitted('fed').slice(0, 12);
const JOINED_AT = 6;

const fold = (state: MatchState | undefined, event: AdmittedEvent): MatchState =>
  foldMatch({ rulesOf, sha256 }, state, { header: event.header, house: houseOf(event) });

let made: string[];
let feed: MatchFeed;

beforeEach(() => {
  made = [];
  let state: MatchState | undefined;
  for (const event of EVENTS.slice(0, JOINED_AT)) state = fold(state, event);
  const aggregate = {
    ...readOnlyMatch({ rulesOf, sha256 }),
    fold: (before: MatchState | undefined, { header }: { header: { seq: number } }) =>
      fold(before, EVENTS[header.seq] as AdmittedEvent),
  };
  feed = matchFeed(state as MatchState, aggregate, ({ header }, _, { audience }, withTable) => {
    made.push(`${header.seq} ${audience}${withTable ? ' with table' : ''}`);
    return { seq: header.seq, audience } as unknown as MatchMessageType;
  });
});

interface TestFollower extends Follower {
  readonly taken: MatchMessageType[];
  readonly failed: unknown[];
}

function follower(actor?: string, withTable = false): TestFollower {
  const [taken, failed]: [MatchMessageType[], unknown[]] = [[], []];
  const asker: Identity | undefined =
    actor === undefined
      ? undefined
      : { accountId: actor, roles: [actor === 'judge' ? 'judge' : 'player'] };
  return {
    asker,
    withTable,
    taken,
    failed,
    take: (message) => taken.push(message),
    fail: (error) => failed.push(error),
  };
}

const next = () => EVENTS[feed.state.seq + 1] as AdmittedEvent;

describe('The feed of a match', () => {
  it('makes one message for each audience, and gives the same to all who belong to it', () => {
    const [first, second, third] = [follower(), follower('somebody'), follower()];
    const others = [follower('fed-seat1'), follower('fed-seat2'), follower('judge')];
    for (const each of [first, second, third, ...others]) feed.join(each);
    feed.take(next());
    expect(made).toEqual(['6 public', '6 seat1', '6 seat2', '6 house']);
    expect(second.taken[0]).toBe(first.taken[0]);
    expect(third.taken[0]).toBe(first.taken[0]);
  });

  it('makes the message with the table beside the one without, where both are wanted', () => {
    for (const each of [follower(), follower(undefined, true), follower()]) feed.join(each);
    feed.take(next());
    expect(made).toEqual(['6 public', '6 public with table']);
  });

  it('takes every event once, in order, and nothing that does not follow', () => {
    const watching = follower();
    feed.join(watching);
    for (const seq of [5, 6, 6, 8, 7, 7, 8]) feed.take(EVENTS[seq] as AdmittedEvent);
    expect(watching.taken.map(({ seq }) => seq)).toEqual([6, 7, 8]);
  });

  it('gives nothing to a follower who has left, and is empty when the last one goes', () => {
    const [staying, leaving] = [follower(), follower()];
    feed.join(staying);
    feed.join(leaving);
    feed.leave(leaving);
    feed.take(next());
    expect([staying.taken.length, leaving.taken.length]).toEqual([1, 0]);
    expect(feed.followers.size).toBe(1);
    feed.leave(staying);
    expect(feed.followers.size).toBe(0);
  });

  it('lets everybody go when an event cannot be folded', () => {
    const watching = follower();
    feed.join(watching);
    const senseless = { ...next(), parts: { public: {}, house: {} } };
    const event = { ...senseless, header: { ...senseless.header, seq: 99 } };
    feed.take(event);
    expect([watching.taken.length, watching.failed.length]).toEqual([0, 1]);
    expect(feed.followers.size).toBe(0);
  });
});
