/** Given an action that does not fit into one event, when it is decided, then others follow by themselves. */
import {
  canonicalJson,
  encodeUtf8,
  exportRecord,
  sealEvent,
  verifyExport,
} from '@scoresheet/domain-record';
import { USUAL_LIMITS } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { continuationId } from './continuation.js';
import { matchRefolder } from '../record/refolder.js';
import { sha256, type Scene } from '../scene.spec-kit.js';
import { delayedOf, isReleased } from '../views/spectator-delay.js';
import { timeLeft } from '../timed-scene.spec-kit.js';
import { viewMatch } from '../views/view.js';
import { drops, MANY, runningWell, wellEnvironment } from '../well.spec-kit.js';

const verdictOf = (bytes: Uint8Array) =>
  verifyExport(bytes, matchRefolder(wellEnvironment), sha256);

const typesFrom = (scene: Scene, seq: number) =>
  scene.events.slice(seq).map(({ header }) => header.type);
const BEGUN = 5;
/** More stones than the passes of twice as many events as an action may take. */
const ENDLESS = 100_000;

/** The same lobby and the action's first event, with nothing of what follows. */
function cutShort() {
  const scene = runningWell();
  const { aggregate } = scene;
  const state = structuredClone(scene.state());
  const said = { type: 'act', decision: 'd1', choice: MANY } as const;
  const decided = aggregate.decide(state, scene.command('ann', said), state.at + 1_000);
  if (decided.outcome !== 'accepted') throw new Error(decided.outcome);
  return { scene, aggregate, state: decided.state };
}

describe('A long action', () => {
  it('is as many events as it takes: the first is the command’s, the others nobody’s', () => {
    const scene = runningWell();
    expect(drops(scene, 'ann', MANY)).toMatchObject({ outcome: 'accepted' });
    const [first, ...others] = scene.events.slice(BEGUN);
    expect(first?.header.type).toBe('decision-answered');
    expect(others.length).toBeGreaterThan(1);
    others.forEach(({ header, parts }, index) => {
      const seq = BEGUN + 1 + index;
      expect(header).toMatchObject({ seq, type: 'action-continued', at: first?.header.at });
      expect(header.commandId).toBe(continuationId(seq));
      expect(parts.public.action).toEqual({ type: 'continue' });
    });
    expect(scene.asked(2)?.kind).toBe('drop');
  });

  it('folds to the state that was decided, and verifies without any key', () => {
    const scene = runningWell();
    drops(scene, 'ann', MANY);
    drops(scene, 'bob', 3);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdictOf(scene.exported())).toMatchObject({ verdict: 'EXACT' });
  });

  it('is one event where it fits', () => {
    const scene = runningWell();
    drops(scene, 'ann', 3);
    expect(typesFrom(scene, BEGUN)).toEqual(['decision-answered']);
  });

  it('between its events nobody is asked, and everybody is told that it is underway', () => {
    const { state } = cutShort();
    for (const viewer of [1, 2, 'public'] as const) {
      const seen = viewMatch(state, viewer, wellEnvironment);
      expect(seen).toMatchObject({ status: 'running', table: { decisions: [] } });
    }
  });
});

describe('Whatever is sent while it goes on', () => {
  it.each([
    ['bob', { type: 'concede' }, {}],
    ['ann', { type: 'concede' }, {}],
    ['jo', { type: 'pause-match' }, { role: 'judge' }],
    ['clock', { type: 'tick-clock', expectedSeq: BEGUN }, { role: 'clock' }],
  ] as const)('waits for its end: %s, %o', (actor, said, sending) => {
    const { scene, aggregate, state } = cutShort();
    const command = scene.command(actor, said, sending);
    const decided = aggregate.decide(state, command, state.at + 1_000);
    expect(decided).toMatchObject({ outcome: 'conflict' });
    while (aggregate.goesOn(state)) aggregate.goOn(state);
    const later = aggregate.decide(state, command, state.at + 1_000);
    expect(later.outcome).toBe(said.type === 'tick-clock' ? 'conflict' : 'accepted');
  });

  it('sent again, the command that began it is the event that it became', () => {
    const { scene, aggregate, state } = cutShort();
    const { commandId } = scene.command('ann', { type: 'concede' });
    const number = Number(commandId.slice(1)) - 1;
    const said = { type: 'act', decision: 'd1', choice: MANY } as const;
    const again = scene.command('ann', said, { commandId: `c${number}` });
    expect(aggregate.decide(state, again, state.at)).toEqual({ outcome: 'duplicate', seq: BEGUN });
  });
});

