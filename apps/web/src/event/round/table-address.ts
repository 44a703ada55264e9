import type { Pairing } from './round-documents.js';

/** The address of a table within the pages of its event. */
export const tableAddress = (
  event: string,
  { phase, round, number }: Pick<Pairing, 'phase' | 'round' | 'number'>,
): string => `/event/${event}/table/${phase}/${round}/${number}`;
