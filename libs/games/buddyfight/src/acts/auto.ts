/**
 * An ability that was set off has its turn: now its condition, targets and price are looked at.
 * Without them it vanishes; where its text says "may", its fighter may decline.
 *
 * Rules: R-BFT-59; decisions A-BFT-17, A-BFT-61, A-BFT-62.
 */
import {
  push,
  type Effect,
  type Frame,
  type Next,
  type Options,
  type Reading,
  type Step,
  type Trigger,
} from '@scoresheet/rules-engine';
import type { Face, FightAbility } from '../cards/shape.js';
import { declareFrame } from './declare.js';
import { isFresh } from './limits.js';
import { waysToAnnounce } from './ways-to-use.js';

interface AutoFrame extends Frame {
  readonly kind: 'auto';
  readonly trigger: Trigger;
  decided: boolean;
}

const DECLINE = { id: 'no' } as const;

export const autoFrame = (trigger: Trigger): AutoFrame => ({
  kind: 'auto',
  trigger,
  decided: false,
});

export const auto: Step<AutoFrame> = {
  open: ['trigger', 'decided'],

  proceed(play, frame): Next {
    const { trigger, decided } = frame;
    const [first, second] = decided ? [] : waysOf(play, trigger);
    if (first === undefined) return 'done';
    frame.decided = true;
    const seat = trigger.controller;
    if (second !== undefined || abilityOf(play, trigger).may) return [{ seat, kind: 'auto' }];
    push(play, declareFrame({ seat, way: first, as: 'act', trigger }));
    return 'on';
  },

  options(reading, { trigger }): Options {
    const { card } = trigger;
    const ways = waysOf(reading, trigger).map((id) => ({ id, card }));
    return { pick: 'one', from: abilityOf(reading, trigger).may ? [...ways, DECLINE] : ways };
  },

  answered(play, { trigger }, { seat, chosen: [option] }) {
    if (!option || option.id === DECLINE.id) return;
    push(play, declareFrame({ seat, way: option.id, as: 'act', trigger }));
  },
};

const abilityOf = ({ rules }: Reading, { face, ability }: Trigger): FightAbility =>
  (rules.faces[face] as Face).abilities[ability] as FightAbility;

function waysOf(reading: Reading, trigger: Trigger): readonly string[] {
  const { card, face, ability: index, controller, it } = trigger;
  const source = { card, face, ability: index, controller, chosen: {} };
  const effect: Effect = it === undefined ? source : { ...source, it };
  const ability = abilityOf(reading, trigger);
  if (!isFresh(reading, effect, ability)) return [];
  return waysToAnnounce(reading, ability, effect, ability.price ?? {}).map(
    (words) => `auto ${card} ${index}${words}`,
  );
}
