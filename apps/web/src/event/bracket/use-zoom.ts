/** How large a bracket is shown. */
import { useState, type RefObject } from 'react';

export interface Zoom {
  readonly scale: number;
  readonly step: (by: 1 | -1) => void;
  /** As large as its frame allows, and never larger than as it is drawn. */
  readonly fit: () => void;
}

const SCALES = [0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5] as const;
const LARGEST = 1;
const SMALLEST = SCALES[0];

interface Size {
  readonly width: number;
}

export function useZoom(frame: RefObject<HTMLElement | null>, { width }: Size): Zoom {
  const [scale, setScale] = useState<number>(LARGEST);
  const fitting = (room: number): number =>
    Math.max(SMALLEST, Math.min(LARGEST, room / Math.max(width, 1)));
  return {
    scale,
    step: (by) => setScale((now) => next(now, by)),
    fit: () => setScale(fitting(frame.current?.clientWidth ?? width)),
  };
}

/** The next of the usual scales; what fits its frame lies between two of them. */
export function next(scale: number, by: 1 | -1): number {
  const beyond = SCALES.filter((each) => (each - scale) * by > 0.001);
  return (by === 1 ? beyond[0] : beyond.at(-1)) ?? scale;
}
