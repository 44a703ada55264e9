import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import { newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { facesChanging, lastingOf, valuesChanged } from './lasting.js';
import { forgetSources } from './sources.js';
import { addedBy, standingOn } from './standing.js';

const more = (by: number, timing = 'while-there') => ({
  timing,
  does: [],
  lasting: [{ on: { face: 'bear' }, what: 'power', by }],
});

const RULES = toy({
  id: 'lasting/1',
  zones: { field: { faces: 'all', ids: 'all' } },
  faces: facesOf(
    printed('bear', 'unit'),
    printed('drum', 'thing', { abilities: [more(2), more(3)] }),
    printed('mute', 'thing', { abilities: [more(9)] }),
    printed('wary', 'thing', {
      abilities: [{ ...more(4), when: { count: { face: 'bear' }, atLeast: 2 } }],
    }),
  ),
  filters: { face: (_, { face }, wanted) => face === wanted },
  hasAbilities: (_, { face }) => face !== 'mute',
  setup: () => undefined,
});

/** c1 is the bear, c2 the card that may change it. */
function laid(face: string, bears = 1): Play {
  const state = newState(RULES.id, 2, {});
  const play: Play = { rules: RULES, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@1', 1, ['bear', face, ...Array<string>(bears - 1).fill('bear')]);
  return play;
}

function added(face: string, bears = 1): number {
  const play = laid(face, bears);
  const { c1, c2 } = play.state.cards as { readonly c1: Card; readonly c2: Card };
  return lastingOf(play, c2, 'power').reduce((sum, one) => sum + addedBy(play, one, c1), 0);
}

describe('what lasts', () => {
  it('is found by the value that it changes', () => {
    expect([...facesChanging(RULES, 'power').keys()]).toEqual(['drum', 'mute', 'wary']);
    expect(facesChanging(RULES, 'speed').size).toBe(0);
  });

  it('is listed for the cards that change something alone', () => {
    const values = ['drum', 'mute', 'wary'].map((code) => [code, ['power']]);
    expect([...valuesChanged(RULES)]).toEqual(values);
  });

  it('adds up over the abilities of a card', () => {
    expect(added('drum')).toBe(5);
  });

  it('adds nothing to cards that it does not mean', () => {
    expect(added('bear')).toBe(0);
  });

  it('rests on a card whose abilities do not count', () => {
    expect(added('mute')).toBe(0);
  });

  it('holds as long as its condition does', () => {
    expect([added('wary'), added('wary', 2)]).toEqual([0, 4]);
  });

  it('is given with the effect from which it is read', () => {
    const state = newState(RULES.id, 2, {});
    const play: Play = { rules: RULES, state, chance: NO_CHANCE, facts: [], floor: 0 };
    stock(play, 'field@2', 2, ['drum']);
    const [, second] = lastingOf(play, state.cards['c1'] as Card, 'power');
    expect(second).toMatchObject({
      change: { by: 3 },
      effect: { card: 'c1', ability: 1, controller: 2 },
    });
  });

  it('is looked up once by whoever looks at a whole table, else each time', () => {
    const { rules, state } = laid('drum');
    const whole = { rules: { ...rules, lastingCards: cards }, state, standing: new Map() };
    const first = standingOn(whole, 'power');
    expect(first).toHaveLength(2);
    expect(standingOn(whole, 'power')).toBe(first);

    const now = { rules: whole.rules, state };
    expect(standingOn(now, 'power')).toEqual(first);
    delete (state.cards as Record<string, Card>)['c2'];
    forgetSources(state);
    expect(standingOn(now, 'power')).toEqual([]);
  });
});

const cards = ({ state }: Reading): readonly Card[] => Object.values(state.cards);
