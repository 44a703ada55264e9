/** What is left on a clock; it counts down from what the server last said. */
import { timeWords } from '@scoresheet/rules-presentation';
import { useEffect, useState } from 'react';

const HURRY_MS = 10_000;
const TICK_MS = 250;

export interface ClockTime {
  readonly msLeft: number;
  /** When the server said so, by this machine's time. */
  readonly asOf: number;
  readonly isRunning: boolean;
}

export function Clock({ time, label }: { readonly time: ClockTime; readonly label: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!time.isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [time.isRunning]);
  const left = time.isRunning ? time.msLeft - Math.max(0, now - time.asOf) : time.msLeft;
  return (
    <span
      className="clock"
      role="timer"
      aria-label={label}
      data-running={time.isRunning || undefined}
      data-hurry={(time.isRunning && left < HURRY_MS) || undefined}
    >
      {timeWords(Math.max(0, left))}
    </span>
  );
}
