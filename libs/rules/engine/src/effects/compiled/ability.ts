/**
 * Abilities as closures, by face and number. Frames keep the face and the number, so that a game
 * that waits is data, and what they stand for is compiled once for the rules.
 */
import { invariant } from '../../base/invariant.js';
import type { Play } from '../../contract/play.js';
import type { Reading, Rules } from '../../contract/rules.js';
import type { Ability, CardFace, Effect, Instruction, Lasting } from '../../contract/vocabulary.js';
import { compiledAmount, type AmountNow } from './amount.js';
import { compiledCondition, type Holds } from './condition.js';
import { compiledOnce } from './once.js';
import { compiledSelector, type Fits } from './selector.js';

/** A lasting change: whether it means a card, and by how much it changes it. */
export interface CompiledChange {
  readonly change: Lasting;
  readonly means: Fits;
  readonly by: AmountNow;
}

export interface CompiledAbility {
  readonly holds: Holds;
  /** The instructions, each bound to its verb. */
  readonly does: readonly Does[];
  readonly lasting: readonly CompiledChange[];
}

/** An instruction that is carried out when it is called. */
export type Does = (play: Play, effect: Effect) => void;

export function compiledAbility({ rules }: Reading, { face, ability }: Effect): CompiledAbility {
  const printed = rules.faces[face];
  const found = printed && compiledFace(rules, printed)[ability];
  invariant(found, () => `no ability ${ability} on '${face}'`);
  return found;
}

/** A face whose abilities change is another face. */
const compiledFace = compiledOnce((rules, { abilities }: CardFace) =>
  abilities.map((ability) => compileAbility(rules, ability)),
);

const compileAbility = (rules: Rules, { when, does, lasting = [] }: Ability): CompiledAbility => ({
  holds: compiledCondition(rules, when),
  does: does.map((instruction) => boundToVerb(rules, instruction)),
  lasting: lasting.map((change) => ({
    change,
    means: compiledSelector(rules, change.on).fits,
    by: compiledAmount(rules, change.by),
  })),
});

/** A verb that no game knows is a bug once it is to be done, and none before. */
export function boundToVerb(rules: Rules, instruction: Instruction): Does {
  const verb = rules.verbs[instruction.verb];
  return (play, effect) => {
    invariant(verb, () => `${rules.id} has no verb '${instruction.verb}'`);
    verb(play, effect, instruction);
  };
}
