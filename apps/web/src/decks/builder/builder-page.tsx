/** The builder: cards of a game on one side, the deck with its check on the other. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../app/form.css';
import { NotFound } from '../../app/not-found.js';
import type { CardGame } from '../../cards/card-game.js';
import '../../cards/cards.css';
import { GameTabs } from '../../cards/game-tabs.js';
import { useCards } from '../../cards/use-cards.js';
import { AccountDecks } from '../account/account-decks.js';
import { MAX_CARDS, sizeOf, withCard, type Deck } from '../deck.js';
import '../decks.css';
import { KeptList } from '../kept/kept-list.js';
import { ExportPanel } from '../lists/export-panel.js';
import { ImportPanel } from '../lists/import-panel.js';
import { CardChoice } from './card-choice.js';
import { orderCounts } from './check-deck.js';
import { DeckEntries } from './deck-entries.js';
import { DeckHead } from './deck-head.js';
import { DeckState } from './deck-state.js';
import { useDeck } from './use-deck.js';

export function BuilderPage() {
  const game = useCards();
  return game ? <Builder key={game.id} game={game} /> : <NotFound />;
}

function Builder({ game }: { readonly game: CardGame }) {
  const { t } = useTranslation();
  const { deck, change, isLost } = useDeck();
  const [side, setSide] = useState<Side>('deck');
  const step = (code: string, by: 1 | -1): void => change(withCard(deck, code, by));
  return (
    <main className="page builder" id="content">
      <h1>{t('decks.of', { game: game.title })}</h1>
      <GameTabs of="decks" />
      {isLost && (
        <p className="problem" role="alert">
          {t('decks.lost')}
        </p>
      )}
      <div className="builder-sides" data-side={side}>
        <OwnDeck game={game} deck={deck} change={change} step={step} />
        <CardChoice game={game} deck={deck} onStep={step} />
      </div>
      <SideTurn side={side} onTurn={setSide} size={sizeOf(deck)} />
      <AccountDecks game={game.id} deck={deck} />
      <KeptList game={game.id} />
    </main>
  );
}

/** On a narrow screen one side is shown at a time. */
type Side = 'deck' | 'cards';

interface SideTurnProps {
  readonly side: Side;
  readonly size: number;
  readonly onTurn: (side: Side) => void;
}

function SideTurn({ side, size, onTurn }: SideTurnProps) {
  const { t } = useTranslation();
  const turn = (to: Side, says: string) => (
    <button type="button" aria-pressed={side === to} onClick={() => onTurn(to)}>
      {says}
    </button>
  );
  return (
    <div className="builder-turn">
      {turn('deck', `${t('decks.own')} · ${size}`)}
      {turn('cards', t('decks.cards'))}
    </div>
  );
}

interface OwnDeckProps {
  readonly game: CardGame;
  readonly deck: Deck;
  readonly change: (deck: Deck) => void;
  readonly step: (code: string, by: 1 | -1) => void;
}

function OwnDeck({ game, deck, change, step }: OwnDeckProps) {
  const { t } = useTranslation();
  const isOrdered = orderCounts(game);
  return (
    <section className="own-deck" aria-labelledby="own-deck">
      <h2 id="own-deck">{t('decks.own')}</h2>
      <DeckHead game={game} deck={deck} onChange={change} />
      <DeckState game={game} deck={deck} />
      {sizeOf(deck) >= MAX_CARDS && <p role="alert">{t('decks.full', { most: MAX_CARDS })}</p>}
      {isOrdered && <p className="hint">{t('decks.order')}</p>}
      <DeckEntries game={game} deck={deck} isOrdered={isOrdered} onStep={step} onChange={change} />
      <p className="hint keys">{t('decks.keys')}</p>
      <ImportPanel game={game} onTake={(cards) => change({ ...deck, entries: cards })} />
      {deck.entries.length > 0 && <ExportPanel game={game} deck={deck} />}
    </section>
  );
}
