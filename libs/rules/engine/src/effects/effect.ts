/**
 * Carries out an ability: condition, targets, instructions one after another. What an
 * instruction brings about is settled before the next one begins.
 */
import { invariant } from '../base/invariant.js';
import type { Writable } from '../base/writable.js';
import type { Option, Options } from '../contract/decision.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { CardId, Frame, Seat, Trigger } from '../contract/state.js';
import type { Ask, Next, Step } from '../contract/step.js';
import type { Ability, Choosing, Effect, Instruction } from '../contract/vocabulary.js';
import { OPEN_FIELDS } from '../visibility/open-fields.js';
import { boundToVerb, compiledAbility, type Does } from './compiled/ability.js';
import { targets } from './select.js';

export interface EffectFrame extends Frame, Effect {
  readonly kind: 'effect';
  chosen: { readonly [name: string]: readonly CardId[] };
  stage: 'begin' | 'choose' | 'carry-out';
  at: number;
}

/** The frame of an ability that was set off, or used with its targets named before (`chosen`). */
export function effectFrame(
  source: Pick<Trigger, 'card' | 'face' | 'ability' | 'controller' | 'it' | 'was'>,
  chosen?: EffectFrame['chosen'],
): EffectFrame {
  const { card, face, ability, controller, it, was } = source;
  const frame = { kind: 'effect', card, face, ability, controller } as Writable<EffectFrame>;
  if (it !== undefined) frame.it = it;
  if (was !== undefined) frame.was = was;
  frame.chosen = chosen ?? {};
  frame.stage = chosen ? 'carry-out' : 'begin';
  frame.at = 0;
  return frame;
}

/** The frame of what an effect has offered to a seat, which takes it: all of it is done as that seat's. */
export const takenFrame = (
  { offered, ...effect }: Effect & Required<Pick<Effect, 'offered'>>,
  seat: Seat,
): EffectFrame => ({ ...effectFrame(effect, effect.chosen), controller: seat, offered });

export function abilityOf(reading: Reading, { face, ability }: Effect): Ability {
  const found = reading.rules.faces[face]?.abilities[ability];
  invariant(found, `no ability ${ability} on '${face}'`);
  return found;
}

/** Leaves undone what the ability has yet to do, as after a roll that failed. */
export function breakOff(play: Play, effect: Effect): void {
  (effect as EffectFrame).at = doesOf(play, effect).length;
}

const doesOf = (reading: Reading, effect: Effect): readonly Instruction[] =>
  effect.offered ?? abilityOf(reading, effect).does;

/** The answers to "may": the card that asks says yes. */
export const yesOrNo = (card: CardId): Options => ({
  pick: 'one',
  from: [{ id: 'yes', card }, { id: 'no' }],
});

/** The engine's own step for an effect that is carried out. */
export const effectStep: Step<EffectFrame> = {
  open: OPEN_FIELDS.effect,

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'begin':
        return begin(play, frame, abilityOf(play, frame));
      case 'choose':
        return chooseNext(play, frame, abilityOf(play, frame));
      case 'carry-out':
        return carryOut(play, frame);
    }
  },

  options(play, frame, asked): Options {
    if (asked.kind === 'may') return yesOrNo(frame.card);
    const choosing = abilityOf(play, frame).choose?.[frame.at];
    invariant(choosing, 'an effect that asks for a target chooses one');
    return optionsOf(play, frame, choosing);
  },

  answered(play, frame, { kind, chosen }) {
    if (kind === 'may') {
      if (chosen[0]?.id !== 'yes') decline(frame, abilityOf(play, frame));
      return;
    }
    const choosing = abilityOf(play, frame).choose?.[frame.at];
    invariant(choosing, 'an effect that was given a target had asked for one');
    const ids = chosen.map(({ id }) => id);
    frame.chosen = { ...frame.chosen, [choosing.name]: ids };
    frame.at += 1;
  },

  left(_, frame, seat) {
    if (frame.controller === seat) return 'done';
    if (frame.stage === 'choose') beginAnew(frame);
    return undefined;
  },
};

