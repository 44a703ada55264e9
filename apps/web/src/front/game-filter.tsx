/** Lists the matches of one game: `?game=buddies`. */
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

export function GameFilter() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  return (
    <label className="filter">
      {t('front.game')}{' '}
      <select
        value={search.get('game') ?? ''}
        onChange={({ target }) => setSearch(target.value === '' ? {} : { game: target.value })}
      >
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
