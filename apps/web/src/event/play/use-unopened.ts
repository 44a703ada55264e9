/** Tables whose match does not open: the server says why, or 15 seconds have passed. */
import { useEffect, useRef, useState } from 'react';
import { OPENS_WITHIN_MS } from './opens-within.js';
import type { TablePlay } from './play-documents.js';
import type { Plays } from './plays.js';

/** The plays of tables that wait too long for their match, or wait for staff. */
export function useUnopened(plays: Plays): ReadonlySet<TablePlay> {
  const since = useRef(new Map<string, number>());
  const [, setLooks] = useState(0);
  const opening = [...plays].filter(([, { playStatus }]) => playStatus === 'OPENING');
  since.current = new Map(
    opening.map((waiting) => {
      const key = gameOf(waiting);
      return [key, since.current.get(key) ?? Date.now()];
    }),
  );
  const nextMs = Math.min(...[...since.current.values()].filter((ms) => !isLate(ms)));
  useEffect(() => {
    if (nextMs === Infinity) return;
    const wait = nextMs + OPENS_WITHIN_MS - Date.now();
    const timer = setTimeout(() => setLooks((looks) => looks + 1), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [nextMs]);
  const unopened = opening.filter(
    (waiting) => waiting[1].openingProblem !== null || isLate(since.current.get(gameOf(waiting))),
  );
  return new Set(unopened.map(([, play]) => play));
}

/** Each game of a series waits for a match of its own. */
const gameOf = ([key, { gamesWon }]: readonly [string, TablePlay]): string =>
  `${key} ${gamesWon?.join('–')}`;

const isLate = (sinceMs = Infinity): boolean => Date.now() - sinceMs >= OPENS_WITHIN_MS;
