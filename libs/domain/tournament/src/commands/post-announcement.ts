/** Staff tell everybody something. */
import { MAX_ANNOUNCEMENTS, type PostAnnouncement } from '@scoresheet/contracts-messages';
import type { Decided, Situation } from './deciding.js';
import { refused } from './not-accepted.js';

export function postAnnouncement(
  { state: { announcements } }: Situation,
  { reasonDigest: digest }: PostAnnouncement,
): Decided {
  const announcement = announcements.length + 1;
  if (announcement > MAX_ANNOUNCEMENTS) {
    const says = `There are ${MAX_ANNOUNCEMENTS} announcements: say it in the description.`;
    return refused('too-many-announcements', says);
  }
  return [{ kind: 'announcement-posted', announcement, digest }];
}
