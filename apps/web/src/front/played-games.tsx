/** What is played on this server: each game in a sentence, and the ways into it. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { graphql } from '../api/schema.js';
import { seatsOfGame } from '../play/seats-of-game.js';

const PLAYED_GAMES = graphql(`
  query PlayedGames {
    games {
      id
      title
      minSeats
      maxSeats
    }
  }
`);

export function PlayedGames() {
  const { t } = useTranslation();
  const { data } = useQuery(PLAYED_GAMES);
  if (!data) return null;
  return (
    <section aria-labelledby="front-games">
      <h2 id="front-games">{t('front.games')}</h2>
      <ul className="rows">
        {data.games.map((game) => (
          <li key={game.id} className="game-row">
            <h3 className="row-game" lang="en">
              {game.title}
            </h3>
            <p>
              {t([`play.game.about.${game.id}`, 'play.game.other'])}
              <small>{seatsOfGame(t, game)}</small>
            </p>
            <GameLinks game={game.id} title={game.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GameLinksProps {
  readonly game: string;
  readonly title: string;
}

/** The words of a link are the same at each game: which one is meant is said for whoever hears links alone. */
function GameLinks({ game, title }: GameLinksProps) {
  const { t } = useTranslation();
  const links = {
    play: `/play?game=${game}`,
    rules: `/rules/${game}`,
    cards: `/cards/${game}`,
    decks: `/decks/${game}`,
  };
  return (
    <span className="game-links">
      {(['play', 'rules', 'cards', 'decks'] as const).map((place) => (
        <Link key={place} to={links[place]}>
          {t(`shell.to.${place}`)}
          <span className="unseen" lang="en">
            {title}
          </span>
        </Link>
      ))}
    </span>
  );
}
