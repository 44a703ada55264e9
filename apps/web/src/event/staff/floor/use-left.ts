/** What the clock of the hall has left, by the second; undefined where a round has none. */
import { useEffect, useState } from 'react';
import { localTime } from '../../../service/service.js';
import type { RoundNow } from '../../follow/event-documents.js';

const SECOND_MS = 1_000;

export function useLeft(clock: RoundNow['clock'] | undefined): number | undefined {
  const endsAt = clock?.endsAt ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (!clock) return undefined;
  return endsAt === null ? (clock.leftMs ?? undefined) : localTime(endsAt) - now;
}
