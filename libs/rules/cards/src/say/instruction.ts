/** One instruction as a clause of a sentence, with its duration. */
import type { Amount, Instruction, Selector } from '@scoresheet/rules-engine';
import { anyOf, groupOf } from './cards.js';
import { wordsFor } from './look-up.js';
import { sayAmount } from './numbers.js';
import { referTo, type Speaking } from './references.js';
import type { Clause } from './card-words.js';

export function sayInstruction(instruction: Instruction, speaking: Speaking): Clause {
  const { words } = speaking;
  const { verb, what, until } = instruction;
  const { number, each, where } = sayAmount(amountSaid(instruction), speaking);
  const to = referTo(instruction.to, speaking);
  const other = referTo(instruction['with'] as Instruction['to'], speaking);
  const change =
    typeof what === 'string' ? wordsFor(words.values, 'value', what).change(number) : '';
  const sought = typeof instruction['for'] === 'object' ? seek(instruction, speaking) : '';
  const offered = Array.isArray(instruction['does']) ? sayOffered(instruction, speaking) : '';
  const said = { instruction, number, to, with: other, change, sought, offered };
  const clause = wordsFor(words.verbs, 'verb', verb)(said);
  const lasts = typeof until === 'string' ? wordsFor(words.durations, 'duration', until) : '';
  const tail = `${each}${lasts && ` ${lasts}`}${where}`;
  if ('lead' in clause) return clause;
  return 'order' in clause
    ? { order: clause.order + tail }
    : { statement: clause.statement + tail };
}

const seek = ({ for: wanted }: Instruction, { words, face }: Speaking): string =>
  anyOf(groupOf(words, wanted as Selector, face));

/**
 * What is offered to a seat, as what it may do: "draw 1 card, then choose that this Hero gets +1 ATK".
 * Of the others it is said in the third person, but for cards that were chosen before: those are yours.
 */
function sayOffered({ who = 'you', does }: Instruction, speaking: Speaking): string {
  const { ability, at } = speaking;
  const offered = does as unknown as readonly Instruction[];
  const all = [...ability.does.slice(0, at), ...offered];
  const clauses = offered.map((each, index) =>
    sayInstruction(each, { ...speaking, ability: { ...ability, does: all }, at: at + index }),
  );
  const said = clauses.map(asOffered).join(', then ');
  return who === 'you' ? said : said.replaceAll(/\byour\b(?! chosen)/g, 'their');
}

function asOffered(clause: Clause): string {
  if ('order' in clause) return clause.order;
  return `choose that ${'lead' in clause ? clause.lead : clause.statement}`;
}

/** A change that names no number is one by 1; any other amount that is not there is 0. */
function amountSaid({ amount, by, what }: Instruction): Amount {
  return amount ?? (by as Amount | undefined) ?? (what === undefined ? 0 : 1);
}
