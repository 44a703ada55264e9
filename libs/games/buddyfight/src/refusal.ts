import type { Refusal } from '@scoresheet/rules-engine';

/** A refusal by a rule, with a sentence for the person who asked. */
export const no = (rule: string, says: string): Refusal => ({ rule, says });

/** What is neither called, equipped nor cast, whoever says so (A-BFT-71). */
export const flagForbids = ({ name }: { readonly name: string }): Refusal =>
  no('B02', `Your Flag does not allow ${name}.`);
