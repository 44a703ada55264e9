import { no, type Refusal } from '@scoresheet/rules-engine';

/** What is neither called, equipped nor cast, whoever says so (A-BFT-71). */
export const flagForbids = ({ name }: { readonly name: string }): Refusal =>
  no('B02', `Your Flag does not allow ${name}.`);
