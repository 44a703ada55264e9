import {
  cardsIn,
  emptyTable,
  push,
  resolveTriggers,
  resume,
  setCounter,
  stock,
  type Happened,
  type Play,
  type TimingRule,
  type Trigger,
} from '@scoresheet/rules-engine';
import { scriptedChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { field } from '../field.js';
import { fuzzycards } from '../game.js';
import type { ActivateFrame } from '../turn/activate.js';
import { idOf, laidTable } from '../laid-table.spec-kit.js';
import { MAX_TRIGGERS } from './timings.js';

const { timings: TIMING_RULES } = fuzzycards;

/** Ursula's On Deploy does nothing here, so that no action grows too long before the chain does. */
const URSULA = 'gen-114';

/** How the game ends, if it does, when so many On Deploy abilities wait in one chain. */
function endOfChain(length: number): string | undefined {
  const state = emptyTable(fuzzycards, { seats: 2, options: {} });
  const chance = scriptedChance();
  const play: Play = { rules: fuzzycards, state, chance, facts: [], floor: 0 };
  for (const seat of [1, 2]) setCounter(play, seat, 'life', 33);
  stock(play, field(1), 1, [URSULA]);
  const activation: ActivateFrame = { kind: 'activate', seat: 1 };
  const [card = ''] = cardsIn(state, field(1));
  const trigger: Trigger = {
    timing: 'on-deploy',
    face: URSULA,
    ability: 0,
    card,
    controller: 1,
    rank: 0,
  };
  push(play, activation);
  state.pending = Array.from({ length }, () => trigger);
  resolveTriggers(play);
  resume(play, chance);
  return state.outcome?.reason;
}

describe('A chain of triggers (A-FUZ-79)', () => {
  it('is resolved to its end within the limit, and beyond it the game is a draw', () => {
    expect(endOfChain(MAX_TRIGGERS)).toBeUndefined();
    expect(endOfChain(MAX_TRIGGERS + 1)).toBe('draw-by-loop');
  });
});

function ruleOf(timing: string): TimingRule {
  const rule = TIMING_RULES.find((each) => each.timing === timing);
  if (!rule) throw new Error(`there is no timing '${timing}'`);
  return rule;
}

describe('Abilities that wait together (A-FUZ-60)', () => {
  const play = laidTable({
    south: {
      field: {
        'altar-2': { card: 'Doorstep Ogre', relics: ['Roller Skates'] },
        'vault-1': { card: 'Tuba Recruit', relics: ['Sharpened Pencil'] },
      },
    },
    north: { field: { 'altar-1': { card: 'Moth of Maybe', relics: ['Vampire Spoon'] } } },
  });
  const rank = (timing: string, name: string, controller: number): number => {
    const card = play.state.cards[idOf(play, name)];
    if (!card) throw new Error(`${name} is gone`);
    return ruleOf(timing).rank(play, card, controller);
  };

  it('resolve by position, each Hero before its Relics, the turn player before the other', () => {
    const order = [
      rank('on-hit', 'Doorstep Ogre', 1),
      rank('on-hit', 'Roller Skates', 1),
      rank('on-hit', 'Tuba Recruit', 1),
      rank('on-hit', 'Sharpened Pencil', 1),
      rank('on-hit', 'Moth of Maybe', 2),
      rank('on-hit', 'Vampire Spoon', 2),
    ];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
  });

  it('resolve in the order On Attack, On Deploy, On Hit, On Kill, On KO, whoever has them', () => {
    const groups = ['on-attack', 'on-deploy', 'on-hit', 'on-kill', 'on-ko'];
    const order = groups.flatMap((group) => [
      rank(group, 'Sharpened Pencil', 1),
      rank(group, 'Vampire Spoon', 2),
    ]);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  it('resolve alike where the Hero of a Relic has gone', () => {
    const gone = { ...play.state, cards: { ...play.state.cards } };
    const relic = play.state.cards[idOf(play, 'Roller Skates')];
    delete gone.cards[idOf(play, 'Doorstep Ogre')];
    if (!relic) throw new Error('the Relic is gone as well');
    expect(ruleOf('on-ko').rank({ ...play, state: gone }, relic, 1)).toBe(4001);
  });
});

describe('What sets abilities off', () => {
  const play = laidTable({
    south: { field: { 'altar-1': { card: 'Doorstep Ogre', relics: ['Roller Skates'] } } },
    north: { field: { 'altar-1': { card: 'Moth of Maybe', relics: ['Vampire Spoon'] } } },
  });
  const [ogre, skates] = [idOf(play, 'Doorstep Ogre'), idOf(play, 'Roller Skates')];
  const [moth, spoon] = [idOf(play, 'Moth of Maybe'), idOf(play, 'Vampire Spoon')];
  const whose = (timing: string, fact: object) =>
    ruleOf(timing).whose(play, { kind: 'happened', what: '', ...fact } as Happened);
  const other = (timing: string, fact: object) =>
    ruleOf(timing).it?.({ kind: 'happened', what: '', ...fact } as Happened);

  it('is the happening that the rules name, and what other cards watch', () => {
    const said = TIMING_RULES.map(({ timing, what }) => [timing, what]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['on-deploy', 'entered'],
        ['on-attack', 'attack-declared'],
        ['on-hit', 'damage-dealt'],
        ['on-kill', 'felled'],
        ['on-ko', 'knocked-out'],
        ['ally-ko', 'knocked-out'],
        ['enemy-ko', 'knocked-out'],
        ['ally-attack', 'attack-declared'],
        ['enemy-attack', 'attack-declared'],
        ['other-heal', 'healed'],
        ['your-life-gain', 'life-gained'],
        ['their-life-gain', 'life-gained'],
        ['turn-end', 'turn-ending'],
      ]),
    );
  });

  it('sets off the Hero and its Relics, and with On Deploy the card that entered alone', () => {
    expect(whose('on-deploy', { card: ogre })).toEqual([ogre]);
    expect(whose('on-attack', { attacker: ogre })).toEqual([ogre, skates]);
    expect(whose('on-ko', { card: moth })).toEqual([moth, spoon]);
  });

  it('sets nobody off where there is no card', () => {
    expect(whose('on-attack', { attacker: 'c99' })).toEqual([]);
    expect(whose('on-hit', { source: null, way: 'attack' })).toEqual([]);
  });

  it('is a hit by an attack or an ability, but not by Burn or an On Hit ability (A-FUZ-55)', () => {
    const hits = (way: string) => whose('on-hit', { source: ogre, way });
    expect(hits('attack')).toEqual([ogre, skates]);
    expect(hits('ability')).toEqual([ogre, skates]);
    expect(hits('on-hit')).toEqual([]);
    expect(hits('burn')).toEqual([]);
  });

  it("is a kill of the other side's card alone", () => {
    expect(whose('on-kill', { card: moth, by: ogre })).toEqual([ogre, skates]);
    expect(whose('on-kill', { card: ogre, by: ogre })).toEqual([]);
    expect(whose('on-kill', { card: moth, by: null })).toEqual([]);
    expect(whose('on-kill', { card: 'c99', by: ogre })).toEqual([]);
  });

  it('tells the ability which card was attacked or killed, where there is one', () => {
    expect(other('on-attack', { attacker: ogre, target: moth })).toBe(moth);
    expect(other('on-attack', { attacker: ogre, target: null })).toBeUndefined();
    expect(other('on-kill', { card: moth, by: ogre })).toBe(moth);
  });
});
