/** What no shape can say of choices and abilities; games name the checks that they ask. */
import { isRecord, meaningless, type Check } from '../shape/shape.js';
import { namesChosen } from './parts.js';

/** A target that is chosen and then forgotten is a slip of the pen. */
export const nothingIdle: Check = (ability, path) => {
  if (!isRecord(ability)) return [];
  const used = JSON.stringify(ability['does'] ?? []);
  return namesChosen(ability).flatMap((name, index) =>
    used.includes(`:${JSON.stringify(name)}`)
      ? []
      : meaningless(`${path}.choose[${index}].name`, `nothing is done to '${name}'`),
  );
};

export const noNameTwice: Check = (ability, path) => {
  if (!isRecord(ability)) return [];
  const chosen = namesChosen(ability);
  return chosen.flatMap((name, index) =>
    chosen.indexOf(name) === index
      ? []
      : meaningless(`${path}.choose[${index}].name`, `'${name}' is chosen already`),
  );
};

export const leastUpToMost: Check = (choice, path) => {
  const { min, max } = choice as { readonly min: number; readonly max: number };
  return min <= max ? [] : meaningless(`${path}.min`, "'min' may not be more than 'max'");
};

/** Whether somebody is asked who chooses out of a hand would else tell what it holds. */
export const handsHidden: Check = (choice, path) => {
  const { from, hidden } = choice as {
    readonly from: { readonly zone?: string };
    readonly hidden?: true;
  };
  const says = "a choice from a hand is 'hidden': true, or being asked would tell of it";
  return from.zone !== 'hand' || hidden ? [] : meaningless(`${path}.hidden`, says);
};
