import type { Refusal } from '@scoresheet/rules-engine';

/** A refusal by a rule, with a sentence for the person who asked. */
export const no = (rule: string, says: string): Refusal => ({ rule, says });
