/** How an instruction speaks of its cards: "it" after a choice, "this Hero", "each enemy Hero". */
import { invariant } from '@scoresheet/rules-engine';
import type { Ability, CardFace, Instruction } from '@scoresheet/rules-engine';
import { chosenOf, eachOf, groupChosen, groupOf } from './cards.js';
import { wordsFor } from './look-up.js';
import type { CardWords, Reference } from './card-words.js';

/** What is being said, and how far it has come. */
export interface Speaking {
  readonly words: CardWords;
  readonly face: CardFace;
  readonly ability: Ability;
  /** Index of the instruction that is being said, among the ability's. */
  readonly at: number;
}

const NOBODY: Reference = { subject: '', object: '', possessive: '', many: false };
const IT: Reference = { subject: 'it', object: 'it', possessive: 'its', many: false };
const THEM: Reference = { subject: 'they', object: 'them', possessive: 'their', many: true };

export function referTo(to: Instruction['to'], speaking: Speaking): Reference {
  if (to === undefined) return NOBODY;
  if (typeof to === 'string') return refer(to, speaking);
  return byName(eachOf(groupOf(speaking.words, to, speaking.face)), false);
}

/** Cards that are called by a word of the game, by `it`, or by the name that a choice gave them. */
export function refer(name: string, speaking: Speaking): Reference {
  const { words, face, ability } = speaking;
  if (Object.hasOwn(words.named, name)) return byName(wordsFor(words.named, 'card', name)(face));
  if (name !== 'it') return chosen(name, speaking);
  const { it } = wordsFor(words.timings, 'timing', ability.timing);
  invariant(it, `nothing else has a part in '${ability.timing}', so 'it' means no card`);
  return byName(it);
}

/** A pronoun as long as nothing but these cards was spoken of since they were chosen. */
function chosen(name: string, { words, face, ability, at }: Speaking): Reference {
  const choosing = ability.choose?.find((each) => each.name === name);
  invariant(choosing, `nothing is chosen by the name '${name}'`);
  const many = choosing.max > 1;
  const clear = ability.does.slice(0, at).every(({ to }) => to === name);
  if (clear && ability.choose?.length === 1) return many ? THEM : IT;
  return byName(chosenOf(groupChosen(words, choosing, face), many), many);
}

function byName(name: string, many = false): Reference {
  const possessive = many && name.endsWith('s') ? `${name}'` : `${name}'s`;
  return { subject: name, object: name, possessive, many };
}
