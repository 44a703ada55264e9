/** A match that has not begun: who sits, and who is waited for. */
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../game/load-game.js';
import type { MatchFields } from '../match-documents.js';

export function Lobby({ match, game }: { readonly match: MatchFields; readonly game: ShownGame }) {
  const { t } = useTranslation();
  return (
    <div className="page">
      <h1 lang="en">{game.title}</h1>
      <p>{match.status === 'OVER' ? t('lobby.closed') : t('lobby.says')}</p>
      <ul className="rows">
        {match.seats.map(({ seat, actor, player, ready }) => (
          <li className="row" key={seat}>
            <span className="row-game">{t('seat.number', { seat })}</span>
            <bdi className="row-names">
              {actor === null ? t('seat.free') : (player?.name ?? t('seat.guest'))}
            </bdi>
            <span className="row-state">{ready ? t('lobby.ready') : t('lobby.waits')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
