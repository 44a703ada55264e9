/** The name of a card, which leads to the card where these pages know it. */
import { Link } from 'react-router';
import type { CardGame } from '../../cards/card-game.js';

interface CardNameProps {
  readonly code: string;
  readonly name: string;
  readonly game: CardGame | undefined;
}

export function CardName({ code, name, game }: CardNameProps) {
  if (!game?.cardOf(code)) return <span lang="en">{name}</span>;
  return (
    <Link to={`/cards/${game.id}/${code}`} lang="en">
      {name}
    </Link>
  );
}
