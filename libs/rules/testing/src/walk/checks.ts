/** What holds after every action of every game. Each check throws and names the seed. */
import {
  copy,
  decide,
  decisions,
  evolve,
  recordedChance,
  run,
  same,
  type Choice,
  type Options,
  type State,
} from '@scoresheet/rules-engine';
import { seededChance, seededNumbers } from '../chance/seeded-chance.js';
import { perturbed } from './perturbed.js';
import { randomChoice } from './random-choice.js';
import { carryOut, type WalkStep } from './random-walk.js';

export type Check = (step: WalkStep) => void;

function fail({ seed, number, action }: WalkStep, problem: string): never {
  throw new Error(`seed ${seed}, action ${number} ${JSON.stringify(action)}: ${problem}`);
}

const throughJson = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** Facts alone give the state that the rules reached, and JSON keeps it whole. */
export const checkRefold: Check = (step) => {
  const folded = throughJson(step.before);
  for (const fact of step.facts) evolve({ rules: step.rules, state: folded }, fact);
  const difference = firstDifference(folded, step.after);
  if (difference) fail(step, `refolded from its facts the state differs at ${difference}`);
  const saved = firstDifference(throughJson(step.after), step.after);
  if (saved) fail(step, `JSON loses something at ${saved}`);
};

/** The rules decide a saved state, with the chance that was recorded, as they did before. */
export const checkDecidedAgain: Check = (step) => {
  const { rules, before, action, facts, after } = step;
  const chance = recordedChance(facts);
  const state = throughJson(before);
  const again = carryOut({ rules, state }, action, chance);
  if (!same(again, facts)) fail(step, 'decided again from its record it gives other facts');
  if (!same(state, after)) fail(step, 'decided again from its record it gives another state');
  if (chance.leftOver()) fail(step, 'the record holds chance that nobody asks for');
};

/** The most answers to one decision that are tried. */
const ANSWERS_TRIED = 12;

/** Whatever is offered is accepted. */
export const checkOptionsAccepted: Check = (step) => {
  const { rules, after, seed, number } = step;
  const below = seededNumbers(seed + number);
  for (const decision of decisions({ rules, state: after })) {
    for (const choice of someChoices(decision.options, below)) {
      const action = { seat: decision.seat, decision: decision.id, choice };
      const ran = decide({ rules, state: after }, action, seededChance(seed));
      if ('refusal' in ran) fail(step, `offered, but refused: ${JSON.stringify(action)}`);
    }
  }
};

function someChoices(options: Options, below: (bound: number) => number): readonly Choice[] {
  if (options.pick === 'one' && options.from.length <= ANSWERS_TRIED) {
    return options.from.map(({ id }) => id);
  }
  return Array.from({ length: ANSWERS_TRIED }, () => randomChoice(options, below));
}

/** What is not offered is refused, names a rule, and changes nothing. */
export const checkPerturbedRefused: Check = (step) => {
  const { rules, after, action } = step;
  const state = copy(after);
  const answered = 'choice' in action ? action : undefined;
  for (const wrong of perturbed(after, decisions({ rules, state: after }), answered)) {
    const ran = run({ rules, state }, wrong, seededChance(0));
    if (!('refusal' in ran)) fail(step, `accepted without being offered: ${JSON.stringify(wrong)}`);
    if (!ran.refusal.rule || !ran.refusal.says) fail(step, 'a refusal names a rule and says why');
  }
  if (!same(state, after)) fail(step, 'a refused action changed the state');
};

/** The path of the first difference, or undefined where there is none. */
export function firstDifference(a: unknown, b: unknown, path = 'the state'): string | undefined {
  if (same(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], `${path}.${key}`);
    if (found) return found;
  }
  return path;
}
