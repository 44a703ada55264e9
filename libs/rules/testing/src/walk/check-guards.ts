/**
 * What may be done and why not are one matter: no guard refuses what is offered, and what is not
 * offered is refused by a rule of the game, whatever card the words are said of.
 */
import {
  decisions,
  isOfGuard,
  match,
  seesIds,
  type Choice,
  type Decision,
  type Refusal,
  type State,
} from '@scoresheet/rules-engine';
import { seededNumbers, type Numbers } from '../chance/seeded-chance.js';
import { sentencesOf } from './check-hidden.js';
import type { Check } from './checks.js';
import type { WalkStep } from './random-walk.js';

/** The most options of a decision about which the guards are asked. */
const OFFERS_ASKED = 60;
/** The most cards that are put into each sentence. */
const CARDS_TRIED = 12;

/** `ids`: the rules of the game, where its walks know them. */
export const checkGuardsBy =
  (ids?: ReadonlySet<string>): Check =>
  (step) => {
    const { rules, after: state, seed, number } = step;
    const below = seededNumbers(seed + number);
    for (const decision of decisions({ rules, state })) {
      if (decision.options.pick !== 'one') continue;
      const offered = decision.options.from.map(({ id }) => id);
      for (const id of some(offered, OFFERS_ASKED, below)) {
        const refusal = refusalOf(step, decision, id);
        if (isOfGuard(refusal)) fail(step, `'${id}' is offered, and refused by ${refusal.rule}`);
      }
      for (const id of saidOfOthers(step, decision, offered, below)) {
        const { rule, says } = refusalOf(step, decision, id);
        if (!says || !rule) fail(step, `'${id}' is refused without a word`);
        if (ids && !ids.has(rule)) fail(step, `'${id}' is refused by ${rule}, which is no rule`);
      }
    }
  };

function fail({ seed, number }: WalkStep, problem: string): never {
  throw new Error(`seed ${seed}, action ${number}: ${problem}`);
}

function refusalOf({ rules, after: state }: WalkStep, decision: Decision, choice: Choice): Refusal {
  const { id, seat, kind } = decision;
  const asked = state.stack.at(-1)?.asks?.find((each) => each.id === id) ?? { id, seat, kind };
  return rules.refuse({ rules, state }, seat, asked, choice);
}

/** Sentences such as were offered, said of other cards that the seat can tell; none is offered. */
function saidOfOthers(
  { rules, after }: WalkStep,
  decision: Decision,
  offered: readonly string[],
  below: Numbers,
): readonly string[] {
  const cards = some(knownTo(rules, after, decision.seat), CARDS_TRIED, below);
  return sentencesOf(offered)
    .flatMap((sentence) => cards.map(sentence))
    .filter((choice) => match(decision, choice) === undefined);
}

const knownTo = (rules: WalkStep['rules'], { cards }: State, seat: number): readonly string[] =>
  Object.values(cards)
    .filter(({ place }) => seesIds(rules, place, seat))
    .map(({ id }) => id);

/** As many of them as are wanted, from one of them on. */
function some(things: readonly string[], count: number, below: Numbers): readonly string[] {
  if (things.length <= count) return things;
  const from = below(things.length);
  return [...things.slice(from), ...things.slice(0, from)].slice(0, count);
}
