import { describe, expect, it } from 'vitest';
import { move, stock } from '../acts/cards.js';
import { push, tell } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import { cardsIn } from '../state/state.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { breakOff, canChoose, effectFrame } from './effect.js';
import type { Ability } from '../contract/vocabulary.js';

const start = {
  open: [],
  proceed: () => [{ seat: 1, kind: 'start' }],
  options: () => ({ pick: 'one' as const, from: [{ id: 'end' }] }),
};

const rules = (ability: Ability, rest: Partial<Rules> = {}): Rules =>
  toy({
    id: 'effect/1',
    zones: { field: { faces: 'all', ids: 'all' }, discard: { faces: 'all', ids: 'all' } },
    stories: { hit: ['card'], checked: [] },
    faces: facesOf(printed('bear', 'unit', { abilities: [ability] }), printed('wasp', 'unit')),
    filters: { face: (_, { face }, wanted) => face === wanted },
    steps: { start },
    verbs: {
      hit(play, effect, { to }) {
        for (const card of effect.chosen[String(to)] ?? ['nothing']) tell(play, 'hit', { card });
      },
      swat: (play, effect, { to }) =>
        effect.chosen[String(to)]?.forEach((card) => move(play, card, 'discard@2')),
    },
    check: (play) => tell(play, 'checked', {}),
    setup(play) {
      stock(play, 'field@1', 1, ['bear']);
      stock(play, 'field@2', 2, ['wasp', 'wasp', 'wasp']);
      push(play, { kind: 'start' });
      push(play, effectFrame({ card: 'c1', face: 'bear', ability: 0, controller: 1 }));
    },
    ...rest,
  });

const given = (ability: Partial<Ability>, rest?: Partial<Rules>): AtTheTable =>
  atTheTable(
    rules({ timing: 'now', does: [{ verb: 'hit', to: 'prey' }], ...ability }, rest),
    {},
    [],
  );

const prey = (min: number, max: number) => ({ name: 'prey', from: { face: 'wasp' }, min, max });

describe('targets', () => {
  it('are chosen before anything is done', () => {
    const table = given({ choose: [prey(1, 1)] });
    expect(table.waiting()).toEqual(['target of 1']);
    expect(table.offered(1)).toEqual(['c2', 'c3', 'c4']);
    expect(table.does(1, 'c3').facts[0]).toMatchObject({ what: 'hit', card: 'c3' });
  });

  it('may be several, within their number', () => {
    const table = given({ choose: [prey(1, 2)] });
    expect(table.refuses(1, [])).toMatchObject({ rule: 'TOY-2' });
    expect(table.refuses(1, ['c2', 'c3', 'c4'])).toMatchObject({ rule: 'TOY-2' });
    expect(table.does(1, ['c4', 'c2']).told).toEqual(['hit', 'hit', 'checked']);
  });

  it('up to a number may be none, and are never more than there are', () => {
    const table = given({ choose: [prey(0, 9)] });
    expect(table.does(1, []).told).toEqual(['checked']);
  });

  it('that are too few stop the whole ability before it asks', () => {
    expect(given({ choose: [prey(4, 4)] }).waiting()).toEqual(['start of 1']);
  });

  it('that are too few stop nothing in a game whose effects do what they can', () => {
    const does = [
      { verb: 'hit', to: 'prey' },
      { verb: 'hit', to: 'nobody' },
    ];
    const shortOfTargets = 'what-it-can' as const;
    const none = given(
      { choose: [{ ...prey(1, 1), from: { face: 'bee' } }], does },
      { shortOfTargets },
    );
    expect(none.waiting()).toEqual(['start of 1']);
    expect(none.told).toEqual(['hit', 'checked']);
    const few = given({ choose: [prey(4, 4)], does }, { shortOfTargets });
    expect(few.does(1, ['c2', 'c3', 'c4']).told).toEqual(['hit', 'hit', 'hit', 'hit', 'checked']);
  });

  it('are chosen one after the other where the card names several', () => {
    const table = given({
      choose: [prey(1, 1), { ...prey(1, 1), name: 'second' }],
      does: [
        { verb: 'swat', to: 'prey' },
        { verb: 'hit', to: 'second' },
      ],
    });
    table.does(1, 'c2').does(1, 'c3');
    expect(cardsIn(table.state, 'discard@2')).toEqual(['c5']);
    expect(table.told).toEqual(['hit', 'checked']);
  });
});

describe('an ability that may be declined', () => {
  it('asks first, and does it on a yes', () => {
    const table = given({ may: true, choose: [prey(1, 1)] });
    expect(table.waiting()).toEqual(['may of 1']);
    expect(table.does(1, 'yes').waiting()).toEqual(['target of 1']);
  });

  it('does nothing on a no', () => {
    const table = given({ may: true, choose: [prey(1, 1)] }).does(1, 'no');
    expect(table.told).toEqual(['checked']);
    expect(table.waiting()).toEqual(['start of 1']);
  });

  it('is not asked where its condition does not hold', () => {
    const table = given({ may: true, when: { count: { face: 'wasp' }, atLeast: 4 } });
    expect(table.waiting()).toEqual(['start of 1']);
  });
});

