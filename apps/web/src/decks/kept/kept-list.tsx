/** The decks that this browser keeps, of all games or of one. */
import { useTranslation } from 'react-i18next';
import { DeckRow } from './deck-row.js';
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
            <DeckRow
              key={`${of} ${deck.name}`}
              game={of}
              deck={deck}
              saysGame={game === undefined}
              onForget={() => forgetDeck(of, deck.name)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
