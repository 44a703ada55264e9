import type { ValueTransformer } from 'typeorm';

/** The driver gives `bigint` as text, because not all of them are safe integers. Ours are. */
export const wholeNumber: ValueTransformer = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: unknown) => value,
};
