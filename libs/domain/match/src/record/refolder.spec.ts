import { rulesetOf } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import {
  exportRecord,
  sealEvent,
  verifyExport,
  type Head,
  type Json,
  type Part,
  type Parts,
  type SealedEvent,
  type Verdict,
} from '@scoresheet/domain-record';
import { lanternRules, lanterns } from '../lanterns.spec-kit.js';
import { matchRefolder } from './refolder.js';
import {
  answer,
  catalogOf,
  environment,
  playToTheEnd,
  runningMatch,
  sha256,
  type Scene,
} from '../scene.spec-kit.js';
import { after, callTime, tick, timedMatch } from '../timed-scene.spec-kit.js';

const played = (seats = 2): Scene => {
  const scene = runningMatch(seats);
  playToTheEnd(scene);
  return scene;
};

const verify = (bytes: Uint8Array): Verdict =>
  verifyExport(bytes, matchRefolder(environment), sha256);

type Facts = readonly { readonly [field: string]: Json }[];

/** The record sealed anew with changed parts: every hash fits, as a house that cheats would do. */
function forge(
  scene: Scene,
  change: (parts: Parts, seq: number) => Parts,
  lateByMs: (seq: number) => number = () => 0,
): Uint8Array {
  const { saltOf } = environment.secretOf(scene.record);
  const events: SealedEvent[] = [];
  let head: Head | undefined;
  for (const { header, parts } of scene.events) {
    const { record, type, commandId, seq } = header;
    const at = header.at + lateByMs(seq);
    const draft = { record, type, at, commandId, parts: change(parts, seq) };
    const sealed = sealEvent(draft, head, { saltOf, sha256 });
    events.push(sealed);
    head = sealed.head;
  }
  return new TextEncoder().encode(
    exportRecord(
      events.map(({ bytes }) => bytes),
      sha256,
    ),
  );
}

const changeFacts = (part: Part, change: (facts: Facts) => Facts): Part => ({
  ...part,
  facts: change(part.facts as Facts),
});

const isNot =
  (kind: string) =>
  (fact: Facts[number]): boolean =>
    fact['kind'] !== kind;

/** Adds a millisecond to that field of the facts of a kind. */
const changed =
  (kind: string, field: string) =>
  (fact: Facts[number]): Facts[number] =>
    fact['kind'] === kind ? { ...fact, [field]: (fact[field] as number) + 1 } : fact;

