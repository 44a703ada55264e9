import type { Choice, Decision, Options, State } from '@scoresheet/rules-engine';
import { match, newState } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { perturbed } from './perturbed.js';

const STATE: State = newState('planted/1', 2, {});
const from = ['play c1 4', 'play c2 5', 'attack c3 life'].map((id) => ({ id }));
const decisionOf = (options: Options): Decision => ({ id: 'd7', seat: 1, kind: 'act', options });

const choicesFor = (options: Options): readonly Choice[] =>
  perturbed(STATE, [decisionOf(options)], undefined)
    .filter(({ seat, decision }) => seat === 1 && decision === 'd7')
    .map(({ choice }) => choice);

const KINDS: readonly Options[] = [
  { pick: 'one', from },
  { pick: 'some', from, min: 1, max: 2 },
  { pick: 'some', from: [], min: 0, max: 0 },
  { pick: 'order', from },
  { pick: 'number', min: -2, max: 5 },
  { pick: 'words', min: 0, max: 80 },
  { pick: 'words', min: 3, max: 5 },
];

describe('A perturbed answer', () => {
  it.each(KINDS)('is never one that is offered: %j', (options) => {
    const offered = choicesFor(options).filter((choice) => match(decisionOf(options), choice));
    expect(offered).toEqual([]);
  });

  it('comes from every other seat, the judge, and seats that nobody has', () => {
    const seats = perturbed(STATE, [decisionOf({ pick: 'one', from })], undefined)
      .filter(({ decision }) => decision === 'd7')
      .map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set([1, -1, 0, 2, 3]));
  });

  it('goes to a decision that nobody asked, and late to the one that was just answered', () => {
    const answered = { seat: 1, decision: 'd6', choice: 'end' };
    const actions = perturbed(STATE, [decisionOf({ pick: 'one', from })], answered);
    expect(actions).toContainEqual(answered);
    expect(actions).toContainEqual({ seat: 1, decision: 'd6', choice: 'play c1 4' });
    expect(actions.map(({ decision }) => decision)).toContain('d70');
  });

  it('doubles an option, picks too few and too many, and leaves the range', () => {
    expect(choicesFor({ pick: 'some', from, min: 1, max: 2 })).toEqual(
      expect.arrayContaining([[], from.map(({ id }) => id), ['play c1 4', 'play c1 4']]),
    );
    expect(choicesFor({ pick: 'number', min: -2, max: 5 })).toEqual(
      expect.arrayContaining([-3, 6, 0.5, '-2']),
    );
    expect(choicesFor({ pick: 'order', from })).toContainEqual(['play c2 5', 'attack c3 life']);
  });

  it('pieces two options together to one that nobody offers', () => {
    const pieces = choicesFor({ pick: 'one', from }).filter(
      (choice) => typeof choice === 'string' && /^(play|attack) c\d \S+$/.test(choice),
    );
    expect(pieces.length).toBeGreaterThan(0);
  });
});
