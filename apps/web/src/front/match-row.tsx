/** One match in a list: who plays what, the last action in words, or how it ended. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { seatName } from '../match/seat-name.js';
import type { Listed } from './front-documents.js';
import type { Waits } from './own-turn.js';
import { useLastAction } from './use-last-action.js';

interface MatchRowProps {
  readonly match: Listed;
  /** What a match of one's own waits for; absent in other lists. */
  readonly waits?: Waits;
}

export function MatchRow({ match, waits }: MatchRowProps) {
  const { t } = useTranslation();
  const names = match.seats.map(seatName);
  const last = useLastAction(match, names);
  return (
    <Link className="row" to={`/match/${match.id}`} data-waits={waits}>
      <span className="row-game" lang="en">
        {last?.title ?? match.game}
      </span>
      <span className="row-names">
        {names.map((name, index) => (
          <b key={index}>
            <bdi>{name}</bdi>
          </b>
        ))}
        <small lang="en">{last?.says}</small>
      </span>
      <span className="row-state">
        {waits ? t(`front.own.${waits}`) : stateOf(match, names, t)}
        {match.watchers > 0 && <small>{t('front.watch', { count: match.watchers })}</small>}
      </span>
    </Link>
  );
}

/** The row of a match in play shows its last action. */
function stateOf({ result }: Listed, names: readonly string[], t: TFunction): string {
  if (!result) return '';
  const [winners] = result.places;
  if (!winners) return t('front.noResult');
  const [winner] = winners;
  if (winners.length > 1 || winner === undefined) return t('front.draw');
  return t('front.won', { name: names[winner - 1] });
}
