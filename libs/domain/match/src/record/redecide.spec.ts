/** Given recorded events whose word is not taken, when they are decided again, then what the rules make of them holds. */
import type {
  FoldableEvent,
  Header,
  Json,
  JsonObject,
  ReadOnlyAggregate,
} from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { duelEnvironment, runningDuel, says } from '../duel.spec-kit.js';
import type { MatchEnvironment } from '../rules/environment.js';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { matchAggregate, readOnlyMatch } from './match-aggregate.js';

import type { MatchState } from '../fold/match-state.js';
import { UnknownRules } from '../rules/pinned-rules.js';
import {
  answer,
  environment,
  openScene,
  playToTheEnd,
  runningMatch,
  sha256,
  type Scene,
} from '../scene.spec-kit.js';
import { matchSecretOf } from '../rules/secret.js';
import { after, callTime, tick, timedMatch } from '../timed-scene.spec-kit.js';
import { drops, MANY, runningWell, wellEnvironment } from '../well.spec-kit.js';

type Judge = Pick<ReadOnlyAggregate<MatchState>, 'redecide' | 'fold'>;
type Change = (event: FoldableEvent) => FoldableEvent;

const reader: Judge = readOnlyMatch(environment);
const decider: Judge = matchAggregate(environment);
const played = (seats = 2): Scene => {
  const scene = runningMatch(seats);
  playToTheEnd(scene);
  return scene;
};

const eventsOf = ({ events }: Scene): readonly FoldableEvent[] =>
  events.map(({ header, parts }) => ({ header, house: parts.house ?? parts.public }));

/** The state after all of them, decided again one by one. */
function redecided(judge: Judge, events: readonly FoldableEvent[]): MatchState | undefined {
  let state: MatchState | undefined;
  for (const event of events) {
    const again = judge.redecide(state, event);
    if (!again.agrees) throw new Error(`${again.difference.kind} at ${again.difference.path}`);
    state = again.state;
  }
  return state;
}

/** What is said of the last event of the scene once it is changed. */
function said(scene: Scene, change: Change, judge = reader) {
  const events = eventsOf(scene);
  const before = redecided(judge, events.slice(0, -1));
  const again = judge.redecide(before, change(events.at(-1) as FoldableEvent));
  return again.agrees ? 'upheld' : again.difference.kind;
}

const header =
  (changed: Partial<Header>): Change =>
  (event) => ({ ...event, header: { ...event.header, ...changed } });
const house =
  (change: (house: JsonObject) => JsonObject): Change =>
  (event) => ({ ...event, house: change(event.house) });
const facts = (change: (facts: readonly JsonObject[]) => readonly Json[]): Change =>
  house((part) => ({ ...part, facts: change(part['facts'] as readonly JsonObject[]) }));
const WINS: Json = { kind: 'ended', outcome: { places: [[1], [2]], reason: 'points' } };

const timed = (): Scene => {
  const scene = timedMatch({ kind: 'per-decision', decisionMs: 8_000 });
  tick(after(scene, 5_000));
  answer(after(scene, 1_000), 'ann');
  tick(after(scene, 5_000));
  callTime(after(scene, 3_000), 2);
  return scene;
};

const ruled = (): Scene => {
  const scene = runningMatch();
  const judge = { role: 'judge' } as const;
  const reasonDigest = 'ab'.repeat(32);
  scene.send('jo', { type: 'warn-seat', seat: 1, reasonDigest }, judge);
  scene.send('jo', { type: 'pause-match', reasonDigest }, judge);
  scene.send('jo', { type: 'resume-match', reasonDigest }, judge);
  scene.send('jo', { type: 'end-match', result: 'win', winner: 2, reasonDigest }, judge);
  return scene;
};

describe('What was decided', () => {
  it.each([
    ['a game for two', played()],
    ['a game for three', played(3)],
    ['a game against time', timed()],
    ['rulings', ruled()],
  ])('is upheld from its chance as recorded, and from that of its secret: %s', (_, scene) => {
    for (const judge of [reader, decider]) {
      expect(redecided(judge, eventsOf(scene))).toEqual(scene.folded());
    }
  });

  it('is upheld with all passes that stand', () => {
    const scene = runningDuel();
    scene.send('bob', { type: 'set-auto-pass', until: { kind: 'turn-ends' } });
    says(scene, 'ann', 'play');
    says(scene, 'ann', 'pass');
    const events = eventsOf(scene);
    expect(JSON.stringify(events)).toContain('auto-passed');
    for (const judge of [readOnlyMatch(duelEnvironment), matchAggregate(duelEnvironment)]) {
      expect(redecided(judge, events)).toEqual(scene.folded());
    }
  });

  it('is upheld where an action goes on by itself', () => {
    const scene = runningWell();
    drops(scene, 'ann', MANY);
    const events = eventsOf(scene);
    expect(events.map(({ header }) => header.type)).toContain('action-continued');
    for (const judge of [readOnlyMatch(wellEnvironment), matchAggregate(wellEnvironment)]) {
      expect(redecided(judge, events)).toEqual(scene.folded());
    }
  });

  it('goes on where events before it were folded', () => {
    const events = eventsOf(played());
    let state: MatchState | undefined;
    events.forEach((event, seq) => {
      if (seq % 2 === 0) state = reader.fold(state, event);
      else {
        const again = reader.redecide(state, event);
        if (!again.agrees) throw new Error(again.difference.path);
        state = again.state;
      }
    });
    expect(state).toEqual(redecided(reader, events));
  });
});

