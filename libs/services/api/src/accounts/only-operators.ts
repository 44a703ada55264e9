import { refusal, type Identity } from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';

/** Refuses everybody who does not look after the installation. */
export function onlyOperators(asker: Identity | undefined): asserts asker is Identity {
  if (asker?.roles.includes('operator') === true) return;
  throw clientError('FORBIDDEN', refusal('not-an-operator').says);
}
