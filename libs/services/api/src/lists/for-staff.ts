/** What of a list is for those who look after what stands still. */
import type { Identity } from '@scoresheet/services-accounts';
import { isMatchStaff } from '../rulings/as-staff.js';
import { clientError } from '../transport/masked-error.js';

/** The public has no use for it, and none is told what staff is busy with. */
export function forStaff(
  suspended: boolean,
  asker: Identity | undefined,
  nouns: 'matches' | 'tournaments',
): boolean {
  if (asker !== undefined && isMatchStaff(asker)) return suspended;
  throw clientError(
    'FORBIDDEN',
    `Only judges, organisers and operators can list ${nouns} by \`suspended\`.`,
  );
}
