/** One list of matches: those being played, those with open seats, or those that are over. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { seatName } from '../match/seat-name.js';
import { MATCHES, type Listed } from './front-documents.js';
import { MatchRow } from './match-row.js';
import type { Sought } from './use-sought.js';

/** While the page is open, the lists are asked for again so often. */
const POLL_MS = 5_000;

const LISTS = {
  running: { status: ['RUNNING', 'PAUSED'], field: 'CREATED_AT' },
  open: { status: ['OPEN'], field: 'CREATED_AT' },
  over: { status: ['OVER'], field: 'ENDED_AT' },
} as const;
export type ListName = keyof typeof LISTS;

/** What is sought, and the account of the player where there is one. */
interface SoughtMatches extends Sought {
  readonly player: string | undefined;
}

export function useMatchList(name: ListName, { game, q, player }: SoughtMatches) {
  const { status, field } = LISTS[name];
  const { data, error, loading, refetch } = useQuery(MATCHES, {
    variables: {
      filter: withoutUndefined({
        status: [...status],
        seatFree: name === 'open' ? true : undefined,
        game: game || undefined,
        player,
      }),
      orderBy: { field, direction: 'DESC' },
    },
    pollInterval: POLL_MS,
  });
  const nodes = data?.matches.nodes;
  const found = nodes?.filter((match) => player !== undefined || isOf(match, q));
  return { found, failed: error !== undefined && !data, loading, refetch };
}

/** Whether somebody sits there whose name holds the words. */
function isOf({ seats }: Listed, q: string): boolean {
  const words = q.trim().toLowerCase();
  return words === '' || seats.some((seat) => seatName(seat).toLowerCase().includes(words));
}

interface MatchListProps extends Omit<ReturnType<typeof useMatchList>, 'refetch'> {
  readonly name: ListName;
  readonly isSought: boolean;
  readonly onAgain: () => void;
}

export function MatchList({ name, found, failed, loading, isSought, onAgain }: MatchListProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={`front-${name}`}>
      <h2 id={`front-${name}`}>{t(`front.lists.${name}`)}</h2>
      {loading && !found && <p className="hint">{t('state.loading')}</p>}
      {failed && (
        <p className="hint" role="alert">
          {t('state.unreachable')}{' '}
          <button type="button" className="button" onClick={onAgain}>
            {t('state.again')}
          </button>
        </p>
      )}
      {found?.length === 0 && (
        <p className="hint">{t(`front.empty.${isSought ? 'sought' : name}`)}</p>
      )}
      <ul className="rows">
        {found?.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}
