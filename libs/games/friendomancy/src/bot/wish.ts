/** What an adviser of one kind of decision has to say. */
import type { Option } from '@scoresheet/rules-engine';
import type { Seen } from './seen.js';

/** Options that are equally good, and why. */
export interface Wish {
  readonly says: string;
  readonly options: readonly Option[];
}

export type Adviser = (seen: Seen, offered: readonly Option[]) => Wish | undefined;
