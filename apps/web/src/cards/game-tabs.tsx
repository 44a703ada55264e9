/** The games, as places beside each other: `/cards/buddies`, `/rules/buddies`. */
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

const GAMES = Object.keys(GAME_LOADERS);

/** Games are called by their words, with a capital, before anything of them is fetched. */
const titleOf = (game: string): string => game.slice(0, 1).toUpperCase() + game.slice(1);

interface GameTabsProps {
  readonly of: 'cards' | 'decks' | 'rules';
  /** A page further in: `/cards/buddies/words`. */
  readonly at?: 'words';
}

export function GameTabs({ of, at }: GameTabsProps) {
  const { t } = useTranslation();
  return (
    <nav className="game-tabs" aria-label={t('cards.games')} lang="en">
      {GAMES.map((game) => (
        <NavLink key={game} to={[`/${of}/${game}`, at].filter(Boolean).join('/')} end>
          {titleOf(game)}
        </NavLink>
      ))}
    </nav>
  );
}
