import { rulesetOf } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { cardsHashOf } from '../rules/pinned-rules.js';
import { lanternRules } from '../lanterns.spec-kit.js';
import { environment, openMatch, openScene, sha256 } from '../scene.spec-kit.js';

const CREATE = { type: 'create-match', game: 'lanterns' } as const;

describe('create-match', () => {
  it('event 0 pins game, rules, cards, every option and the commitment to the chance', () => {
    const scene = openScene();
    expect(scene.send('ann', { ...CREATE, seats: 3 })).toMatchObject({
      outcome: 'accepted',
      type: 'match-created',
    });
    const [created] = scene.events;
    expect(created?.parts.public.facts).toEqual([
      {
        kind: 'match-created',
        game: 'lanterns',
        ruleset: 'lanterns/1',
        cards: cardsHashOf(rulesetOf(lanternRules), sha256),
        options: { wind: 'calm' },
        chance: environment.secretOf(scene.record).commitment,
        seats: 3,
        abandonAfterMs: 24 * 60 * 60 * 1_000,
        spectatorDelay: { events: 0, seconds: 0 },
      },
    ]);
    expect(created?.parts.public.action).toEqual({
      type: 'create-match',
      actor: 'ann',
      role: 'player',
      game: 'lanterns',
      seats: 3,
    });
  });

  it('all of it is public: one line and no seal', () => {
    expect(Object.keys(openMatch().events[0]?.header.hashes ?? {})).toEqual(['public']);
  });

  it.each(['never', 'at-end'] as const)(
    'says before anybody sits down that it opens: %s',
    (opens) => {
      const scene = openScene();
      scene.send('ann', { ...CREATE, opens });
      expect(scene.state().terms.opens).toBe(opens);
      expect(scene.events[0]?.parts.public).toMatchObject({
        action: { opens },
        facts: [{ opens }],
      });
    },
  );

  it('has as few seats as the game allows where none are named', () => {
    const scene = openScene();
    scene.send('ann', CREATE);
    expect(scene.state().seats).toHaveLength(2);
  });

  it('an option that is chosen stands beside the defaults of the others', () => {
    const scene = openScene();
    scene.send('ann', { ...CREATE, options: { wind: 'storm' } });
    expect(scene.state().terms.options).toEqual({ wind: 'storm' });
  });

  it.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ game: 'constructor' }, 'unknown-game'],
    [{ seats: 1 }, 'seat-count'],
    [{ seats: 4 }, 'seat-count'],
    [{ options: { wind: 'gale' } }, 'unknown-option'],
    [{ options: { rain: true } }, 'unknown-option'],
    [{ options: { constructor: true } }, 'unknown-option'],
  ])('refuses %j: %s', (said, code) => {
    const scene = openScene();
    expect(scene.send('ann', { ...CREATE, ...said })).toMatchObject({ outcome: 'refused', code });
    expect(scene.events).toHaveLength(0);
  });

  it('the id of the record follows from creator and command: any other is refused', () => {
    const scene = openScene();
    expect(scene.send('bob', CREATE)).toMatchObject({ code: 'wrong-record' });
    expect(scene.send('ann', CREATE, { record: 'm-elsewhere' })).toMatchObject({
      code: 'wrong-record',
    });
  });

  it('sent twice it is the same match', () => {
    const scene = openMatch();
    expect(scene.send('ann', { ...CREATE, seats: 2 }, { commandId: 'c0' })).toEqual({
      outcome: 'duplicate',
      seq: 0,
    });
  });

  it('a judge may open a match for others', () => {
    expect(openScene().send('ann', CREATE, { role: 'judge' })).toMatchObject({
      outcome: 'accepted',
    });
  });
});
