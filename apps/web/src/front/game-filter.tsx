/** Lists the matches of one game: `?game=buddies`. */
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import { useTranslation } from 'react-i18next';
import { useSought } from './use-sought.js';

export function GameFilter() {
  const { t } = useTranslation();
  const { game: sought, seek } = useSought();
  return (
    <label className="filter">
      {t('front.game')}{' '}
      <select value={sought} onChange={({ target }) => seek({ game: target.value })}>
        <option value="">{t('front.allGames')}</option>
        {Object.keys(GAME_LOADERS).map((game) => (
          <option key={game} value={game} lang="en">
            {game.slice(0, 1).toUpperCase() + game.slice(1)}
          </option>
        ))}
      </select>
    </label>
  );
}