describe('What somebody wrote by hand', () => {
  const going = (): Scene => {
    const scene = runningMatch();
    answer(scene, 'bob');
    return scene;
  };

  it.each<[string, Change, string]>([
    ['seat 1 wins', facts((all) => [...all, WINS]), 'decided-otherwise'],
    ['nothing happens', facts(() => []), 'decided-otherwise'],
    ['an answer of somebody without a seat', sentBy('eve'), 'refused'],
    ['an answer that was given already', header({ commandId: 'c4' }), 'refused'],
    ['no command', house((part) => ({ ...part, action: { type: 'dance' } })), 'refused'],
    ['an event of another type', header({ type: 'match-ended' }), 'refused'],
    ['an event of before the last', header({ at: 1 }), 'time-runs-back'],
    ['a fingerprint', house((part) => ({ ...part, fingerprint: 'ab' })), 'decided-otherwise'],
    ['no beginning', facts(() => [{ kind: 'match-created' }]), 'decided-otherwise'],
  ])('is refuted: %s', (_, change, kind) => {
    expect(said(going(), (event) => event)).toBe('upheld');
    for (const judge of [reader, decider]) expect(said(going(), change, judge)).toBe(kind);
  });

  it('is refuted at event 0 as well', () => {
    const [first] = eventsOf(going()) as [FoldableEvent];
    const ended = facts((all) => [...all, WINS])(first);
    expect(reader.redecide(undefined, ended)).toMatchObject({ agrees: false });
    const later = eventsOf(going())[1] as FoldableEvent;
    expect(reader.redecide(undefined, later)).toMatchObject({ agrees: false });
  });

  it('is refuted by the match service alone where its chance is invented', () => {
    const loaded = openedWith(otherChance);
    expect(redecided(reader, eventsOf(loaded))).toEqual(loaded.folded());
    expect(() => redecided(decider, eventsOf(loaded))).toThrow('decided-otherwise');
  });
});

function sentBy(actor: string): Change {
  return house((part) => ({ ...part, action: { ...(part['action'] as object), actor } }));
}

/** Commits to the right secret and rolls otherwise. */
const otherChance: MatchEnvironment = {
  ...environment,
  secretOf(record) {
    const { chance } = matchSecretOf(new Uint8Array(32).fill(3), record, sha256);
    return { ...environment.secretOf(record), chance };
  },
};

function openedWith(env: MatchEnvironment): Scene {
  const scene = openScene(env);
  const actors = ['ann', 'bob'];
  scene.send('ann', { type: 'create-match', game: 'lanterns', seats: 2 });
  actors.forEach((actor, i) => {
    scene.send(actor, { type: 'take-seat', seat: i + 1, deck: LANTERN_DECK, expectedSeq: i });
  });
  actors.forEach((actor, i) => scene.send(actor, { type: 'get-ready', expectedSeq: 2 + i }));
  playToTheEnd(scene);
  return scene;
}

describe('What nothing can be said against', () => {
  it('is a match of rules that are not here', () => {
    const none = readOnlyMatch({ rulesOf: () => undefined, sha256 });
    const [first] = eventsOf(played()) as [FoldableEvent];
    expect(() => none.redecide(undefined, first)).toThrow(UnknownRules);
    const state = reader.fold(undefined, first);
    expect(() => none.redecide(state, eventsOf(played())[1] as FoldableEvent)).toThrow(
      UnknownRules,
    );
  });

  it('is a match whose key is not here, for who decides; a reader upholds it', () => {
    const keyed: MatchEnvironment = { ...environment, keyAt: () => '0123456789abcdef' };
    const scene = openScene(keyed);
    scene.send('ann', { type: 'create-match', game: 'lanterns', seats: 2 });
    const [first] = eventsOf(scene) as [FoldableEvent];
    const without = matchAggregate({
      ...environment,
      secretOf(record, key) {
        if (key !== undefined) throw new Error(`no key ${key}`);
        return environment.secretOf(record);
      },
    });
    expect(() => without.redecide(undefined, first)).toThrow('no key 0123456789abcdef');
    expect(reader.redecide(undefined, first)).toMatchObject({ agrees: true });
  });
});
