/** Names under which the doors may be asked for: against pages that make their name lead here. */
import type { HostNames } from '@scoresheet/contracts-messages';
import { z } from 'zod';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i;

export const hostSettings = {
  SCORESHEET_ALLOWED_HOSTS: z
    .string()
    .refine(
      (text) => text.split(',').every((one) => NAME.test(one.trim())),
      'SCORESHEET_ALLOWED_HOSTS is a list of names such as "club.example,scores.club.example".',
    )
    .optional(),
};

interface GivenHosts {
  readonly SCORESHEET_ALLOWED_HOSTS?: string | undefined;
  readonly SCORESHEET_PROXIES: number;
}

/**
 * The names of a door that is bound to an address. Without a list, one on the loopback answers to
 * its own names alone; one that is open to networks, or stands behind a proxy, has names that only
 * its operator knows, and answers to all.
 */
export function namesOf(bound: string, given: GivenHosts): HostNames {
  const listed = given.SCORESHEET_ALLOWED_HOSTS?.split(',').map((one) => one.trim().toLowerCase());
  if (listed !== undefined) return [...listed, bound.toLowerCase()];
  return LOOPBACK.test(bound) && given.SCORESHEET_PROXIES === 0 ? [] : 'any';
}
