import { describe, expect, it } from 'vitest';
import { foldMatch } from './fold.js';
import { isEventOf } from '../commands/action.js';
import { UnknownRules } from '../rules/pinned-rules.js';
import { environment, playToTheEnd, runningMatch } from '../scene.spec-kit.js';

describe('foldMatch', () => {
  it('gives the state that was decided, to the last field', () => {
    const scene = runningMatch(3);
    playToTheEnd(scene);
    expect(scene.folded()).toEqual(scene.state());
  });

  it('stops at event 0 where the rules of the match are not here', () => {
    const scene = runningMatch();
    const [created] = scene.events;
    const { header, parts } = created ?? {};
    if (!header || !parts) throw new Error('no event');
    const event = { header, house: parts.public };
    expect(foldMatch(environment, undefined, event).terms.game).toBe('lanterns');
    const nothing = { ...environment, rulesOf: () => undefined };
    expect(() => foldMatch(nothing, undefined, event)).toThrow(UnknownRules);
  });

  it('stops at an event that makes no sense', () => {
    const scene = runningMatch();
    const [created, taken] = scene.events;
    if (!created || !taken) throw new Error('no events');
    const { header } = created;
    const first = { header, house: created.parts.public };
    const second = { header: taken.header, house: taken.parts.house ?? taken.parts.public };
    const fold = (...events: readonly (typeof first)[]) =>
      events.reduce<ReturnType<typeof foldMatch> | undefined>(
        (state, event) => foldMatch(environment, state, event),
        undefined,
      );
    expect(() => fold(second)).toThrow('created');
    expect(() => fold(first, first)).toThrow('created once');
    expect(() => fold({ header, house: { nonsense: 1 } as never })).toThrow('no action and facts');
    expect(() =>
      fold(first, {
        header: second.header,
        house: { action: {}, facts: [{ kind: 'rolled' }] } as never,
      }),
    ).toThrow('before the game');
    expect(() => fold(first, { header, house: second.house })).toThrow('does not follow');
  });
});

describe('isEventOf', () => {
  it('tells the event of a command from that of another under the same id', () => {
    const scene = runningMatch();
    const command = scene.command('ann', { type: 'concede' });
    scene.decide(command);
    const { house, public: everybody } = scene.events.at(-1)?.parts ?? { public: undefined };
    expect(isEventOf(command, house ?? everybody!)).toBe(true);
    expect(isEventOf({ ...command, actor: 'bob' }, house ?? everybody!)).toBe(false);
    expect(isEventOf(command, {})).toBe(false);
  });
});
