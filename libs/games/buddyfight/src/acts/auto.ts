/**
 * An ability that was set off has its turn: now its condition, targets and price are looked at.
 * Without them it vanishes; where its text says "may", its fighter may decline.
 *
 * Rules: R-BFT-59; decisions A-BFT-17, A-BFT-61, A-BFT-62.
 */
import {
  no,
  push,
  type Effect,
  type Frame,
  type Next,
  type Options,
  type Reading,
  type Step,
  type Trigger,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import type { Face } from '../cards/card.js';
import type { FightAbility } from '../cards/priced.js';
import { declareFrame } from './declare.js';
import { AUTO_PHRASES, SAYS_NO } from './deed-phrases.js';
import { isFresh } from './limits.js';
import { waysToAnnounce } from './ways-to-use.js';

interface AutoFrame extends Frame {
  readonly kind: 'auto';
  readonly trigger: Trigger;
  decided: boolean;
}

const DECLINE = { id: SAYS_NO.id } as const;

const NOT_WAITING = no(
  'A-BFT-62',
  'It does not wait for you: it has not triggered, or it had no target or could not be paid.',
);

export const autoFrame = (trigger: Trigger): AutoFrame => ({
  kind: 'auto',
  trigger,
  decided: false,
});

export const autoDecision = decision('auto', {
  title: 'An ability was set off',
  hint: 'Name its targets and what it costs; where its text says "may" you can decline (A-BFT-62).',
  hidden: 'decides about an ability',
  phrases: [SAYS_NO, ...AUTO_PHRASES],
  idle: DECLINE.id,
  isOpen: false,

  options(reading, { trigger }: AutoFrame): Options {
    const { card } = trigger;
    const ways = waysOf(reading, trigger).map((id) => ({ id, card }));
    return { pick: 'one', from: abilityOf(reading, trigger).may ? [...ways, DECLINE] : ways };
  },

  answered(play, { trigger }, { seat, chosen: [option] }) {
    if (!option || option.id === DECLINE.id) return;
    push(play, declareFrame({ seat, way: option.id, as: 'act', trigger }));
  },

  refuse: no('A-BFT-62', 'Choose among what is offered; decline only where the text says "may".'),
  refuseElsewhere: (_, __, { verb }) => (verb === 'auto' ? NOT_WAITING : undefined),
});

export const auto: Step<AutoFrame> = {
  open: ['trigger', 'decided'],

  proceed(play, frame): Next {
    const { trigger, decided } = frame;
    const [first, second] = decided ? [] : waysOf(play, trigger);
    if (first === undefined) return 'done';
    frame.decided = true;
    const seat = trigger.controller;
    if (second !== undefined || abilityOf(play, trigger).may) return [autoDecision.asks(seat)];
    push(play, declareFrame({ seat, way: first, as: 'act', trigger }));
    return 'on';
  },

  ...answering(autoDecision),
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
