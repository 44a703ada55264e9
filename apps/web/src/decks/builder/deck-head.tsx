/** The name of the deck, what to begin with, and how to keep it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CardGame } from '../../cards/card-game.js';
import { deckOf, EMPTY_DECK, MAX_NAME, named, type Deck } from '../deck.js';
import { keepDeck, MAX_KEPT, type Keeping } from '../kept/kept-decks.js';
import { writeLink } from '../link/deck-link.js';

interface DeckHeadProps {
  readonly game: CardGame;
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
}

export function DeckHead({ game, deck, onChange }: DeckHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="deck-head">
      <label className="field">
        {t('decks.name')}
        <input
          value={deck.name}
          maxLength={MAX_NAME}
          dir="auto"
          onChange={({ target }) => onChange({ ...deck, name: named(target.value) })}
        />
      </label>
      <label className="field">
        {t('decks.ready')}
        <select
          value=""
          onChange={({ target }) => {
            const ready = game.readyDecks.find(({ name }) => name === target.value);
            if (ready) onChange(deckOf(ready.name, ready.cards));
          }}
        >
          <option value="">…</option>
          {game.readyDecks.map(({ name }) => (
            <option key={name} lang="en">
              {name}
            </option>
          ))}
        </select>
      </label>
      <Plan game={game} deck={deck} />
      <DeckActs game={game} deck={deck} onChange={onChange} />
    </div>
  );
}

/** How a ready deck means to win, while its name stands there. */
function Plan({ game, deck }: Pick<DeckHeadProps, 'game' | 'deck'>) {
  const plan = game.readyDecks.find(({ name }) => name === deck.name)?.plan;
  return (
    plan && (
      <p className="hint" lang="en">
        {plan}
      </p>
    )
  );
}

function DeckActs({ game, deck, onChange }: DeckHeadProps) {
  const { t } = useTranslation();
  const [fate, setFate] = useState<{ readonly deck: Deck; readonly is: Keeping | 'unnamed' }>();
  const isEmpty = deck.entries.length === 0;
  const keep = (): void => {
    const is = deck.name.trim() === '' ? 'unnamed' : keepDeck(game.id, deck);
    setFate({ deck, is });
  };
  return (
    <>
      <p className="buttons">
        <button type="button" className="button" data-main disabled={isEmpty} onClick={keep}>
          {t('decks.keep')}
        </button>
        {!isEmpty && (
          <>
            <Link className="button" to={`/cards/${game.id}/print#${writeLink(deck)}`}>
              {t('decks.print')}
            </Link>
            <button type="button" className="button" onClick={() => onChange(EMPTY_DECK)}>
              {t('decks.clear')}
            </button>
          </>
        )}
      </p>
      <p role="status" className="hint">
        {fate?.deck === deck && t(`decks.fates.${fate.is}`, { most: MAX_KEPT })}
      </p>
    </>
  );
}
