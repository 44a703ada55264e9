import { plainText } from '../../plain-text.js';

const MAX_NAME_LENGTH = 80;

/** The name of a guest as staff write it. Refuses one that nobody can print, or that is too long. */
export const guestName = (name: string): string => plainText('a name', name, MAX_NAME_LENGTH);
