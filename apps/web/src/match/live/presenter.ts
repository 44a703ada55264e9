/**
 * Shows events one after the other, so that an eye can follow: each is shown for 250 to 900 ms, in
 * beats. It catches up when more than three seconds behind, never delays the viewer's own decision,
 * and with reduced motion shows everything at once.
 */
import type { Beat } from '@scoresheet/rules-presentation';

export const LEAST_SHOWN_MS = 250;
const BEAT_MS = 450;
export const MOST_SHOWN_MS = 900;
/** From here on the page says how far it is behind, and goes on at the least time for each. */
export const BEHIND_MS = 3_000;

export interface Timing {
  readonly now: () => number;
  /** Calls back later; gives the way to take it back. */
  readonly after: (ms: number, then: () => void) => () => void;
}

export interface Presented {
  /** The event whose table is shown. */
  readonly seq: number;
  /** The beat of the next event that is shown on top of that table. */
  readonly beat: Beat | undefined;
  /** Events that are waiting; 0 is live. */
  readonly behind: number;
}

interface PresenterOptions {
  readonly timing: Timing;
  readonly beatsAt: (seq: number) => readonly Beat[];
  readonly isStill: () => boolean;
  readonly shown: (presented: Presented) => void;
}

export interface Presenter {
  /** There are events up to this one; `isOwnDecision`: the viewer is asked after it. */
  readonly arrived: (seq: number, isOwnDecision: boolean) => void;
  readonly goLive: () => void;
  readonly stop: () => void;
}

/** Begins at `from`, with nothing waiting. */
export function presenter(from: number, options: PresenterOptions): Presenter {
  const { timing, beatsAt, isStill, shown } = options;
  let [seq, last] = [from, from];
  let takeBack: (() => void) | undefined;
  const tell = (beat?: Beat): void => shown({ seq, beat, behind: last - seq });
  const wait = (ms: number, then: () => void): void => {
    takeBack = timing.after(ms, () => {
      takeBack = undefined;
      then();
    });
  };
  const isLate = (): boolean => (last - seq) * LEAST_SHOWN_MS > BEHIND_MS;
  const settle = (): void => {
    seq += 1;
    tell();
    // What comes meanwhile waits until this one was seen.
    wait(LEAST_SHOWN_MS, () => void (seq < last && next()));
  };
  const next = (): void => {
    const beats = isLate() ? [] : beatsAt(seq + 1);
    const each = Math.max(LEAST_SHOWN_MS, Math.min(BEAT_MS, MOST_SHOWN_MS / (beats.length || 1)));
    playBeats(beats, each);
  };
  const playBeats = ([beat, ...rest]: readonly Beat[], each: number): void => {
    if (beat === undefined) return settle();
    tell(beat);
    wait(each, () => playBeats(rest, each));
  };
  const goLive = (): void => {
    takeBack?.();
    takeBack = undefined;
    if (seq === last) return;
    seq = last;
    tell();
  };
  return {
    arrived(upTo, isOwnDecision) {
      if (upTo <= last) return;
      last = upTo;
      if (isOwnDecision || isStill()) goLive();
      else if (takeBack === undefined) next();
      else tell();
    },
    goLive,
    stop: () => takeBack?.(),
  };
}
