/** Given an event that the chain admits and the rules do not, when it is projected, then the lists are not told of it. */
import { EVENT_MAC_PURPOSE, eventMacHeaders } from '@scoresheet/contracts-messages';
import { matchSecretOf, playOffline, readOnlyMatch } from '@scoresheet/domain-match';
import { partitionOf, sealEvent, type Head, type Parts } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { postgresArchive } from '@scoresheet/services-archive';
import { hmacSha256, keysFrom } from '@scoresheet/services-keys';
import { matchQueries } from '@scoresheet/services-read-models';
import { eventBelief } from '@scoresheet/services-runtime';
import { RecordTail } from '@scoresheet/services-tail';
import { describe, expect, it } from 'vitest';
import {
  append,
  database,
  log,
  projectedToEnd,
  projectedWorld,
  startProjector,
  TOPIC,
} from './projected-world.spec-kit.js';
import { rebuildMatches } from './rebuild-matches.js';
import { PARTITIONS, type WrittenEvent } from './written-matches.spec-kit.js';

projectedWorld();

const KEY = new Uint8Array(32).fill(7);
const keys = keysFrom(KEY);
const BEFORE_FIRST_DECISION = 5;
const WINS = { kind: 'ended', outcome: { places: [[1], [2]], reason: 'life-lost' } } as const;

type Mode = Parameters<typeof eventBelief>[1];
const believing = (mode: Mode = 'enforce') => eventBelief(keys, mode);
const signed = ({ message, ...event }: WrittenEvent): WrittenEvent => ({
  ...event,
  message: {
    ...message,
    headers: eventMacHeaders(event.hash, hmacSha256(keys.current(EVENT_MAC_PURPOSE))),
  },
});

interface Begun {
  readonly events: readonly WrittenEvent[];
  /** What somebody appends who wants seat 1 to win. */
  readonly forged: WrittenEvent;
  /** What staff appends then. */
  readonly ending: WrittenEvent;
}

/** A match up to the first decision of its game. */
function begunMatch(name: string): Begun {
  const secretOf = (record: string) => matchSecretOf(KEY, record, sha256);
  const decks = (GAMES['fuzzycards']?.readyDecks ?? []).map(({ cards }) => cards).slice(0, 2);
  const offline = { name, game: 'fuzzycards', decks, choose: () => expect.unreachable() };
  const all: Sealed[] = [];
  for (const event of playOffline({ rulesOf, sha256, secretOf }, offline)) {
    all.push(event);
    if (all.length === BEFORE_FIRST_DECISION) break;
  }
  const written = ({ header, head, bytes }: Sealed): WrittenEvent => ({
    record: header.record,
    seq: header.seq,
    hash: head.hash,
    partition: partitionOf(header.record, PARTITIONS, sha256),
    message: { key: header.record, value: bytes },
  });
  const last = all.at(-1);
  if (!last) throw new Error('no match was begun');
  const { record, at } = last.header;
  const next = (type: string, parts: Parts, head: Head): Sealed => {
    const draft = { record, type, at: at + 1, commandId: `by-hand-${type}`, parts };
    return sealEvent(draft, head, { saltOf: secretOf(record).saltOf, sha256 });
  };
  const says = { type: 'act', actor: 'eve', role: 'player' };
  const forged = next('decision-answered', { public: { action: says, facts: [WINS] } }, last.head);
  const ended = { kind: 'match-voided', outcome: { places: [], reason: 'voided' } };
  const voids = { type: 'void-match', actor: 'jo', role: 'judge', suspendedSeq: 5 };
  const ending = next('match-voided', { public: { action: voids, facts: [ended] } }, forged.head);
  return {
    events: all.map(written),
    forged: written(forged),
    ending: written(ending),
  };
}

type Sealed = ReturnType<typeof sealEvent>;

const rowOf = ({ forged }: Begun) => matchQueries(database).match(forged.record);
const differs = async () =>
  (await rebuildMatches({ log, database }, { compareOnly: true })).differing;

describe('An event that is against the rules and bears no proof', () => {
  it('suspends its match in the lists, and its neighbours run', async () => {
    const [hurt, neighbour] = [begunMatch('hurt'), begunMatch('neighbour')];
    const { belief, figures } = believing();
    const projector = startProjector(log, database, belief);
    await append([...hurt.events, ...neighbour.events.map(signed), hurt.forged]);
    await projectedToEnd();
    expect(await rowOf(hurt)).toMatchObject({
      suspended: true,
      status: 'running',
      result: null,
      eventCount: 6,
    });
    expect(await rowOf(neighbour)).toMatchObject({ suspended: false, status: 'running' });
    expect(projector.suspended).toEqual([`${hurt.forged.record}/5`]);
    expect(figures().judgedEvents).toEqual({ upheld: 5, refuted: 1 });
    expect(await differs()).toBe(0);
  });

  it('is not believed by who starts later, nor by a projector, until staff ends the match', async () => {
    const hurt = begunMatch('hurt');
    const first = startProjector(log, database, believing().belief);
    await append([...hurt.events.map(signed), hurt.forged]);
    await projectedToEnd();
    await first.stop();
    const { record, partition } = hurt.forged;
    const tail = new RecordTail({
      log,
      of: { topic: TOPIC, partition },
      archive: postgresArchive(database, TOPIC),
      aggregate: readOnlyMatch({ rulesOf, sha256 }),
    });
    await tail.start();
    await tail.atEnd();
    expect(await tail.stateOf(record)).toMatchObject({
      status: 'suspended',
      suspension: { seq: 5, error: { name: 'EventRefuted' } },
    });
    await tail.stop();
    startProjector(log, database, believing().belief);
    await append([hurt.ending]);
    await projectedToEnd();
    expect(await rowOf(hurt)).toMatchObject({
      suspended: false,
      status: 'over',
      result: { places: [], reason: 'voided' },
    });
    expect(await differs()).toBe(0);
  });

  it('is listed as it says where events are only observed', async () => {
    const hurt = begunMatch('hurt');
    const { belief, figures } = believing('observe');
    startProjector(log, database, belief);
    await append([...hurt.events.map(signed), hurt.forged]);
    await projectedToEnd();
    expect(await rowOf(hurt)).toMatchObject({ suspended: false, status: 'over' });
    expect(figures().judgedEvents).toEqual({ upheld: 0, refuted: 1 });
    expect(await differs()).toBe(0);
  });

  it('is decided again under another key than that of the installation, too', async () => {
    const hurt = begunMatch('hurt');
    const strange = eventMacHeaders(hurt.forged.hash, hmacSha256(new Uint8Array(32).fill(9)));
    startProjector(log, database, believing().belief);
    const { message } = hurt.forged;
    await append([
      ...hurt.events.map(signed),
      { ...hurt.forged, message: { ...message, headers: strange } },
    ]);
    await projectedToEnd();
    expect(await rowOf(hurt)).toMatchObject({ suspended: true, result: null });
  });
});
