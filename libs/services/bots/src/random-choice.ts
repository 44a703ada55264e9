/** A random answer to a decision. The same seed and decision give the same answer, always. */
import { createHash } from 'node:crypto';
import type { Choice, Options } from '@scoresheet/rules-engine';

/** A whole number from 0 to `below` - 1. */
export type Draw = (below: number) => number;

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

/** A bot has no need to write: where nothing may be left out, it says as little as it may. */
const NOTHING_TO_SAY = 'No words.';

export function chooseAtRandom(options: Options, draw: Draw): Choice {
  if (options.pick === 'number') return options.min + draw(options.max - options.min + 1);
  if (options.pick === 'words')
    return NOTHING_TO_SAY.slice(0, options.min).padEnd(options.min, '.');
  const ids = options.from.map(({ id }) => id);
  switch (options.pick) {
    case 'one':
      return ids[draw(ids.length)] as string;
    case 'order':
      return shuffled(ids, draw);
    case 'some':
      return shuffled(ids, draw).slice(0, options.min + draw(options.max - options.min + 1));
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
