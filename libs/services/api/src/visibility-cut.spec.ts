/**
 * Two worlds that differ only in what a viewer may not know: the faces of cards that are hidden
 * from them, and the lines of others. Every way to read must give equal bytes in both.
 */
import { foldMatch, type MatchState } from '@scoresheet/domain-match';
import { decodeUtf8, encodeUtf8, exportRecord, inLineOrder } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Audience, JsonObject } from '@scoresheet/domain-record';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { seesFaces, type Rules, type Viewer } from '@scoresheet/rules-engine';
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitted } from './api.spec-kit.js';
import { matchEventType, matchMessageType } from './events/match-event.type.js';
import { cutOf, discloses, seenMatch, type VisibilityCut } from './visibility-cut.js';

const SOURCE = { rulesOf, sha256 };
const NAMES = ['one', 'two', 'three', 'four', 'five'];
const MATCHES = NAMES.map((name) => admitted(name));
const VIEWERS = ['seat1', 'seat2', 'a-stranger'] as const;
const CHANNELS = ['subscription', 'events', 'view', 'export'] as const;
type Channel = (typeof CHANNELS)[number];

interface World {
  readonly state: MatchState;
  /** Up to and with the one that led to the state. */
  readonly events: readonly AdmittedEvent[];
}

/** What a viewer gets by each channel; a planted leak looks with the eyes of the house. */
function sight({ state, events }: World, own: VisibilityCut, leak?: Channel) {
  const house: VisibilityCut = {
    viewer: 'house',
    audience: 'house',
    isDelayed: false,
    isNoted: true,
  };
  const cutFor = (channel: Channel) => (channel === leak ? house : own);
  const event = events.at(-1) as AdmittedEvent;
  const cut = cutFor('subscription');
  const message = { event, state, cut, withTable: true, token: '' };
  return {
    subscription: JSON.stringify(matchMessageType(message, SOURCE)),
    events: JSON.stringify(matchEventType(event, cutFor('events'))),
    view: JSON.stringify(seenMatch(state, cutFor('view'), SOURCE)),
    export: exportRecord(
      events.map(({ bytes }) => bytes),
      sha256,
      discloses(cutFor('export')),
    ),
  };
}

function worldAt(match: readonly AdmittedEvent[], length: number): World {
  const events = match.slice(0, length);
  let state: MatchState | undefined;
  for (const event of events) {
    state = foldMatch(SOURCE, state, { header: event.header, house: houseOf(event) });
  }
  return { state: state as MatchState, events };
}

/** The same world with other secrets. */
function twinOf({ state, events }: World, { viewer, audience }: VisibilityCut): World {
  return {
    state: withFacesTurned(structuredClone(state), viewer),
    events: events.map((event) => withOtherLines(event, audience)),
  };
}

/** The hidden cards of each owner have the face of the next one among them. */
function withFacesTurned(state: MatchState, viewer: Viewer): MatchState {
  const { table, terms } = state;
  if (table === null) return state;
  const rules = GAMES[terms.game]?.rules as Rules;
  const hidden = Object.values(table.cards).filter(({ place }) => !seesFaces(rules, place, viewer));
  for (const { id, owner } of hidden) {
    const own = hidden.filter((card) => card.owner === owner);
    const next = own[(own.findIndex((card) => card.id === id) + 1) % own.length];
    if (next) table.cards[id] = { ...(table.cards[id] as typeof next), face: next.face };
  }
  return state;
}

const OTHER: JsonObject = { action: { secret: 'of another world' }, facts: [] };

/** Only the hashes in the header stay: they are salted, and tell nothing. */
function withOtherLines(event: AdmittedEvent, own: Audience): AdmittedEvent {
  const isOther = (audience: Audience) => audience !== 'public' && audience !== own;
  const audiences = inLineOrder(Object.keys(event.header.hashes) as Audience[]);
  const [header = '', ...lines] = (decodeUtf8(event.bytes) ?? '').split('\n');
  const kept = lines.map((line, i) =>
    isOther(audiences[i] as Audience) ? JSON.stringify(OTHER) : line,
  );
  const parts = Object.fromEntries(
    audiences.map((audience) => [audience, isOther(audience) ? OTHER : event.parts[audience]]),
  );
  return { ...event, parts, bytes: encodeUtf8([header, ...kept].join('\n')) };
}

const situations = fc.tuple(
  fc.nat(MATCHES.length - 1),
  fc.noBias(fc.integer({ min: 0, max: 999 })),
  fc.constantFrom(...VIEWERS),
);

/** A world, its twin and the viewer's cut, for a random place in a random match. */
function twins([number, place, who]: [number, number, (typeof VIEWERS)[number]]) {
  const match = MATCHES[number] as readonly AdmittedEvent[];
  const world = worldAt(match, 1 + (place % match.length));
  const actor = who === 'a-stranger' ? who : `${NAMES[number]}-${who}`;
  const cut = cutOf(world.state, { accountId: actor, roles: ['player'] });
  return { world, twin: twinOf(world, cut), cut };
}

describe('What a viewer may not know', () => {
  it('changes not a byte of what the viewer gets, by any channel', () => {
    let differing = 0;
    let pairs = 0;
    fc.assert(
      fc.property(situations, (situation) => {
        const { world, twin, cut } = twins(situation);
        pairs += 1;
        const house: VisibilityCut = {
          viewer: 'house',
          audience: 'house',
          isDelayed: false,
          isNoted: true,
        };
        if (sight(world, house).view !== sight(twin, house).view) differing += 1;
        expect(sight(twin, cut)).toEqual(sight(world, cut));
      }),
      { numRuns: 200 },
    );
    expect(differing / pairs).toBeGreaterThan(0.9);
  });

  it.each(CHANNELS)('would be noticed if it leaked into: %s', (leak) => {
    const property = fc.property(situations, (situation) => {
      const { world, twin, cut } = twins(situation);
      return sight(twin, cut, leak)[leak] === sight(world, cut, leak)[leak];
    });
    expect(fc.check(property).failed).toBe(true);
  });
});
