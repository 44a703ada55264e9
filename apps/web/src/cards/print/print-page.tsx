/**
 * The print sheet of a deck or of a selection: real cards, nine to a page, with marks to cut along.
 * The cards stand in the fragment of the address, as a deck does.
 */
import { Card } from '@scoresheet/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { NotFound } from '../../app/not-found.js';
import { codesOf, EMPTY_DECK } from '../../decks/deck.js';
import { readLink } from '../../decks/link/deck-link.js';
import type { CardGame } from '../card-game.js';
import './print.css';
import { sheetsOf } from './sheets.js';
import { useCards } from '../use-cards.js';

export function PrintPage() {
  const game = useCards();
  return game ? <PrintSheet game={game} /> : <NotFound />;
}

function PrintSheet({ game }: { readonly game: CardGame }) {
  const { t } = useTranslation();
  const deck = readLink(useLocation().hash) ?? EMPTY_DECK;
  const codes = codesOf(deck);
  const cards = codes.flatMap((code) => game.cardOf(code) ?? []);
  const missing = [...new Set(codes.filter((code) => !game.cardOf(code)))];
  const sheets = sheetsOf(cards);
  return (
    <main className="page print-page" id="content">
      <div className="print-says">
        <h1>
          {t('print.title')}
          {deck.name !== '' && (
            <>
              : <bdi>{deck.name}</bdi>
            </>
          )}
        </h1>
        <PrintNow game={game} count={cards.length} pages={sheets.length} />
        {missing.length > 0 && (
          <p role="alert">{t('print.missing', { codes: missing.join(', ') })}</p>
        )}
      </div>
      {sheets.map((sheet, page) => (
        <section key={page} className="sheet" aria-label={t('print.sheet', { page: page + 1 })}>
          {sheet.map((card, place) => (
            <div className="cut" key={place}>
              <Card tile={card.tile} text={card.text} />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}

interface PrintNowProps {
  readonly game: CardGame;
  readonly count: number;
  readonly pages: number;
}

function PrintNow({ game, count, pages }: PrintNowProps) {
  const { t } = useTranslation();
  if (count === 0) {
    return (
      <p>
        {t('print.empty')} <Link to={`/cards/${game.id}`}>{t('cards.all')}</Link>
      </p>
    );
  }
  return (
    <>
      <p>{t('print.says', { count, pages })}</p>
      <p>
        <button type="button" className="button" data-main onClick={() => window.print()}>
          {t('print.now')}
        </button>
      </p>
    </>
  );
}
