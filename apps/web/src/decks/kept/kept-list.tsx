/** The decks that this browser keeps, of all games or of one. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sizeOf } from '../deck.js';
import { writeLink } from '../link/deck-link.js';
import { forgetDeck, useKeptDecks } from './kept-decks.js';

export function KeptList({ game }: { readonly game?: string }) {
  const { t } = useTranslation();
  const decks = useKeptDecks().filter((kept) => game === undefined || kept.game === game);
  return (
    <section aria-labelledby="kept-decks">
      <h2 id="kept-decks">{t('decks.kept.title')}</h2>
      <p className="hint">{t(decks.length === 0 ? 'decks.kept.none' : 'decks.kept.says')}</p>
      {decks.length > 0 && (
        <ul className="kept-decks">
          {decks.map(({ game: of, deck }) => (
            <li key={`${of} ${deck.name}`}>
              <Link to={`/decks/${of}#${writeLink(deck)}`}>
                <bdi>{deck.name}</bdi>
                <span className="hint">
                  {game === undefined && <span lang="en">{of} · </span>}
                  {t('decks.size', { count: sizeOf(deck) })}
                </span>
              </Link>
              <button
                type="button"
                className="step"
                aria-label={t('decks.kept.forget', { name: deck.name })}
                onClick={() => forgetDeck(of, deck.name)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
