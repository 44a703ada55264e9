/** A deck in a list: to open, and to delete. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sizeOf, type Deck } from '../deck.js';
import { writeLink } from '../link/deck-link.js';

interface DeckRowProps {
  readonly game: string;
  readonly deck: Deck;
  /** In a list of all games each says its own. */
  readonly saysGame?: boolean;
  readonly onForget: () => void;
}

export function DeckRow({ game, deck, saysGame, onForget }: DeckRowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={`/decks/${game}#${writeLink(deck)}`}>
        <bdi>{deck.name}</bdi>
        <span className="hint">
          {saysGame && <span lang="en">{game} · </span>}
          {t('decks.size', { count: sizeOf(deck) })}
        </span>
      </Link>
      <button
        type="button"
        className="step"
        aria-label={t('decks.kept.forget', { name: deck.name })}
        onClick={onForget}
      >
        ×
      </button>
    </li>
  );
}
