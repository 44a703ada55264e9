/** What somebody at the table may do besides answering: pass beforehand, give up, go on elsewhere. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { turnedRound } from '../board/seat-below.js';
import type { ShownGame } from '../game/load-game.js';
import type { MatchFields } from '../match-documents.js';
import { Concede } from './concede.js';
import { Elsewhere } from './elsewhere.js';
import { PassBeforehand } from './pass-beforehand.js';
import './table-menu.css';

interface TableMenuProps {
  readonly match: MatchFields;
  readonly game: ShownGame;
  /** The page shows a moment of the past. */
  readonly isPast: boolean;
}

/** Nothing for who holds no seat, and where nothing is played. */
export const TableMenu = memo(function TableMenu({ match, game, isPast }: TableMenuProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const seat = match.seats.find((each) => each.seat === match.ownSeat);
  const isPlayed = match.status === 'RUNNING' || match.status === 'PAUSED';
  if (!seat || !isPlayed) return null;
  return (
    <details className="table-menu">
      <summary>{t('menu.title')}</summary>
      <div className="table-menu-sheet">
        {game.hasResponses && !isPast && (
          <PassBeforehand match={match} game={game} standing={seat.autoPass} />
        )}
        <button
          type="button"
          className="button"
          onClick={() => setSearch(turnedRound(search, match), { replace: true })}
        >
          {t('menu.flip')}
        </button>
        <Elsewhere />
        <Concede match={match.id} />
      </div>
    </details>
  );
});
