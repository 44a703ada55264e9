import { z } from 'zod';

type Explained = Readonly<Record<string, string>>;

/** An enum whose words carry explanations: `enumDescriptions` is what editors look for. */
export function explained<const T extends Explained>(description: string, words: T) {
  const known = Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];
  return z.enum(known).meta({ description, enumDescriptions: Object.values(words) });
}
