/**
 * All tables of a round. What the feed tells of a result is put into its table, and nothing is asked
 * anew for it: sixty results a minute, or a hall of spectators, ask nothing of the server.
 */
import { useEffect, useMemo, useState } from 'react';
import { askServer } from '../../../api/ask-server.js';
import { allPages } from '../../follow/all-pages.js';
import type { News } from '../../follow/event-documents.js';
import { useAsked, type Asked } from '../../follow/use-asked.js';
import { useEvent } from '../../follow/use-event.js';
import type { RoundPlace } from '../use-tables.js';
import { newestOf, withNews, withTold, type ToldTables } from './told-tables.js';
import { PAGE, WHOLE_ROUND, type RoundTable } from './whole-documents.js';

interface WholeRound extends Omit<Asked<unknown>, 'value'> {
  /** Tables are undefined until the server has answered, and none where there is no round. */
  readonly tables: readonly RoundTable[] | undefined;
  /** Numbers of tables whose result was told since then, the newest first. */
  readonly newest: readonly number[];
}

/** `concerns` are news of other tables, and of who sits there. */
export function useWholeRound(
  place: RoundPlace | undefined,
  concerns: (news: News) => boolean,
): WholeRound {
  const { id: tournament } = useEvent().event;
  const { phase, round } = place ?? NOWHERE;
  const { value, problem, again } = useAsked({
    key: `${tournament} ${phase}.${round}`,
    ask: async (token) =>
      phase === NOWHERE.phase ? [] : askTables({ tournament, phase, round }, token),
    concerns: (news) => phase !== NOWHERE.phase && concerns(news),
  });
  const told = useTold(phase, round);
  const tables = useMemo(() => value && withTold(value, told), [value, told]);
  const newest = useMemo(() => newestOf(told), [told]);
  return { tables, newest, problem, again };
}

/** Phases are counted from 1. */
const NOWHERE: RoundPlace = { phase: 0, round: 0 };
const NOTHING: ToldTables = new Map();

/** An answer that was on its way when something was told may be older than that: it never replaces it. */
function useTold(phase: number, round: number): ToldTables {
  const { onNews } = useEvent();
  const at = `${phase}.${round}`;
  const [held, setHeld] = useState({ at, told: NOTHING });
  useEffect(
    () =>
      onNews((news) =>
        setHeld((now) => {
          const before = now.at === at ? now.told : NOTHING;
          const told = withNews(before, news, { phase, round });
          return told === now.told ? now : { at, told };
        }),
      ),
    [onNews, at, phase, round],
  );
  return held.at === at ? held.told : NOTHING;
}

const askTables = (
  place: RoundPlace & { readonly tournament: string },
  token: string | undefined,
): Promise<readonly RoundTable[]> => {
  const after = token === undefined ? [] : [token];
  const pageAfter = async (from: number) =>
    (await askServer(WHOLE_ROUND, { ...place, from, after })).tournamentTables;
  return allPages(pageAfter, ({ number }) => number, PAGE);
};
