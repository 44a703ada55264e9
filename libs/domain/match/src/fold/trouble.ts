/**
 * Why a match cannot go on, in words for its staff. An event may be in the chain and still make no
 * sense: admission runs no rules.
 */
import { Undecodable } from './fold.js';
import { UnknownRules } from '../rules/pinned-rules.js';

type Trouble = 'undecodable' | 'unknown-rules' | 'senseless';

/** What was thrown when the event was folded. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Undecodable) return 'undecodable';
  return error instanceof UnknownRules ? 'unknown-rules' : 'senseless';
}

/** Names nothing of what the event says, which players may not know. */
export function troubleInWords(trouble: Trouble, seq: number): string {
  switch (trouble) {
    case 'undecodable':
      return `Event ${seq} cannot be read: it has not the form of an event of a match.`;
    case 'unknown-rules':
      return `Event ${seq} names rules or cards that this installation does not have.`;
    case 'senseless':
      return `Event ${seq} says what cannot have happened in this match as it stood.`;
  }
}