describe('Between its events', () => {
  it('no clock runs: the time of each is that of the first', () => {
    const scene = runningWell({ clock: { kind: 'bank', bankMs: 60_000, incrementMs: 0 } });
    drops(scene, 'ann', MANY);
    expect(typesFrom(scene, BEGUN).length).toBeGreaterThan(2);
    expect(timeLeft(scene)).toEqual([59_000, 60_000]);
    const charged = scene.events.slice(BEGUN + 1).flatMap(({ parts }) => parts.public.facts);
    expect(charged.map((fact) => (fact as { kind: string }).kind)).not.toContain('time-charged');
  });

  it('each counts for the delay of the public', () => {
    const scene = runningWell({ spectatorDelay: { events: 2, seconds: 0 } });
    drops(scene, 'ann', MANY);
    const delayed = delayedOf(scene.state());
    const shown = scene.events.filter(({ header }) => isReleased(header, delayed, header.at));
    expect(shown).toHaveLength(scene.events.length - 2);
  });
});

describe('Given a seat that passes whatever it may answer, when a hundred answers follow', () => {
  function passedBy(stones: number): Scene {
    const scene = runningWell({ options: { calls: true } });
    scene.send('bob', { type: 'set-auto-pass', until: { kind: 'turn-ends' } });
    drops(scene, 'ann', stones);
    return scene;
  }

  it('it is asked none of them: the passes that an event cannot hold stand in the next', () => {
    const scene = passedBy(MANY);
    expect(scene.asked(2)?.kind).toBe('drop');
    const types = typesFrom(scene, BEGUN + 1);
    expect(types.slice(0, 2)).toEqual(['decision-answered', 'action-continued']);
    const passed = scene.events
      .flatMap(({ parts }) => parts.public.facts)
      .filter((fact) => (fact as { kind: string }).kind === 'auto-passed');
    expect(passed).toHaveLength(MANY);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdictOf(scene.exported())).toMatchObject({ verdict: 'EXACT' });
  });

  it('each event keeps to what an event may hold, its passes included', () => {
    const lines = passedBy(MANY).events.map(({ parts }) => canonicalJson(parts.public).length);
    expect(Math.max(...lines)).toBeLessThan(1.1 * USUAL_LIMITS.publicBytesPerEvent);
    expect(Math.max(...lines)).toBeGreaterThan(0.9 * USUAL_LIMITS.publicBytesPerEvent);
  });
});

describe('Given passes that would go on for ever', () => {
  it('whoever is next is asked after so many events, and its instruction stands', () => {
    const scene = runningWell({ options: { calls: true } });
    scene.send('bob', { type: 'set-auto-pass', until: { kind: 'turn-ends' } });
    drops(scene, 'ann', ENDLESS);
    expect(typesFrom(scene, BEGUN + 2)).toHaveLength(USUAL_LIMITS.eventsPerAction);
    expect(scene.asked(2)?.kind).toBe('call');
    expect(scene.state().seats[1]?.autoPass).not.toBeNull();
    const answered = scene.events.length;
    const decision = scene.asked(2)?.id ?? '';
    expect(scene.send('bob', { type: 'act', decision, choice: 'pass' })).toMatchObject({
      outcome: 'accepted',
    });
    expect(typesFrom(scene, answered)).toHaveLength(1 + USUAL_LIMITS.eventsPerAction);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdictOf(scene.exported())).toMatchObject({ verdict: 'EXACT' });
  });
});

describe('An export in which somebody has changed where an action goes on', () => {
  function forged(change: (draft: Draft, index: number) => Draft | undefined): Uint8Array {
    const scene = runningWell();
    drops(scene, 'ann', MANY);
    const bytes: Uint8Array[] = [];
    let head: Parameters<typeof sealEvent>[1];
    scene.events.forEach(({ header, parts }, index) => {
      const { record, type, at, commandId } = header;
      const draft = change({ record, type, at, commandId, parts }, index);
      if (draft === undefined) return;
      const { saltOf } = wellEnvironment.secretOf(record);
      const sealed = sealEvent(draft, head, { saltOf, sha256 });
      head = sealed.head;
      bytes.push(sealed.bytes);
    });
    return encodeUtf8(exportRecord(bytes, sha256));
  }
  type Draft = Parameters<typeof sealEvent>[0];
  const SECOND = BEGUN + 1;

  it('is EXACT as long as nothing is changed', () => {
    expect(verdictOf(forged((draft) => draft))).toMatchObject({ verdict: 'EXACT' });
  });

  it.each<[string, (draft: Draft, index: number) => Draft | undefined]>([
    ['another id', (d, i) => (i === SECOND ? { ...d, commandId: 'continue:99' } : d)],
    ['a later time', (d, i) => (i >= SECOND ? { ...d, at: d.at + 1 } : d)],
    ['one of them left out', (d, i) => (i === SECOND ? undefined : d)],
    ['an action that is over and goes on', (d, i) => (i === BEGUN - 1 ? again(d) : d)],
  ])('is DIVERGED: %s', (_, change) => {
    expect(verdictOf(forged(change)).verdict).toBe('DIVERGED');
  });

  const again = (draft: Draft): Draft => ({
    ...draft,
    type: 'action-continued',
    commandId: continuationId(BEGUN - 1),
    parts: { public: { action: { type: 'continue' }, facts: [] } },
  });
});