/**
 * An effect that still asks has done nothing yet. With another seat its targets may be gone, and
 * nobody has agreed to what is left of it: so it asks anew, of the table as it is now.
 */
function beginAnew(frame: EffectFrame): void {
  frame.stage = 'begin';
  frame.at = 0;
  frame.chosen = {};
}

function decline(frame: EffectFrame, ability: Ability): void {
  frame.stage = 'carry-out';
  frame.at = ability.does.length;
}

function begin(play: Play, frame: EffectFrame, ability: Ability): Next {
  if (!compiledAbility(play, frame).holds(play, frame)) return 'done';
  if (!doesWhatItCan(play) && !canChoose(play, frame, ability)) return 'done';
  frame.stage = 'choose';
  return ability.may ? [{ seat: frame.controller, kind: 'may' }] : 'on';
}

/** Targets that an ability needs: without a legal one it does nothing. */
export function canChoose(reading: Reading, effect: Effect, ability: Ability): boolean {
  return (ability.choose ?? []).every(
    (choosing) =>
      choosing.min === 0 ||
      choosing.hidden ||
      targets(reading, choosing, effect).length >= choosing.min,
  );
}

const doesWhatItCan = ({ rules }: Reading): boolean => rules.shortOfTargets === 'what-it-can';

function chooseNext(play: Play, frame: EffectFrame, ability: Ability): Next {
  const choosing = ability.choose?.[frame.at];
  if (choosing && isIdle(play, frame, choosing)) {
    frame.chosen = { ...frame.chosen, [choosing.name]: [] };
    frame.at += 1;
    return 'on';
  }
  if (choosing) return [askForTargets(play, frame, choosing)];
  frame.stage = 'carry-out';
  frame.at = 0;
  return 'on';
}

/**
 * Everybody is told how many are asked for: of what lies open as many as there are, of what lies
 * hidden what the text says, since what fits there is known to its owner alone.
 */
export function askForTargets(reading: Reading, effect: Effect, choosing: Choosing): Ask {
  const ask = { seat: effect.controller, kind: 'target' };
  const { min, max, hidden } = choosing;
  if (hidden) return { ...ask, howMany: { min, max } };
  if (isOne(choosing)) return ask;
  const there = targets(reading, choosing, effect).length;
  return { ...ask, howMany: { min: Math.min(min, there), max: Math.min(max, there) } };
}

/** One target among those that all see is no set of one. */
const isOne = ({ min, max, hidden }: Choosing): boolean => min === 1 && max === 1 && !hidden;

/** Whether there is nothing to choose from, as everybody sees. */
const isIdle = (play: Play, frame: EffectFrame, choosing: Choosing): boolean =>
  doesWhatItCan(play) && !choosing.hidden && targets(play, choosing, frame).length === 0;

function carryOut(play: Play, frame: EffectFrame): Next {
  const does = doesNext(play, frame);
  if (!does) {
    const isWhole = frame.offered === undefined; // what was offered is a part of the effect that offers
    if (isWhole && play.rules.checkAfter === 'effect') play.rules.check(play);
    return 'done';
  }
  frame.at += 1;
  does(play, frame);
  return 'on';
}

function doesNext(play: Play, frame: EffectFrame): Does | undefined {
  const { offered, at } = frame;
  if (offered === undefined) return compiledAbility(play, frame).does[at];
  const instruction = offered[at];
  return instruction && boundToVerb(play.rules, instruction);
}

const optionFor = ({ state }: Reading, id: string): Option =>
  state.cards[id] ? { id, card: id } : { id, to: id };

function optionsOf(reading: Reading, effect: Effect, choosing: Choosing): Options {
  const { min, max } = choosing;
  const options = targets(reading, choosing, effect).map((id) => optionFor(reading, id));
  if (isOne(choosing)) return { pick: 'one', from: options };
  const there = options.length;
  return { pick: 'some', from: options, min: Math.min(min, there), max: Math.min(max, there) };
}
