/** The match of a player's table on the platform: its button as soon as it is open, or why there is none. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnTable } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';
import { playAt } from '../play/plays.js';
import type { TablePlay } from '../play/play-documents.js';
import { useTablesInPlay } from '../play/use-tables-in-play.js';
import { useUnopened } from '../play/use-unopened.js';

export interface OwnPlayNow {
  readonly play: TablePlay | undefined;
  /** Whether the match does not open, so that only a judge can help. */
  readonly isUnopened: boolean;
}

/** Followed while the page is open, so that no phone subscribes at the moment a round starts. */
export function useOwnPlay(): OwnPlayNow {
  const plays = useTablesInPlay('own');
  const unopened = useUnopened(plays);
  const { ownTable } = useEvent();
  const play = ownTable ? playAt(plays, ownTable) : undefined;
  return { play, isUnopened: play !== undefined && unopened.has(play) };
}

interface OwnPlayProps extends OwnPlayNow {
  readonly table: OwnTable;
  readonly own: number;
}

export function OwnPlay({ table, own, play, isUnopened }: OwnPlayProps) {
  const { t } = useTranslation();
  if (table.result) return null;
  const status = play?.playStatus ?? null;
  const match = play?.match ?? null;
  return (
    <>
      {match !== null && (
        <Link className="button" data-main to={`/match/${match}`}>
          {t('own.table.go')}
        </Link>
      )}
      <Score table={table} own={own} play={play} />
      <p className="own-says" role="status">
        {isUnopened && play
          ? t(`own.table.unopened.${play.openingProblem ?? 'LATE'}`)
          : status !== null && t(`own.table.play.${status}`)}
        {status === null && match === null && t('own.table.soon')}
      </p>
    </>
  );
}

/** The score of a series of which a game is over, your own games first. */
function Score({ table, own, play }: Pick<OwnPlayProps, 'table' | 'own' | 'play'>) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [one = 0, other = 0] = play?.gamesWon ?? [];
  const bestOf = event.phases[table.phase - 1]?.bestOf ?? 1;
  if (bestOf === 1 || one + other === 0) return null;
  const isFirst = table.seats[0]?.entrant === own;
  const [mine, theirs] = isFirst ? [one, other] : [other, one];
  return <p>{t('own.table.score', { bestOf, mine, theirs })}</p>;
}
