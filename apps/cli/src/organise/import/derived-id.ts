/** Ids of the commands of an import: of what they say, so that sent again they count once. */
import { canonicalJson, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';

const ID_DIGITS = 40;

/** `what` names the purpose first. Two who import the same file send the same commands. */
export const derivedId = (tournament: string, what: readonly unknown[]): string =>
  `import-${sha256(canonicalJson(['scoresheet import', tournament, ...what] as Json)).slice(0, ID_DIGITS)}`;
