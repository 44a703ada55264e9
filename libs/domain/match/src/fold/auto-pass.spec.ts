import type { AutoPassUntil } from '@scoresheet/contracts-messages';
import { canonicalJson, verifyExport, type Audience } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { duelEnvironment, runningDuel, says, whoIsAsked } from '../duel.spec-kit.js';
import { matchRefolder } from '../record/refolder.js';
import { sha256, type Scene } from '../scene.spec-kit.js';
import { viewMatch } from '../views/view.js';

const TURN_ENDS = { kind: 'turn-ends' } as const;
const MY_DECISION = { kind: 'my-decision' } as const;
const POWER = { kind: 'card-played', card: 'power' } as const;

const stand = (scene: Scene, actor: string, until: AutoPassUntil | null) =>
  scene.send(actor, { type: 'set-auto-pass', until });
const standing = (scene: Scene, seat: number) => scene.state().seats[seat - 1]?.autoPass?.until;
const seqAfter = (scene: Scene, deeds: () => void): number => {
  const before = scene.state().seq;
  deeds();
  return scene.state().seq - before;
};
const verdict = (scene: Scene) =>
  verifyExport(scene.exported(), matchRefolder(duelEnvironment), sha256).verdict;
const linesFor = (scene: Scene, audience: Audience) =>
  scene.events.map(({ parts }) => canonicalJson(parts[audience] ?? parts.public));

describe('A seat that stands on passing', () => {
  it('is not asked: an action that nobody answers costs two commands instead of four', () => {
    const plain = runningDuel();
    const byHand = seqAfter(plain, () => {
      says(plain, 'ann', 'play');
      for (const actor of ['ann', 'bob', 'cec']) says(plain, actor, 'pass');
    });
    const scene = runningDuel();
    stand(scene, 'bob', TURN_ENDS);
    stand(scene, 'cec', POWER);
    const standingBy = seqAfter(scene, () => {
      says(scene, 'ann', 'play');
      says(scene, 'ann', 'pass');
    });
    expect([byHand, standingBy, whoIsAsked(plain), whoIsAsked(scene)]).toEqual([
      4,
      2,
      'ann',
      'ann',
    ]);
    const { decisions, ...there } = viewMatch(scene.state(), 1, duelEnvironment).table ?? {};
    const { decisions: others, ...here } = viewMatch(plain.state(), 1, duelEnvironment).table ?? {};
    expect([there, decisions]).toEqual([here, others]);
  });

  it('has its passes in the event that opened the questions, and the record is EXACT', () => {
    const scene = runningDuel();
    stand(scene, 'bob', TURN_ENDS);
    stand(scene, 'cec', MY_DECISION);
    says(scene, 'ann', 'play');
    says(scene, 'ann', 'pass');
    const passed = scene.events
      .at(-1)
      ?.parts.public.facts.filter((fact) => (fact as { kind: string }).kind === 'auto-passed');
    expect(passed).toEqual([
      { kind: 'auto-passed', seat: 2, decision: expect.stringMatching(/^d/) },
      { kind: 'auto-passed', seat: 3, decision: expect.stringMatching(/^d/) },
    ]);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdict(scene)).toBe('EXACT');
  });

  it('that is asked at that moment passes by saying so', () => {
    const scene = runningDuel();
    says(scene, 'ann', 'play');
    says(scene, 'ann', 'pass');
    expect(whoIsAsked(scene)).toBe('bob');
    stand(scene, 'bob', MY_DECISION);
    expect(whoIsAsked(scene)).toBe('cec');
    expect(scene.folded()).toEqual(scene.state());
  });

  it('answers its own item like any other, and never what it leads itself', () => {
    const scene = runningDuel();
    for (const actor of ['ann', 'bob', 'cec']) stand(scene, actor, TURN_ENDS);
    expect(whoIsAsked(scene)).toBe('ann');
    expect(seqAfter(scene, () => says(scene, 'ann', 'play'))).toBe(1);
    expect(whoIsAsked(scene)).toBe('ann');
  });
});

