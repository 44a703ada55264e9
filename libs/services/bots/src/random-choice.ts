/** A random answer to a decision. The same seed and decision give the same answer, always. */
import { createHash } from 'node:crypto';

/** What may be answered, as the api's `Options` give it. */
export interface Offer {
  readonly pick: 'ONE' | 'SOME' | 'ORDER' | 'NUMBER';
  readonly from: readonly { readonly id: string }[] | null;
  readonly min: number | null;
  readonly max: number | null;
}

export type Choice = string | readonly string[] | number;

/** A whole number from 0 to `below` - 1. */
type Draw = (below: number) => number;

/**
 * Chance that depends on nothing but names, so that a bot which was killed and sends its command
 * again sends the same command.
 */
export function drawFrom(...names: readonly string[]): Draw {
  let drawn = 0;
  return (below) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([...names, drawn]))
      .digest();
    drawn += 1;
    // 48 bits over a handful of options: the bias is far below what a bot could notice.
    return hash.readUIntBE(0, 6) % below;
  };
}

export function chooseAtRandom(offer: Offer, draw: Draw): Choice {
  const ids = (offer.from ?? []).map(({ id }) => id);
  const min = offer.min ?? 0;
  const max = offer.max ?? ids.length;
  switch (offer.pick) {
    case 'ONE':
      return ids[draw(ids.length)] as string;
    case 'ORDER':
      return shuffled(ids, draw);
    case 'SOME':
      return shuffled(ids, draw).slice(0, min + draw(max - min + 1));
    case 'NUMBER':
      return min + draw(max - min + 1);
  }
}

function shuffled(ids: readonly string[], draw: Draw): readonly string[] {
  const result = [...ids];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [result[last], result[other]] = [result[other] as string, result[last] as string];
  }
  return result;
}
