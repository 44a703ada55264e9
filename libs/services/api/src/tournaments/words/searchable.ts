/** Text as it is searched, in words and questions alike. */
import { foldCase, withoutIgnorables } from '@scoresheet/services-accounts';

/** In small letters, without what nobody sees, and without space around it. */
export const searchable = (text: string): string => foldCase(withoutIgnorables(text)).trim();
