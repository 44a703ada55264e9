/** Follows play at the tables of a tournament for as long as the page is open. */
import { useEffect, useState } from 'react';
import { subscribed } from '../../api/socket.js';
import { useEvent } from '../follow/use-event.js';
import { TABLES_IN_PLAY } from './play-documents.js';
import { NO_PLAYS, withTables, type Plays } from './plays.js';

/** `own`: your table; a number: that table; `all`: every table, gathered four times a second. */
export function useTablesInPlay(which: 'own' | 'all' | number): Plays {
  const { id: tournament, play, stage } = useEvent().event;
  const [plays, setPlays] = useState(NO_PLAYS);
  const isFollowed = play === 'PLATFORM' && stage !== 'FINISHED' && stage !== 'CANCELLED';
  useEffect(() => {
    setPlays(NO_PLAYS);
    if (!isFollowed) return;
    const own = which === 'own';
    const table = typeof which === 'number' ? which : null;
    return subscribed(TABLES_IN_PLAY, () => ({ tournament, own, table }), {
      next: ({ tablesInPlay }) => setPlays((now) => withTables(now, tablesInPlay)),
      // The frame of the page says that the connection is lost.
      failed: () => undefined,
    });
  }, [tournament, isFollowed, which]);
  return plays;
}
