/** The cards that a deck may be made of, to search and to add. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardGame } from '../../cards/card-game.js';
import { CardLine } from '../../cards/card-line.js';
import { findCards, type Sought } from '../../cards/find-cards.js';
import { pageOf } from '../../cards/pages-of.js';
import { SearchForm } from '../../cards/search-form.js';
import { countOf, type Deck } from '../deck.js';
import { listKeys } from './list-keys.js';
import { Stepper } from './stepper.js';

interface CardChoiceProps {
  readonly game: CardGame;
  readonly deck: Deck;
  readonly onStep: (code: string, by: 1 | -1) => void;
}

const PAGE_SIZE = 40;

export function CardChoice({ game, deck, onStep }: CardChoiceProps) {
  const { t } = useTranslation();
  const [sought, setSought] = useState<Sought>({ words: '', is: {} });
  const [wanted, setWanted] = useState(1);
  const found = findCards(game.cards, sought);
  const { shown, page, pages } = pageOf(found, PAGE_SIZE, wanted);
  const seek = (next: Sought): void => {
    setSought(next);
    setWanted(1);
  };
  return (
    <section className="card-choice" aria-labelledby="card-choice">
      <h2 id="card-choice">{t('decks.cards')}</h2>
      <SearchForm game={game} sought={sought} onSeek={seek} />
      <p className="hint" role="status">
        {found.length === 0 ? t('cards.none') : t('cards.found', { count: found.length })}
      </p>
      <ul className="card-lines stepped" onKeyDown={listKeys(onStep)}>
        {shown.map((card) => (
          <li key={card.face.code} data-code={card.face.code}>
            <CardLine card={card} to={`/cards/${game.id}/${card.face.code}`} />
            <Stepper
              name={card.face.name}
              count={countOf(deck, card.face.code)}
              onStep={(by) => onStep(card.face.code, by)}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && <Turning page={page} pages={pages} onTurn={setWanted} />}
    </section>
  );
}

interface TurningProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

function Turning({ page, pages, onTurn }: TurningProps) {
  const { t } = useTranslation();
  return (
    <nav className="list-pages" aria-label={t('cards.pages')}>
      <button
        type="button"
        className="button"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        {t('cards.back')}
      </button>
      <span>{t('cards.page', { page, pages })}</span>
      <button
        type="button"
        className="button"
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      >
        {t('cards.on')}
      </button>
    </nav>
  );
}
