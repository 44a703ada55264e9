/** What is left of the round, as the clock of the hall shows it; below zero it says how much is over. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime } from '../service/service.js';
import { roundTimeWords } from './round-time-words.js';
import type { RoundNow } from './follow/event-documents.js';

const TICK_MS = 250;

interface RoundClockProps {
  readonly clock: NonNullable<RoundNow['clock']>;
  /** Milliseconds that this table has beyond the hall. */
  readonly extensionMs?: number;
}

export function RoundClock({ clock: { endsAt, leftMs }, extensionMs = 0 }: RoundClockProps) {
  const { t } = useTranslation();
  const isRunning = endsAt !== null;
  const now = useTicks(isRunning);
  const left = (isRunning ? localTime(endsAt) - now : (leftMs ?? 0)) + extensionMs;
  return (
    <b
      className="round-clock"
      role="timer"
      aria-label={t('event.clock')}
      data-over={left < 0 || undefined}
      data-stands={!isRunning || undefined}
    >
      {roundTimeWords(left)}
    </b>
  );
}

function useTicks(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
