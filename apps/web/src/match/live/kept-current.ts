/**
 * Who plays, and the clocks, are asked for beside the events: they are as new as the last event only
 * once an answer says so. An answer of before an event comes late or from a server that lags, so it
 * is asked again until one knows that event; without it a lobby would wait for ever.
 */
import type { Timing } from './timing.js';

/** Several events may come at once: who plays is asked for after the last. */
export const GATHER_MS = 150;
/** After an answer that is too old, or none. */
export const AGAIN_MS = 500;

interface Numbered {
  /** Of the last event that it knows of. */
  readonly seq: number;
}

interface CurrentOptions<Match extends Numbered> {
  readonly timing: Pick<Timing, 'after'>;
  readonly fetch: () => Promise<Match | undefined>;
  /** The last event that is here. */
  readonly lastSeq: () => number;
  readonly put: (match: Match) => void;
}

interface KeptCurrent {
  /** An event has come. */
  readonly changed: () => void;
  readonly stop: () => void;
}

export function keptCurrent<Match extends Numbered>(
  known: Match,
  { timing, fetch, lastSeq, put }: CurrentOptions<Match>,
): KeptCurrent {
  let shown = known.seq;
  let takeBack = (): void => undefined;
  let isStopped = false;
  const take = (match: Match): void => {
    if (isStopped || match.seq < shown) return;
    shown = match.seq;
    put(match);
  };
  const soon = (ms: number): void => {
    takeBack();
    if (!isStopped) takeBack = timing.after(ms, () => void ask());
  };
  const ask = async (): Promise<void> => {
    const match = await fetch().catch(() => undefined);
    if (match) take(match);
    if (shown < lastSeq()) soon(AGAIN_MS);
  };
  if (shown < lastSeq()) soon(0);
  return {
    changed: () => soon(GATHER_MS),
    stop: () => {
      isStopped = true;
      takeBack();
    },
  };
}
