import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '../../acts/cards.js';
import type { Play } from '../../contract/play.js';
import type { Ability, Effect, Verb } from '../../contract/vocabulary.js';
import { newState } from '../../state/state.js';
import { NO_CHANCE } from '../../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../../toys/toy.js';
import { compiledAbility } from './ability.js';

const ABILITIES: readonly Ability[] = [
  {
    timing: 'always',
    does: [],
    when: { count: { face: 'bear' }, atLeast: 2 },
    lasting: [
      { what: 'power', on: { face: 'wasp' }, by: 3 },
      { what: 'speed', on: {}, by: { count: { face: 'bear' }, times: 2 } },
    ],
  },
  { timing: 'played', does: [{ verb: 'note' }, { verb: 'unheard-of' }] },
];

/** Names of words that were looked up in the tables of the game. */
let lookedUp: string[];
let noted: string[];
let play: Play;

const watched = <Word>(words: Readonly<Record<string, Word>>): Readonly<Record<string, Word>> =>
  new Proxy(words, {
    get(table, name) {
      lookedUp.push(String(name));
      return table[String(name)];
    },
  });

beforeEach(() => {
  lookedUp = [];
  noted = [];
  const note: Verb = (_, effect) => void noted.push(effect.card);
  const rules = toy({
    id: 'compiled/1',
    zones: { field: { faces: 'all', ids: 'all' } },
    faces: facesOf(printed('bear', 'unit', { abilities: ABILITIES }), printed('wasp', 'unit')),
    filters: watched({ face: (_, { face }, wanted) => face === wanted }),
    verbs: watched({ note }),
    setup: () => undefined,
  });
  play = { rules, state: newState(rules.id, 2, {}), chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@1', 1, ['bear', 'wasp']);
});

const effectOf = (ability: number): Effect => ({
  card: 'c1',
  face: 'bear',
  controller: 1,
  ability,
  chosen: {},
});
const compiled = (ability: number) => compiledAbility(play, effectOf(ability));

describe('A compiled ability', () => {
  it('is the same for every card of its face, and other rules have their own', () => {
    expect(compiled(0)).toBe(compiledAbility(play, { ...effectOf(0), card: 'c2', controller: 2 }));
    const others = { ...play, rules: { ...play.rules, id: 'compiled/2' } };
    expect(compiledAbility(others, effectOf(0))).not.toBe(compiled(0));
  });

  it('looks a word up once, however many cards and effects are held against it', () => {
    compiled(0);
    const words = lookedUp.length;
    stock(play, 'field@1', 1, ['bear', 'bear', 'wasp']);
    for (let time = 0; time < 3; time += 1) compiled(0).holds(play, effectOf(0));
    compiled(1).does[0]?.(play, effectOf(1));
    expect(lookedUp.slice(words)).toEqual([]);
    expect(noted).toEqual(['c1']);
  });

  it('holds, changes and counts by what is at the table now', () => {
    const { holds, lasting } = compiled(0);
    const [power, speed] = lasting;
    const effect = effectOf(0);
    expect([holds(play, effect), speed?.by(play, effect)]).toEqual([false, 2]);
    stock(play, 'field@2', 2, ['bear']);
    expect([holds(play, effect), speed?.by(play, effect), power?.by(play, effect)]).toEqual([
      true,
      4,
      3,
    ]);
    const meant = Object.values(play.state.cards).filter((card) =>
      power?.means(play, card, effect),
    );
    expect(meant.map(({ face }) => face)).toEqual(['wasp']);
  });

  it('of a verb that no game knows is a bug when it is to be done, and none before', () => {
    expect(() => compiled(1).does[1]?.(play, effectOf(1))).toThrow("has no verb 'unheard-of'");
  });

  it('is a bug where the face has none of this number', () => {
    expect(() => compiled(7)).toThrow("no ability 7 on 'bear'");
  });
});
