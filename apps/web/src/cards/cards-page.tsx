/** The cards of a game: to search by words and filters, in pages. */
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { NotFound } from '../app/not-found.js';
import { deckOf, MAX_CARDS } from '../decks/deck.js';
import { writeLink } from '../decks/link/deck-link.js';
import type { CardGame, PrintedCard } from './card-game.js';
import { CardLine } from './card-line.js';
import './cards.css';
import { findCards } from './find-cards.js';
import { GameTabs } from './game-tabs.js';
import { ListPages } from './list-pages.js';
import { pageOf } from './pages-of.js';
import { SearchForm } from './search-form.js';
import { addressOf } from './sought-address.js';
import { useCards } from './use-cards.js';
import { useSought } from './use-sought.js';

const PAGE_SIZE = 50;

export function CardsPage() {
  const game = useCards();
  return game ? <CardList key={game.id} game={game} /> : <NotFound />;
}

function CardList({ game }: { readonly game: CardGame }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [sought, seek] = useSought();
  const found = findCards(game.cards, sought);
  const list = pageOf(found, PAGE_SIZE, Number(search.get('page') ?? 1));
  return (
    <main className="page" id="content">
      <h1>{t('cards.of', { game: game.title })}</h1>
      <GameTabs of="cards" />
      <p className="card-way">
        <Link to={`/cards/${game.id}/words`}>{t('glossary.of', { game: game.title })}</Link>
      </p>
      <SearchForm game={game} sought={sought} onSeek={seek} />
      <p className="found" role="status">
        {t('cards.found', { count: found.length })}
      </p>
      <Found game={game} found={found} shown={list.shown} />
      <ListPages {...list} search={addressOf(sought)} />
    </main>
  );
}

interface FoundProps {
  readonly game: CardGame;
  readonly found: readonly PrintedCard[];
  readonly shown: readonly PrintedCard[];
}

function Found({ game, found, shown }: FoundProps) {
  const { t } = useTranslation();
  if (found.length === 0) {
    return (
      <p className="hint">
        {t('cards.none')} <Link to={`/cards/${game.id}`}>{t('cards.clear')}</Link>
      </p>
    );
  }
  const selection = deckOf(
    '',
    found.map(({ face }) => face.code),
  );
  return (
    <>
      <ul className="card-lines">
        {shown.map((card) => (
          <li key={card.face.code}>
            <CardLine card={card} to={`/cards/${game.id}/${card.face.code}`} />
          </li>
        ))}
      </ul>
      {found.length > MAX_CARDS ? (
        <p className="hint">{t('cards.printMost', { most: MAX_CARDS })}</p>
      ) : (
        <p>
          <Link className="button" to={`/cards/${game.id}/print#${writeLink(selection)}`}>
            {t('cards.print')}
          </Link>
        </p>
      )}
    </>
  );
}
