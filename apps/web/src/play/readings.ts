/** How a match may read the rules otherwise than usual, in the words of its game. */
import type { Json } from '@scoresheet/rules-engine';

interface Reading {
  readonly value: Json;
  /** What it means, with the decision that it goes back to. */
  readonly says: string;
}

/** An option of the match with what may be chosen instead of the usual. */
export interface ReadingOption {
  readonly name: string;
  readonly others: readonly Reading[];
}

export type Readings = readonly ReadingOption[];

interface GameReadings {
  /** The usual value first. */
  readonly options: { readonly [name: string]: readonly Json[] };
  readonly primer: {
    readonly readings: { readonly [name: string]: { readonly [value: string]: string } };
  };
}

/** What has no words is not offered: nobody could know what it means. */
export const readingsOf = ({ options, primer: { readings } }: GameReadings): Readings =>
  Object.entries(options)
    .map(([name, [, ...others]]) => ({
      name,
      others: others.flatMap((value) => {
        const says = readings[name]?.[String(value)];
        return says === undefined ? [] : [{ value, says }];
      }),
    }))
    .filter(({ others }) => others.length > 0);

/** The options with another reading of one of them; undefined: the usual one. */
export const withReading = (
  options: { readonly [name: string]: Json },
  name: string,
  value: Json | undefined,
): { readonly [name: string]: Json } =>
  Object.fromEntries([
    ...Object.entries(options).filter(([other]) => other !== name),
    ...(value === undefined ? [] : [[name, value] as const]),
  ]);
