/** How high the lines of a list are: most are alike, and those that are not are known one by one. */

export interface Heights {
  readonly isMeasured: boolean;
  readonly usual: number;
  readonly others: ReadonlyMap<number, number>;
}

/** About what a line is high, before any was measured and where nothing is (specs). */
export const NOT_MEASURED: Heights = { isMeasured: false, usual: 45, others: new Map() };

/** The same heights as before where nothing else was found: then nothing has to be drawn anew. */
export function withMeasured(now: Heights, found: ReadonlyMap<number, number>): Heights {
  if (found.size === 0) return now;
  const usual = now.isMeasured ? now.usual : Math.min(...found.values());
  const isNew = ([line, height]: readonly [number, number]): boolean =>
    (now.others.get(line) ?? now.usual) !== height;
  const changed = [...found].filter(isNew);
  if (changed.length === 0 && now.isMeasured) return now;
  const others = new Map([...now.others, ...changed]);
  for (const [line, height] of others) if (height === usual) others.delete(line);
  return { isMeasured: true, usual, others };
}
