/** Who may look after a match that stands still. */
import type { Identity } from '@scoresheet/services-accounts';

/**
 * Whoever operates the installation does there what an organiser may do, and stands on the record
 * as one: a record knows no operators, and without them a match of an installation that has no
 * staff would stand still for ever.
 */
export const asStaff = (identity: Identity): Identity =>
  identity.roles.includes('operator')
    ? { ...identity, roles: [...identity.roles, 'organiser'] }
    : identity;

/** Judges, organisers, and whoever operates the installation. */
export const isMatchStaff = (identity: Identity): boolean =>
  asStaff(identity).roles.some((role) => role === 'judge' || role === 'organiser');
