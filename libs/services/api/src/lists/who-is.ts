/** Somebody whom a filter names. */
import type { Identity } from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';

/** Stands for whoever asks. */
const ME = 'me';

export function whoIs(player: string, asker: Identity | undefined): string {
  if (player !== ME) return player;
  if (asker === undefined) {
    throw clientError('UNAUTHENTICATED', 'Sign in first: `me` is whoever has signed in.');
  }
  return asker.accountId;
}
