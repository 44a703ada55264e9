import { withoutUndefined } from '../base/without-undefined.js';
import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import { push, setCounter } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { Step } from '../contract/step.js';
import type { Instruction } from '../contract/vocabulary.js';
import { cardOf, cardsIn } from '../state/state.js';
import { asItLies, atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { effectFrame } from './effect.js';
import { searching, type SearchRules } from './search.js';

const NEST = ['bear', 'wasp', 'bear', 'ant'];

/** Seat 1 searches its nest of four. */
const rulesFor = (rules: Partial<SearchRules>, wanted?: { face: string }): Rules => {
  const { search, searchStep } = searching({
    from: 'nest',
    to: 'paw',
    story: 'rummaged',
    shows: 'where-restricted',
    ...rules,
  });
  const does = [withoutUndefined<Instruction>({ verb: 'rummage', for: wanted })];
  const rest: Step = {
    open: [],
    proceed: () => [{ seat: 2, kind: 'rest' }],
    options: () => ({ pick: 'one', from: [{ id: 'end' }] }),
  };
  return toy({
    id: 'searching/1',
    maxSeats: 3,
    zones: { nest: { faces: 'nobody', ids: 'nobody' }, paw: { faces: 'owner', ids: 'owner' } },
    stories: { rummaged: ['seat', 'taken'] },
    openCounters: ['looked', 'gone'],
    faces: facesOf(
      printed('digger', 'unit', { abilities: [{ timing: 'now', does }] }),
      ...['bear', 'wasp', 'ant'].map((name) => printed(name, 'unit')),
    ),
    filters: { face: (_, { face }, asked) => face === asked },
    steps: { rest, search: searchStep as Step },
    verbs: { rummage: search },
    left: (play, seat) => setCounter(play, seat, 'gone', 1),
    setup(play) {
      stock(play, 'nest@1', 1, NEST);
      push(play, { kind: 'rest' });
      push(play, effectFrame({ card: 'c9', face: 'digger', ability: 0, controller: 1 }));
    },
  });
};

const given = (rules: Partial<SearchRules>, wanted?: { face: string }, seats = 2): AtTheTable =>
  atTheTable(rulesFor(rules, wanted), { seats }, [asItLies(3), asItLies(4)]);

const facesIn = ({ state }: AtTheTable, at: string): readonly string[] =>
  cardsIn(state, at).map((id) => cardOf(state, id).face);

const shown = ({ facts }: AtTheTable): readonly unknown[] =>
  facts.filter(({ kind }) => kind === 'shown');

describe('A search', () => {
  it('names each printed card once, whatever its place in the pile', () => {
    expect(given({}).offered(1)).toEqual(['take ant', 'take bear', 'take wasp', 'nothing']);
  });

  it('offers what fits alone, and is asked even where nothing does', () => {
    expect(given({}, { face: 'wasp' }).offered(1)).toEqual(['take wasp', 'nothing']);
    expect(given({}, { face: 'owl' }).offered(1)).toEqual(['nothing']);
  });

  it('gives one copy and shuffles what is left', () => {
    const table = given({}).does(1, 'take bear');
    expect([facesIn(table, 'paw@1'), facesIn(table, 'nest@1')]).toEqual([
      ['bear'],
      ['wasp', 'bear', 'ant'],
    ]);
    expect(table.facts).toContainEqual({ kind: 'happened', what: 'rummaged', seat: 1, taken: 1 });
  });

  it('may take nothing; the pile is shuffled all the same', () => {
    const rules = rulesFor({});
    const table = atTheTable(rules, {}, [asItLies(4)]).does(1, 'nothing');
    expect(table.isUsedUp()).toBe(true);
    expect(facesIn(table, 'paw@1')).toEqual([]);
    expect(table.facts).toContainEqual({ kind: 'happened', what: 'rummaged', seat: 1, taken: 0 });
  });

  it('for any card shows nothing, for one that has to fit shows that it was kept to', () => {
    expect(shown(given({}).does(1, 'take bear'))).toEqual([]);
    const shows = { kind: 'shown', seat: 0, place: 'paw@1', faces: ['bear'] };
    expect(shown(given({}, { face: 'bear' }).does(1, 'take bear'))).toEqual([shows]);
  });

  it('shows every card where the game says so', () => {
    expect(shown(given({ shows: 'always' }).does(1, 'take bear'))).toHaveLength(1);
  });

  it('is followed by what the game looks at after it', () => {
    const after: SearchRules['after'] = (play) => setCounter(play, 0, 'looked', 1);
    expect(given({ after }).does(1, 'take ant').state.table).toEqual({ looked: 1 });
  });

  it('goes with the seat that leaves, and stays where another one does', () => {
    expect(given({}, undefined, 3).leaves(1).waiting()).toEqual(['rest of 2']);
    expect(given({}, undefined, 3).leaves(3).waiting()).toEqual(['search of 1']);
  });
});
