/** What became of a sign-in. */
import { lastingError } from '../api/lasting-error.js';
import type { OpenedFields } from './account-documents.js';

export type Opening =
  | { readonly is: 'opened' }
  /** In words of the server: what is wrong and what to do. */
  | { readonly is: 'refused'; readonly says: string; readonly code?: string };

/** Throws where the server cannot be reached. */
export async function openedBy(
  answer: Promise<{ readonly data?: { readonly opened: OpenedFields } | undefined }>,
): Promise<Opening> {
  try {
    const { data } = await answer;
    if (data?.opened.__typename === 'SessionOpened') return { is: 'opened' };
    if (data?.opened.__typename === 'AccountRefused') {
      const { code, says } = data.opened;
      return { is: 'refused', code, says };
    }
  } catch (error) {
    const says = lastingError(error);
    if (says === undefined) throw error;
    return { is: 'refused', says };
  }
  throw new Error('the server has not said whether the session is open');
}
