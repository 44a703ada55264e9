/** Given an installation whose key was changed, when matches are made and played, then each keeps its own. */
import { sealEvent, verifyExport, exportRecord, encodeUtf8 } from '@scoresheet/domain-record';
import type { Json } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import type { MatchEnvironment } from './environment.js';
import { foldMatch } from '../fold/fold.js';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { matchAggregate } from '../record/match-aggregate.js';
import { readOnlyMatch } from '../record/match-aggregate.js';
import { statusOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import { environment, openScene, playToTheEnd, sha256, START_MS } from '../scene.spec-kit.js';
import type { Scene } from '../scene.spec-kit.js';
import { matchSecretOf } from './secret.js';
import { seeMatch } from '../views/see.js';
import { pinnedRules } from './pinned-rules.js';

const SECOND = '0123456789abcdef';
const SECOND_KEY = new Uint8Array(32).fill(10);

/** From `fromMs` on, matches are made under the second key. */
const rotated = (fromMs: number): MatchEnvironment => ({
  ...environment,
  secretOf: (record, key) =>
    key === SECOND ? matchSecretOf(SECOND_KEY, record, sha256) : environment.secretOf(record),
  keyAt: (atMs) => (atMs < fromMs ? undefined : SECOND),
});

const WITHOUT_SECOND: MatchEnvironment = {
  ...environment,
  secretOf(record, key) {
    if (key !== undefined) throw new Error(`no key ${key}`);
    return environment.secretOf(record);
  },
};

function begun(env: MatchEnvironment): Scene {
  const scene = openScene(env);
  scene.send('ann', { type: 'create-match', game: 'lanterns', seats: 2 });
  ['ann', 'bob'].forEach((actor, i) => {
    const deck = LANTERN_DECK;
    scene.send(actor, { type: 'take-seat', seat: i + 1, deck, expectedSeq: i });
  });
  ['ann', 'bob'].forEach((actor, i) => {
    scene.send(actor, { type: 'get-ready', expectedSeq: 2 + i });
  });
  return scene;
}

const factsOf = (scene: Scene) => scene.events[0]?.parts.public.facts as { kind: string }[];
const verdictOf = (bytes: Uint8Array) =>
  verifyExport(bytes, matchRefolder(environment), sha256).verdict;

describe('A match that is made at or after the time of the second key', () => {
  it('names it in event 0, and its chance is committed to under it', () => {
    const scene = begun(rotated(START_MS));
    const { commitment } = matchSecretOf(SECOND_KEY, scene.record, sha256);
    expect(factsOf(scene)).toMatchObject([
      { kind: 'match-created', chance: commitment },
      { kind: 'key-named', key: SECOND },
    ]);
    expect(scene.state().key).toBe(SECOND);
  });

  it('is played under it to the end, folds to the same state, and verifies without any key', () => {
    const scene = begun(rotated(START_MS));
    playToTheEnd(scene);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdictOf(scene.exported())).toBe('EXACT');
  });

  it('shows the name to everybody', () => {
    const scene = begun(rotated(START_MS));
    const { ruleset } = pinnedRules(environment, scene.state().terms);
    const house = scene.events[0]?.parts.public as never;
    expect(seeMatch(ruleset, house, 'public')).toEqual(house);
  });
});

describe('A match that is made before that time', () => {
  it('names no key, is the same to the byte, and goes on under the first after it', () => {
    const [before, never] = [begun(rotated(START_MS + 1)), begun(environment)];
    for (const scene of [before, never]) playToTheEnd(scene);
    expect(factsOf(before).map(({ kind }) => kind)).toEqual(['match-created']);
    expect(before.exported()).toEqual(never.exported());
    expect(before.state().key).toBeNull();
  });
});

describe('Who decides without the key of a match', () => {
  const scene = begun(rotated(START_MS));
  const [created] = scene.events;
  if (created === undefined) throw new Error('nothing was begun');
  const event = { header: created.header, house: created.parts.public };

  it('stops at event 0; a reader goes on', () => {
    expect(() => matchAggregate(WITHOUT_SECOND).fold(undefined, event)).toThrow(`no key ${SECOND}`);
    expect(statusOf(readOnlyMatch(WITHOUT_SECOND).fold(undefined, event))).toBe('open');
  });

  it('lets staff end it, which readers understand', () => {
    const said = { type: 'void-match', suspendedSeq: 0, reasonDigest: 'cd'.repeat(32) } as const;
    const command = scene.command('jo', said, { role: 'judge', commandId: 'v' });
    const aggregate = matchAggregate(WITHOUT_SECOND);
    const voided = aggregate.decideSuspended(command, { seq: 0, ended: undefined });
    if (voided?.outcome !== 'accepted') throw new Error('staff ends it');
    const { record } = scene;
    const at = scene.state().at + 1;
    const { type, parts, saltOf } = voided;
    const head = scene.events.at(-1)?.head;
    const draft = { record, type, at, commandId: 'v', parts };
    const { header } = sealEvent(draft, head, { saltOf, sha256 });
    const after = foldMatch(environment, scene.folded(), { header, house: parts.public });
    expect(statusOf(after)).toBe('over');
  });
});

describe('A name that is none makes no sense to any reader', () => {
  const named = (key: unknown, ...more: readonly Json[]) => {
    const [event] = begun(rotated(START_MS)).events;
    if (event === undefined) throw new Error('nothing was begun');
    const { action, facts } = event.parts.public;
    const keyNamed = JSON.parse(JSON.stringify({ kind: 'key-named', key })) as Json;
    return {
      header: event.header,
      house: { action, facts: [facts[0] as Json, keyNamed, ...more] },
    };
  };

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a number', 123],
    ['a list', [SECOND]],
    ['short', SECOND.slice(1)],
    ['in capitals', SECOND.toUpperCase()],
    ['with a newline', `${SECOND}\n`],
    ['a megabyte', 'a'.repeat(1_000_000)],
  ])('%s', (_, key) => {
    expect(() => foldMatch(environment, undefined, named(key))).toThrow('16 hex digits');
    expect(() => matchAggregate(WITHOUT_SECOND).fold(undefined, named(key))).toThrow('16 hex');
  });

  it('that is given a second time, or in a later event', () => {
    const again = { kind: 'key-named', key: SECOND };
    expect(() => foldMatch(environment, undefined, named(SECOND, again))).toThrow('once');
    const { header, parts } = begun(environment).events[1] ?? {};
    if (header === undefined || parts === undefined) throw new Error('nothing was begun');
    const { action } = parts.public;
    const [created] = begun(environment).events;
    const opened = foldMatch(environment, undefined, {
      header: created?.header as never,
      house: created?.parts.public as never,
    });
    expect(() =>
      foldMatch(environment, opened, { header, house: { action, facts: [again] } }),
    ).toThrow('event 0');
  });

  it('and a verification of it is not exact', () => {
    const { header, house } = named('a'.repeat(17));
    const { record, type, at, commandId } = header;
    const sealing = { saltOf: () => '', sha256 };
    const draft = { record, type, at, commandId, parts: { public: house } };
    const { bytes } = sealEvent(draft, undefined, sealing);
    expect(verdictOf(encodeUtf8(exportRecord([bytes], sha256)))).toBe('DIVERGED');
    const good = sealEvent(
      { ...draft, parts: { public: named(SECOND).house } },
      undefined,
      sealing,
    );
    expect(verdictOf(encodeUtf8(exportRecord([good.bytes], sha256)))).toBe('EXACT');
  });
});
