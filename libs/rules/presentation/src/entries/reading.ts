/**
 * A hole in the rules that a match may have read in more than one way: what it may be, the usual one
 * first, and what each other one means.
 */
import type { Json, Rules, State } from '@scoresheet/rules-engine';
import type { Primer } from '../words/primer.js';

interface Ways<Usual extends Json, Other extends Json> {
  readonly usual: Usual;
  /** Every other value with what it means, for who sits down: "only Life is attacked (A-FUZ-03)". */
  readonly others: readonly (readonly [value: Other, means: string])[];
}

export interface OptionReading<Value extends Json = Json> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly means: { readonly [value: string]: string };
  /** How the match reads it. */
  of(state: Pick<State, 'options'>): Value;
}

export const reading = <const Usual extends Json, const Other extends Json>(
  name: string,
  { usual, others }: Ways<Usual, Other>,
): OptionReading<Usual | Other> => ({
  name,
  values: [usual, ...others.map(([value]) => value)],
  means: Object.fromEntries(others.map(([value, means]) => [String(value), means])),
  of: ({ options }) => (options[name] ?? usual) as Usual | Other,
});

/** The options of the rules, as they stand in a match. */
export const optionsOf = (readings: readonly OptionReading[]): Rules['options'] =>
  Object.fromEntries(readings.map(({ name, values }) => [name, values]));

/** What options mean where they are not as usual. */
export const readingsInWords = (readings: readonly OptionReading[]): Primer['readings'] =>
  Object.fromEntries(readings.map(({ name, means }) => [name, means]));