describe('verification of a match', () => {
  it.each([2, 3])('an honest record of %i seats is EXACT', (seats) => {
    const scene = played(seats);
    expect(verify(scene.exported())).toMatchObject({
      verdict: 'EXACT',
      events: scene.events.length,
    });
  });

  it('a match that goes on and one that was conceded are EXACT', () => {
    const scene = runningMatch();
    answer(scene, 'bob');
    expect(verify(scene.exported()).verdict).toBe('EXACT');
    scene.send('ann', { type: 'concede' });
    expect(verify(scene.exported()).verdict).toBe('EXACT');
  });

  it('needs no secret', () => {
    const { rulesOf } = environment;
    const bytes = played().exported();
    expect(verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256).verdict).toBe('EXACT');
  });

  it('one refolder serves several verifications', () => {
    const refolder = matchRefolder(environment);
    for (const scene of [played(2), played(3)]) {
      expect(verifyExport(scene.exported(), refolder, sha256).verdict).toBe('EXACT');
    }
  });

  it('another fact in a chain that holds is DIVERGED at its event', () => {
    const scene = played();
    const seq = scene.events.length - 1;
    const more = (part: Part): Part =>
      changeFacts(part, (facts) =>
        facts.map((fact) =>
          fact['kind'] === 'counted' && fact['what'] === 'points' ? { ...fact, to: 9 } : fact,
        ),
      );
    const forged = forge(scene, (parts, at) =>
      at === seq ? { ...parts, public: more(parts.public), house: more(parts.house!) } : parts,
    );
    expect(verify(forged)).toMatchObject({
      verdict: 'DIVERGED',
      seq,
      difference: { kind: 'decided-otherwise' },
    });
  });

  it('a die that fell otherwise than the facts after it say is DIVERGED', () => {
    const scene = played();
    const rolls = (part: Part) =>
      part.facts.some((fact) => (fact as { kind: string }).kind === 'rolled');
    const seq = scene.events.findIndex(({ parts }) => rolls(parts.public));
    const other = (part: Part): Part =>
      changeFacts(part, (facts) =>
        facts.map((fact) =>
          fact['kind'] === 'rolled'
            ? { ...fact, shown: 1 + ((fact['shown'] as number) % 6) }
            : fact,
        ),
      );
    const forged = forge(scene, (parts, at) =>
      at === seq ? { ...parts, public: other(parts.public), house: other(parts.house!) } : parts,
    );
    expect(seq).toBeGreaterThan(0);
    expect(verify(forged)).toMatchObject({ verdict: 'DIVERGED', seq });
  });

  it.each([
    ['time that was not charged', 5, (facts: Facts) => facts.filter(isNot('time-charged'))],
    ['less time than went by', 5, (facts: Facts) => facts.map(changed('time-charged', 'spentMs'))],
    [
      'more time left than that',
      5,
      (facts: Facts) => facts.map(changed('time-charged', 'clockMsLeft')),
    ],
    [
      'an increment that nobody gets',
      6,
      (facts: Facts) => facts.map(changed('time-added', 'addedMs')),
    ],
  ])('a clock with %s is DIVERGED', (_, seq, change) => {
    const scene = timedMatch({ kind: 'bank', bankMs: 20_000, incrementMs: 2_000 });
    tick(after(scene, 5_000));
    answer(after(scene, 3_000), 'ann');
    expect(verify(scene.exported()).verdict).toBe('EXACT');
    const cheat = (part: Part): Part => changeFacts(part, change);
    const forged = forge(scene, (parts, at) => {
      if (at !== seq) return parts;
      const house = parts.house === undefined ? {} : { house: cheat(parts.house) };
      return { ...parts, public: cheat(parts.public), ...house };
    });
    expect(verify(forged)).toMatchObject({
      verdict: 'DIVERGED',
      seq,
      difference: { kind: 'decided-otherwise' },
    });
  });

  it('a time-out that came too early is DIVERGED, though its facts fit', () => {
    const scene = timedMatch({ kind: 'per-decision', decisionMs: 4_000 });
    callTime(after(scene, 4_000), 1);
    const early = forge(
      scene,
      (parts) => parts,
      (seq) => (seq === 5 ? -1 : 0),
    );
    expect(verify(scene.exported()).verdict).toBe('EXACT');
    expect(verify(early)).toMatchObject({
      verdict: 'DIVERGED',
      seq: 5,
      difference: { kind: 'refused' },
    });
  });

  it('a fingerprint of another state is DIVERGED', () => {
    const scene = played();
    const forged = forge(scene, (parts, seq) =>
      seq === 4 ? { ...parts, house: { ...parts.house!, fingerprint: sha256('another') } } : parts,
    );
    expect(verify(forged)).toMatchObject({
      verdict: 'DIVERGED',
      seq: 4,
      difference: { kind: 'decided-otherwise', path: 'events[4].fingerprint' },
    });
  });

  it('a seat that was shown more than it may know is DIVERGED', () => {
    const forged = forge(played(), (parts, seq) =>
      seq === 4 ? { ...parts, seat1: changeFacts(parts.house!, (facts) => facts) } : parts,
    );
    expect(verify(forged)).toMatchObject({
      verdict: 'DIVERGED',
      seq: 4,
      difference: { kind: 'seen-otherwise' },
    });
  });

  it('a seat that was shown less than it may know is DIVERGED', () => {
    const forged = forge(played(), (parts, seq) =>
      seq === 4 ? { ...parts, seat2: changeFacts(parts.seat2!, (facts) => facts.slice(1)) } : parts,
    );
    expect(verify(forged)).toMatchObject({ verdict: 'DIVERGED', seq: 4 });
  });

  it('a seat whose line was left out is DIVERGED', () => {
    const forged = forge(played(), ({ seat2, ...parts }, seq) =>
      seq === 4 || !seat2 ? parts : { ...parts, seat2 },
    );
    expect(verify(forged)).toMatchObject({ verdict: 'DIVERGED', seq: 4 });
  });

  it('a choice shown to all that was made in secret is DIVERGED', () => {
    const scene = played();
    const leak = (parts: Parts): Parts => ({
      ...parts,
      public: { ...parts.public, action: parts.house!.action },
    });
    const forged = forge(scene, (parts, seq) => (seq === 5 ? leak(parts) : parts));
    expect(verify(forged)).toMatchObject({ verdict: 'DIVERGED', seq: 5 });
  });

  it('an action that the rules forbid is DIVERGED', () => {
    const scene = played();
    const claim = (part: Part, actor: string): Part => ({
      ...part,
      action: { ...(part.action as object), actor },
    });
    const forged = forge(scene, (parts, seq) =>
      seq === 5
        ? { ...parts, public: claim(parts.public, 'bob'), house: claim(parts.house!, 'bob') }
        : parts,
    );
    expect(verify(forged)).toMatchObject({
      verdict: 'DIVERGED',
      seq: 5,
      difference: { kind: 'refused' },
    });
  });

  it.each([
    ['of a player', { role: 'player' }],
    ['of a judge who sits at the table', { actor: 'ann' }],
  ])('a ruling %s is DIVERGED, though its facts fit', (_, claimed) => {
    const scene = runningMatch();
    scene.send('jo', { type: 'pause-match' }, { role: 'judge' });
    expect(verify(scene.exported()).verdict).toBe('EXACT');
    const { seq } = scene.state();
    const forged = forge(scene, (parts, at) => {
      if (at !== seq) return parts;
      const action = { ...(parts.public.action as object), ...claimed };
      return { public: { ...parts.public, action } };
    });
    expect(verify(forged)).toMatchObject({
      verdict: 'DIVERGED',
      seq,
      difference: { kind: 'refused' },
    });
  });

  it('an action that no command can have been is DIVERGED', () => {
    const forged = forge(played(), (parts, seq) =>
      seq === 5 ? { ...parts, house: { ...parts.house!, action: { type: 'dance' } } } : parts,
    );
    expect(verify(forged)).toMatchObject({
      verdict: 'DIVERGED',
      difference: { expected: expect.stringContaining('no-command') },
    });
  });

  it('without the rules, or with other cards under their name, it is UNVERIFIED', () => {
    const bytes = played().exported();
    const none = matchRefolder({ rulesOf: () => undefined, sha256 });
    const lamp = lanternRules.faces['lamp-6'];
    const faces = { ...lanternRules.faces, 'lamp-6': { ...lamp!, cost: 1 } };
    const other = { ...lanterns, ruleset: rulesetOf({ ...lanternRules, faces }) };
    const changed = matchRefolder({ rulesOf: catalogOf({ lanterns: other }), sha256 });
    for (const refolder of [none, changed]) {
      expect(verifyExport(bytes, refolder, sha256)).toMatchObject({
        verdict: 'UNVERIFIED',
        missing: { rules: [expect.stringContaining('lanterns/1 with the cards')] },
      });
    }
  });

  it('rules of any name are named so that nothing else is turned by it', () => {
    const named = (part: Part): Part =>
      changeFacts(part, (facts) =>
        facts.map((fact) => ({ ...fact, ruleset: 'שרה\u202e', cards: 'x' })),
      );
    const forged = forge(played(), ({ public: all }, seq) => ({
      public: seq === 0 ? named(all) : all,
    }));
    expect(verify(forged)).toMatchObject({
      missing: { rules: ['\u2068שרה\u2069 with the cards x'] },
    });
  });
});
