import { describe, expect, it } from 'vitest';
import { move, shuffle, stock } from '../acts/cards.js';
import { copy } from '../base/json.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import { cardOf, cardsIn, newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { sourcesOf } from './sources.js';

const changing = (...values: readonly string[]) => ({
  timing: 'while-there',
  does: [],
  lasting: values.map((what) => ({ on: {}, what, by: 1 })),
});

let looks = 0;

const RULES = toy({
  id: 'sources/1',
  zones: { field: { faces: 'all', ids: 'all' }, hand: { faces: 'owner', ids: 'owner' } },
  faces: facesOf(
    printed('bear', 'unit'),
    printed('drum', 'thing', { abilities: [changing('power', 'power', 'speed')] }),
    printed('horn', 'thing', { abilities: [changing('speed'), changing('speed')] }),
  ),
  filters: {},
  lastingCards({ state }): readonly Card[] {
    looks += 1;
    return cardsIn(state, 'field@1').map((id) => cardOf(state, id));
  },
  setup: () => undefined,
});

function playWith(...faces: readonly string[]): Play {
  const state = newState(RULES.id, 2, {});
  const chance = { ...NO_CHANCE, shuffle: (count: number) => [...Array(count).keys()].reverse() };
  const play: Play = { rules: RULES, state, chance, facts: [], floor: 0 };
  stock(play, 'field@1', 1, faces);
  return play;
}

const ids = (reading: Reading, what: string): readonly string[] =>
  sourcesOf(reading, what).map(({ id }) => id);

describe('those that change a value', () => {
  it('are named once each, as the game lists them', () => {
    const play = playWith('horn', 'bear', 'drum');
    expect([ids(play, 'power'), ids(play, 'speed')]).toEqual([['c3'], ['c1', 'c3']]);
  });

  it('are looked for once, and not at all where no printed card changes the value', () => {
    const play = playWith('horn', 'drum');
    looks = 0;
    ids(play, 'height');
    expect(looks).toBe(0);
    for (const what of ['power', 'speed', 'power']) ids(play, what);
    expect(looks).toBe(1);
  });

  it.each<[string, (play: Play) => void, readonly string[]]>([
    ['goes', (play) => move(play, 'c1', 'hand@1'), ['c2']],
    ['comes', (play) => stock(play, 'field@1', 1, ['horn']), ['c1', 'c2', 'c3']],
    ['changes sides', (play) => move(play, 'c1', 'field@2', { sameObject: true }), ['c2']],
    ['is shuffled', (play) => shuffle(play, 'field@1'), ['c2', 'c1']],
  ])('are looked for again when one %s', (_, happens, expected) => {
    const play = playWith('horn', 'drum');
    expect(ids(play, 'speed')).toEqual(['c1', 'c2']);
    happens(play);
    expect(ids(play, 'speed')).toEqual(expected);
  });

  it('are those of this table and these printed cards alone', () => {
    const play = playWith('horn', 'drum');
    ids(play, 'speed');
    const other = { rules: RULES, state: copy(play.state) };
    expect(sourcesOf(other, 'speed')[0]).toBe(other.state.cards['c1']);
    const mute = { ...RULES, faces: { ...RULES.faces, ...facesOf(printed('horn', 'thing')) } };
    expect(ids({ rules: mute, state: play.state }, 'speed')).toEqual(['c2']);
  });
});
