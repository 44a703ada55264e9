/** The forms of single settings. A message names the setting and what it may be, never its value. */
import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;
type Settings = Readonly<Record<string, z.ZodType>>;
/** What the environment gave for the settings of a part, in their forms. */
export type Given<S extends Settings> = z.infer<z.ZodObject<S>>;

export const MAX_PORT = 65_535;

export const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} is a whole number.`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `${name} is from ${least} to ${most}.`);

export const text = (name: string, what: string) => z.string().min(1, `${name} is ${what}.`);

export const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, `${name} is one of ${values.join(', ')}.`);
