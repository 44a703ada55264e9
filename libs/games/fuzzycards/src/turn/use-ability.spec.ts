import { cardOf, markOf, seatCounter } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { idOf, laidTable, told, type Sides } from '../laid-table.spec-kit.js';
import { useAbility, waysToUse } from './use-ability.js';

const GIANTESS: Sides = {
  south: { energy: 1, field: { 'altar-1': 'Orchard Giantess' } },
  north: { field: { 'altar-1': 'Doorstep Ogre' } },
};

describe('The ways to use an ability', () => {
  it('name every target, and the card that uses it', () => {
    const play = laidTable(GIANTESS);
    const [card, foe] = [idOf(play, 'Orchard Giantess'), idOf(play, 'Doorstep Ogre')];
    const [way] = waysToUse(play, 1);
    expect(way?.card).toBe(card);
    expect(way?.id).toBe(`use ${card} 0 ${way?.to}`);
    expect(way?.to).toMatch(new RegExp(`^\\w+=${foe}$`));
  });

  it('of an ability without targets is one, and has no place', () => {
    const play = laidTable({ south: { field: { 'altar-1': 'Bonfire Matron' } } });
    const card = idOf(play, 'Bonfire Matron');
    expect(waysToUse(play, 1)).toEqual([{ id: `use ${card} 0`, card }]);
  });

  it('are offered with just enough to pay and not with less', () => {
    const offered = (energy: number): number =>
      waysToUse(laidTable({ ...GIANTESS, south: { ...GIANTESS.south, energy } }), 1).length;
    expect([offered(0), offered(1)]).toEqual([0, 1]);
    const alive = (life: number): number =>
      waysToUse(laidTable({ south: { life, field: { 'altar-1': 'Bonfire Matron' } } }), 1).length;
    expect([alive(2), alive(3)]).toEqual([0, 1]);
  });
});

describe('An ability that is used', () => {
  it('is paid, is told, is used up, and carries its targets along', () => {
    const play = laidTable(GIANTESS);
    const [card, foe] = [idOf(play, 'Orchard Giantess'), idOf(play, 'Doorstep Ogre')];
    useAbility(play, 1, card, ['0', `foe=${foe}`]);
    expect(told(play)).toMatchObject([{ what: 'ability-used', seat: 1, card, ability: 0 }]);
    expect(seatCounter(play.state, 1, 'energy')).toBe(0);
    expect(markOf(cardOf(play.state, card), 'used')).toBe(1);
    expect(play.state.stack.at(-1)).toMatchObject({ kind: 'carry-out', chosen: { foe: [foe] } });
  });

  it('is used up beside those that were used before it', () => {
    const used = { card: 'Orchard Giantess', marks: { used: 2 } };
    const play = laidTable({ ...GIANTESS, south: { field: { 'altar-1': used } } });
    const card = idOf(play, 'Orchard Giantess');
    useAbility(play, 1, card, ['0', `foe=${idOf(play, 'Doorstep Ogre')}`]);
    expect(markOf(cardOf(play.state, card), 'used')).toBe(3);
  });

  it('costs nothing that its text does not name', () => {
    const play = laidTable({ south: { field: { 'altar-1': 'Bonfire Matron' } } });
    useAbility(play, 1, idOf(play, 'Bonfire Matron'), ['0']);
    const paid = play.facts.filter(({ kind }) => kind === 'counted');
    expect(paid).toEqual([{ kind: 'counted', seat: 1, what: 'life', to: 31 }]);
  });
});
