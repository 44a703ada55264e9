/**
 * Shows steps one after the other, so that an eye can follow: each is shown for 250 to 900 ms, in
 * beats. It catches up when more than three seconds behind, never delays the viewer's own decision,
 * and with reduced motion shows everything at once.
 */
import type { Beat } from '@scoresheet/rules-presentation';
import type { Timing } from './timing.js';

export const LEAST_SHOWN_MS = 250;
const BEAT_MS = 450;
export const MOST_SHOWN_MS = 900;
/** From here on the page says how far it is behind, and goes on at the least time for each. */
const BEHIND_MS = 3_000;

export interface Presented {
  /** The step whose table is shown. */
  readonly step: number;
  /** The beat of the next step that is shown on top of that table. */
  readonly beat: Beat | undefined;
  /** Steps that are waiting; 0 is live. */
  readonly behind: number;
}

interface PresenterOptions {
  readonly timing: Timing;
  readonly beatsOf: (step: number) => readonly Beat[];
  readonly isStill: () => boolean;
  readonly shown: (presented: Presented) => void;
}

export interface Presenter {
  /** Steps are there up to this one; `isOwnDecision`: the viewer is asked after it. */
  readonly arrived: (step: number, isOwnDecision: boolean) => void;
  readonly goLive: () => void;
  readonly stop: () => void;
}

interface Presenting extends PresenterOptions {
  step: number;
  last: number;
  /** Takes back what waits; undefined while nothing is shown one after the other. */
  takeBack: (() => void) | undefined;
}

/** Begins at `from`, with nothing waiting. */
export function presenter(from: number, options: PresenterOptions): Presenter {
  const showing: Presenting = { ...options, step: from, last: from, takeBack: undefined };
  return {
    arrived(upTo, isOwnDecision) {
      if (upTo <= showing.last) return;
      showing.last = upTo;
      if (isOwnDecision || showing.isStill()) goLive(showing);
      else if (showing.takeBack === undefined) next(showing);
      else tell(showing);
    },
    goLive: () => goLive(showing),
    stop: () => showing.takeBack?.(),
  };
}

function tell({ step, last, shown }: Presenting, beat?: Beat): void {
  shown({ step, beat, behind: last - step });
}

function wait(showing: Presenting, ms: number, then: () => void): void {
  showing.takeBack = showing.timing.after(ms, () => {
    showing.takeBack = undefined;
    then();
  });
}

function next(showing: Presenting): void {
  const isLate = (showing.last - showing.step) * LEAST_SHOWN_MS > BEHIND_MS;
  const beats = isLate ? [] : showing.beatsOf(showing.step + 1);
  const each = Math.max(LEAST_SHOWN_MS, Math.min(BEAT_MS, MOST_SHOWN_MS / (beats.length || 1)));
  playBeats(showing, beats, each);
}

function playBeats(showing: Presenting, [beat, ...rest]: readonly Beat[], each: number): void {
  if (beat === undefined) return settle(showing);
  tell(showing, beat);
  wait(showing, each, () => playBeats(showing, rest, each));
}

/** What comes meanwhile waits until this one was seen. */
function settle(showing: Presenting): void {
  showing.step += 1;
  tell(showing);
  wait(showing, LEAST_SHOWN_MS, () => void (showing.step < showing.last && next(showing)));
}

function goLive(showing: Presenting): void {
  showing.takeBack?.();
  showing.takeBack = undefined;
  if (showing.step === showing.last) return;
  showing.step = showing.last;
  tell(showing);
}
