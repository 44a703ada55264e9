/** What is left on a clock; it counts down from what the server last said. */
import { useEffect, useState } from 'react';

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const HURRY_MS = 10_000;
const TICK_MS = 250;

/** `4:05`; a second that has begun counts, so that only who is out of time has `0:00`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / MS_PER_SECOND));
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}

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
      {clockText(left)}
    </span>
  );
}
