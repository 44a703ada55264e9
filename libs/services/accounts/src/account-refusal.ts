/** Why something about an account was not done: a closed set, each with words for the person. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  BLOCK_REASON_LENGTH,
  LONGEST_BLOCK_DAYS,
  LEAST_PREFIX,
  MAX_NETWORK_BLOCKS,
} from './blocks/limits.js';
import { DECK_NAME_LENGTH, MAX_SAVED_DECKS, MAX_SAVED_DECK_CARDS } from './decks/limits.js';
import { NAME_LENGTH } from './names/limits.js';
import { PASSWORD_LENGTH } from './passwords/limits.js';
import { MAX_PERSONAL_TOKENS, TOKEN_DAYS, TOKEN_NAME_LENGTH } from './personal-tokens/limits.js';
import { SCOPES } from './personal-tokens/scopes.js';

const SAYS = {
  'name-not-allowed':
    `A name has ${NAME_LENGTH.min} to ${NAME_LENGTH.max} letters and digits; space, ` +
    `full stop, apostrophe, hyphen and underscore may stand between them. Choose another one.`,
  'name-mixes-scripts':
    'All letters of a name are of one script; Chinese, Japanese or Korean may stand beside Latin. Choose another one.',
  'name-reserved':
    'This name is reserved: players would take it for staff, the server or a guest. Choose another one.',
  'name-unseen':
    'A name is one line, and all its characters can be seen. Type it again, without line breaks and hidden characters.',
  'name-taken': 'Somebody has this name already, or one that looks like it. Choose another one.',
  'password-too-short': `A password has at least ${PASSWORD_LENGTH.min} characters. Choose a longer one; a few words that only you would put together are good.`,
  'password-too-long': `A password has at most ${PASSWORD_LENGTH.max} characters. Choose a shorter one.`,
  'password-too-common':
    'This password is among the first that a thief would try. Choose one that only you would think of.',
  'password-wrong': 'That is not the password of this account. Type it again.',
  'sign-in-failed': 'Name and password do not belong together. Check both and try again.',
  'too-many-sign-ins': 'Too many people sign in at this moment. Try again in a few seconds.',
  'too-many-tries':
    'Too many wrong passwords for this name. Wait until they are forgotten; who is signed in stays so.',
  'device-not-allowed': 'The name of a device is one line of at most 64 characters.',
  'refresh-token-unknown': 'This refresh token was not given out here. Sign in again.',
  'refresh-token-reused':
    'This refresh token was used before, so somebody may have stolen it. The session is ended; sign in again.',
  'session-expired': 'This session was not refreshed for too long. Sign in again.',
  'session-ended': 'This session has ended. Sign in again.',
  'session-unknown': 'You have no such session. `mySessions` lists those that you have.',
  'no-such-session':
    'This account has no such session, or it has ended long ago. `sessionsOf` lists those that are open.',
  'not-signed-in': 'Sign in first: `signIn` with name and password, or `register`.',
  'no-account':
    'Your token belongs to no account that is signed in: a guest or a machine holds it. `signOut` ends it; `signIn` or `register` first for anything else.',
  'token-unknown': 'You have no such token. `myTokens` lists those that you have.',
  'token-name-not-allowed': `The name of a token is one line of 1 to ${TOKEN_NAME_LENGTH} characters. Say what will use it.`,
  'token-term-not-allowed': `A token is good for 1 to ${TOKEN_DAYS.most} whole days. Choose so many.`,
  'scopes-missing': `A token without a scope opens nothing. Give it one or more of: ${SCOPES.join(', ')}.`,
  'too-many-tokens': `You hold ${MAX_PERSONAL_TOKENS} tokens, and no more are allowed. Revoke one that nobody uses.`,
  'deck-unknown': 'You have no such deck. `myDecks` lists those that you have.',
  'deck-name-not-allowed': `The name of a deck is one line of 1 to ${DECK_NAME_LENGTH} characters. Choose another one.`,
  'deck-not-allowed': `A deck that is kept is of a game, and has at most ${MAX_SAVED_DECK_CARDS} cards by their codes. Leave some out.`,
  'too-many-decks': `You keep ${MAX_SAVED_DECKS} decks, and no more are allowed. Delete one that you do not play.`,
  'not-an-operator': 'Only operators do this.',
  'account-unknown': 'There is no such account.',
  'account-erased': 'This account is erased.',
  'account-blocked': 'This account is blocked.',
  'not-to-be-blocked': 'Neither the house nor yourself can be blocked.',
  'network-not-allowed': `A network is an address, or one with a prefix such as 192.0.2.0/24; the prefix has at least ${LEAST_PREFIX.ipv4} bits, ${LEAST_PREFIX.ipv6} for IPv6.`,
  'block-reason-not-allowed': `A reason is one line of 1 to ${BLOCK_REASON_LENGTH} characters. Whoever is blocked reads it.`,
  'block-end-not-allowed': `A block ends in the future, in ${LONGEST_BLOCK_DAYS} days at most, or when somebody lifts it.`,
  'block-unknown': 'There is no such block. `blocks` lists them.',
  'too-many-blocks': `So many networks are blocked already (${MAX_NETWORK_BLOCKS}). Lift one, or block a larger network.`,
} as const;

type AccountRefusalCode = keyof typeof SAYS;

export interface AccountRefusal {
  readonly refused: AccountRefusalCode;
  readonly says: string;
  /** Present where the same will be possible again after so long. */
  readonly retryAfterMs?: number;
}

export const refusal = (code: AccountRefusalCode, retryAfterMs?: number): AccountRefusal =>
  withoutUndefined({
    refused: code,
    says: SAYS[code],
    retryAfterMs,
  });

/** A refusal with words of its own, where no two people are refused for the same reason. */
export const refusalSaying = (code: AccountRefusalCode, says: string): AccountRefusal => ({
  refused: code,
  says,
});

export const isRefusal = (answer: unknown): answer is AccountRefusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;