describe('instructions', () => {
  it('whose verb no game knows are a bug', () => {
    expect(() => given({ does: [{ verb: 'sing' }] })).toThrow("has no verb 'sing'");
  });

  it('are carried out at once where the targets were named before', () => {
    const ability: Ability = {
      timing: 'now',
      choose: [prey(1, 1)],
      does: [{ verb: 'hit', to: 'prey' }],
    };
    const table = atTheTable(
      rules(ability, {
        setup(play) {
          stock(play, 'field@1', 1, ['bear', 'wasp']);
          push(play, { kind: 'start' });
          const source = { card: 'c1', face: 'bear', ability: 0, controller: 1 };
          push(play, effectFrame(source, { prey: ['c2'] }));
        },
      }),
      {},
      [],
    );
    expect(table.told).toEqual(['hit', 'checked']);
    expect(table.waiting()).toEqual(['start of 1']);
  });
});

describe('an instruction that breaks the ability off', () => {
  it('leaves undone what comes after it, and the effect is over all the same', () => {
    const verbs: Rules['verbs'] = {
      hit: (play, _, { to }) => tell(play, 'hit', { card: String(to) }),
      stop: (play, effect) => breakOff(play, effect),
    };
    const table = given(
      { does: [{ verb: 'hit', to: 'a' }, { verb: 'stop' }, { verb: 'hit', to: 'b' }] },
      { verbs },
    );
    expect(table.told).toEqual(['hit', 'checked']);
    expect(table.waiting()).toEqual(['start of 1']);
  });
});

describe('targets that are no cards', () => {
  it('are offered by their words, and named to the instruction like cards', () => {
    const table = given(
      { choose: [{ ...prey(1, 1), things: 'doors' }] },
      { things: { doors: () => ['door-1', 'door-2'] } },
    );
    expect(table.offered(1)).toEqual(['door-1', 'door-2']);
    expect(table.does(1, 'door-2').facts[0]).toMatchObject({ what: 'hit', card: 'door-2' });
  });
});

describe('an ability that nobody printed', () => {
  it('is a bug', () => {
    const none = { card: 'c1', face: 'wasp', ability: 0, controller: 1 };
    const setup: Rules['setup'] = (play) => push(play, effectFrame(none));
    expect(() => given({}, { setup })).toThrow("no ability 0 on 'wasp'");
  });
});

describe('whether an ability could be used', () => {
  it('depends on the targets that it needs, not on those that it may have', () => {
    const { state } = given({});
    const ability = (min: number): Ability => ({ timing: 'now', choose: [prey(min, 5)], does: [] });
    const effect = { card: 'c1', face: 'bear', ability: 0, controller: 1, chosen: {} };
    const could = (min: number): boolean =>
      canChoose({ rules: rules(ability(min)), state }, effect, ability(min));
    expect([could(0), could(3), could(4)]).toEqual([true, true, false]);
  });
});

describe('a seat that leaves', () => {
  it('leaves its effect undone, in the middle of a question', () => {
    const table = given({ choose: [prey(1, 1)] }, { left: () => undefined });
    expect(table.waiting()).toEqual(['target of 1']);
    expect(table.leaves(1).waiting()).toEqual(['start of 1']);
    expect(table.told).toEqual([]);
  });

  it('does not touch the effect of another', () => {
    const table = given({ choose: [prey(1, 1)] }, { left: () => undefined });
    expect(table.leaves(2).waiting()).toEqual(['target of 1']);
  });

  it('says neither yes nor no for another, who is asked anew', () => {
    const table = given({ may: true }, { left: () => undefined }).leaves(2);
    expect([table.waiting(), table.told]).toEqual([['may of 1'], []]);
    expect(table.does(1, 'no').told).toEqual(['checked']);
  });

  it('lets what was chosen be chosen anew, since it may be gone', () => {
    const choose = [prey(1, 1), { ...prey(1, 1), name: 'other' }];
    const table = given({ choose }, { left: () => undefined })
      .does(1, 'c3')
      .leaves(2);
    expect(table.does(1, 'c4').does(1, 'c2').facts[0]).toMatchObject({ what: 'hit', card: 'c4' });
  });

  it('may take every target along: then the effect does nothing, and nobody is asked', () => {
    const left: Rules['left'] = (play) =>
      [...cardsIn(play.state, 'field@2')].forEach((id) => move(play, id, 'discard@2'));
    const table = given({ choose: [prey(1, 1)] }, { left }).leaves(2);
    expect([table.waiting(), table.told]).toEqual([['start of 1'], []]);
  });
});

describe('a card that is hidden', () => {
  it('is asked for though there are too few, and answered with what there is', () => {
    const table = given({ choose: [{ ...prey(4, 4), hidden: true }] });
    expect(table.waiting()).toEqual(['target of 1']);
    expect(table.does(1, ['c2', 'c3', 'c4']).told).toEqual(['hit', 'hit', 'hit', 'checked']);
  });
});

describe('how many are to be chosen', () => {
  const howMany = (choosing: Partial<ReturnType<typeof prey>> & { hidden?: true }) => {
    const table = given({ choose: [{ ...prey(0, 9), ...choosing }] });
    return table.state.stack.at(-1)?.asks?.[0]?.howMany;
  };

  it('is said to all of what lies open, as many as there are', () => {
    expect(howMany({})).toEqual({ min: 0, max: 3 });
  });

  it('is said of what lies hidden as the text has it, whatever there is', () => {
    expect(howMany({ min: 2, hidden: true })).toEqual({ min: 2, max: 9 });
    expect(howMany({ min: 1, max: 1, hidden: true })).toEqual({ min: 1, max: 1 });
  });

  it('is not said of the one that is chosen among those that all see', () => {
    expect(howMany({ min: 1, max: 1 })).toBeUndefined();
  });
});
