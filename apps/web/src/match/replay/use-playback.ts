/** Plays a record on by itself, one step after the other. */
import { useEffect, useMemo, useState } from 'react';

/** How long each step is shown, slowest first. */
export const SPEEDS = [
  { name: '× ¼', ms: 3_200 },
  { name: '× ½', ms: 1_600 },
  { name: '× 1', ms: 800 },
  { name: '× 2', ms: 400 },
  { name: '× 5', ms: 160 },
] as const;
const USUAL = 2;

export interface Playback {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** The place among the speeds. */
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
}

interface Played {
  readonly isAtEnd: boolean;
  readonly step: () => void;
}

export function usePlayback({ isAtEnd, step }: Played): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(USUAL);
  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) return setPlaying(false);
    const timer = setTimeout(step, SPEEDS[speed]?.ms);
    return () => clearTimeout(timer);
  });
  return useMemo(
    () => ({ isPlaying, toggle: () => setPlaying((is) => !is), speed, setSpeed }),
    [isPlaying, speed],
  );
}
