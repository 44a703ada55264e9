/** The games, as places beside each other: `/cards/buddies`, `/rules/buddies`. */
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

const GAMES = Object.keys(GAME_LOADERS);

/** Games are called by their words, with a capital, before anything of them is fetched. */
const titleOf = (game: string): string => game.slice(0, 1).toUpperCase() + game.slice(1);

interface GameTabsProps {
  readonly of: 'cards' | 'decks' | 'rules';
}

export function GameTabs({ of }: GameTabsProps) {
  const { t } = useTranslation();
  return (
    <nav className="game-tabs" aria-label={t('cards.games')} lang="en">
      {GAMES.map((game) => (
        <NavLink key={game} to={`/${of}/${game}`} end>
          {titleOf(game)}
        </NavLink>
      ))}
    </nav>
  );
}
