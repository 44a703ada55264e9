/** The proof of a simulated match service: it needs no key, for nobody here looks for one. */
import { EVENT_MAC } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { type Belief } from '@scoresheet/services-tail';
import type { Signing } from './play.js';

const codeOf = (hash: string): string => sha256(`signed ${hash}`);

export const SIGNING: Signing = {
  proofOf: (hash) => ({ [EVENT_MAC]: codeOf(hash) }),
  proves: (hash, { headers }) => headers?.[EVENT_MAC] === codeOf(hash),
};

export const BELIEF: Belief = { mode: 'enforce', proves: SIGNING.proves };