describe('A standing pass is lifted', () => {
  it('by the end of the turn', () => {
    const scene = runningDuel();
    stand(scene, 'bob', TURN_ENDS);
    stand(scene, 'cec', TURN_ENDS);
    says(scene, 'ann', 'pass');
    expect([whoIsAsked(scene), standing(scene, 2), standing(scene, 3)]).toEqual([
      'bob',
      undefined,
      undefined,
    ]);
    expect(verdict(scene)).toBe('EXACT');
  });

  it('by a card of the kind that was named, whoever plays it', () => {
    const scene = runningDuel();
    stand(scene, 'bob', POWER);
    says(scene, 'ann', 'play');
    says(scene, 'ann', 'pass');
    expect(whoIsAsked(scene)).toBe('cec');
    says(scene, 'cec', 'play');
    says(scene, 'ann', 'pass');
    expect([whoIsAsked(scene), standing(scene, 2)]).toEqual(['bob', undefined]);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdict(scene)).toBe('EXACT');
  });

  it('by an answer of one’s own, where it stands until one’s own decision', () => {
    const scene = runningDuel();
    stand(scene, 'bob', MY_DECISION);
    stand(scene, 'cec', POWER);
    says(scene, 'ann', 'pass');
    expect([whoIsAsked(scene), standing(scene, 2)]).toEqual(['bob', MY_DECISION]);
    says(scene, 'bob', 'pass');
    expect([standing(scene, 2), standing(scene, 3)]).toEqual([undefined, POWER]);
    expect(scene.folded()).toEqual(scene.state());
    expect(verdict(scene)).toBe('EXACT');
  });

  it('by taking it back, and by leaving the match', () => {
    const scene = runningDuel();
    stand(scene, 'bob', TURN_ENDS);
    stand(scene, 'bob', null);
    says(scene, 'ann', 'pass');
    expect(whoIsAsked(scene)).toBe('bob');
    stand(scene, 'cec', POWER);
    scene.send('cec', { type: 'concede' });
    expect(standing(scene, 3)).toBeUndefined();
    expect(scene.folded()).toEqual(scene.state());
  });
});

describe('Who may know of a standing pass', () => {
  const until = (...each: readonly (AutoPassUntil | null)[]): Scene => {
    const scene = runningDuel();
    for (const one of each) stand(scene, 'bob', one);
    return scene;
  };

  it('nobody else, from any byte, before it has passed something: not even that it stands', () => {
    const worlds = [until(TURN_ENDS), until(POWER), until(MY_DECISION), until(null)];
    for (const audience of ['public', 'seat1', 'seat3'] as const) {
      const lines = worlds.map((scene) => linesFor(scene, audience).join('\n'));
      expect(lines).toEqual(worlds.map(() => lines[0]));
    }
    const hashed = worlds.map(({ events }) => Object.keys(events.at(-1)?.header.hashes ?? {}));
    expect(hashed).toEqual(worlds.map(() => ['public', 'house', 'seat2']));
    for (const viewer of ['public', 1, 3] as const) {
      const views = worlds.map((scene) =>
        canonicalJson(viewMatch(scene.state(), viewer, duelEnvironment) as never),
      );
      expect(views).toEqual(worlds.map(() => views[0]));
    }
  });

  it('the seat itself and the house', () => {
    const scene = until(POWER);
    const seen = ([2, 'house', 1] as const).map(
      (viewer) => viewMatch(scene.state(), viewer, duelEnvironment).seats[1]?.autoPass,
    );
    expect(seen).toEqual([POWER, POWER, null]);
  });

  it('its passes say nothing of what it holds', () => {
    const worlds = ['nope', 'charm'].map((face) => {
      const scene = runningDuel(['jab', face, 'nope']);
      stand(scene, 'bob', TURN_ENDS);
      says(scene, 'ann', 'play');
      says(scene, 'ann', 'pass');
      says(scene, 'cec', 'pass');
      return scene;
    });
    const [one = [], other] = worlds.map((scene) => linesFor(scene, 'seat1'));
    expect(one.slice(-2)).toEqual(other?.slice(-2));
    expect(worlds.map(whoIsAsked)).toEqual(['ann', 'ann']);
  });

  it('its lifting is told to nobody: the event has the lines that it has without', () => {
    const [stood, not] = [until(TURN_ENDS), until(null)].map((scene) => {
      says(scene, 'ann', 'pass');
      if (whoIsAsked(scene) === 'bob') says(scene, 'bob', 'pass');
      says(scene, 'cec', 'pass');
      return scene;
    });
    expect([whoIsAsked(stood as Scene), standing(stood as Scene, 2)]).toEqual(['bob', undefined]);
    expect(Object.keys(stood?.events.at(-1)?.header.hashes ?? {})).toEqual(
      Object.keys(not?.events.at(-1)?.header.hashes ?? {}),
    );
  });
});

describe('A standing pass is refused', () => {
  it('where nothing has begun, is paused, or is over for the seat', () => {
    const scene = runningDuel();
    scene.send('eve', { type: 'pause-match' }, { role: 'judge' });
    expect(stand(scene, 'bob', TURN_ENDS)).toMatchObject({ code: 'match-paused' });
    scene.send('eve', { type: 'resume-match' }, { role: 'judge' });
    scene.send('cec', { type: 'concede' });
    expect(stand(scene, 'cec', TURN_ENDS)).toMatchObject({ code: 'already-conceded' });
    expect(stand(scene, 'eve', TURN_ENDS)).toMatchObject({ code: 'not-seated' });
  });

  it('until a card of a kind that the game has not, with the kinds that it has', () => {
    const told = stand(runningDuel(), 'bob', { kind: 'card-played', card: 'dragon' });
    expect(told).toMatchObject({
      code: 'unknown-card-kind',
      says: expect.stringContaining('item, power, skill'),
    });
  });
});
