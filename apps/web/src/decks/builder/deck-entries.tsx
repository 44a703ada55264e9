/** The cards of the deck, in its order. */
import { Strip } from '@scoresheet/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CardGame } from '../../cards/card-game.js';
import { movedUp, type Deck, type DeckEntry } from '../deck.js';
import { listKeys } from './list-keys.js';
import { Stepper } from './stepper.js';

interface DeckEntriesProps {
  readonly game: CardGame;
  readonly deck: Deck;
  /** Whether cards may be moved up. */
  readonly isOrdered: boolean;
  readonly onStep: (code: string, by: 1 | -1) => void;
  readonly onChange: (deck: Deck) => void;
}

export function DeckEntries({ game, deck, isOrdered, onStep, onChange }: DeckEntriesProps) {
  const { t } = useTranslation();
  if (deck.entries.length === 0) return <p className="hint">{t('decks.empty')}</p>;
  return (
    <ul className="card-lines stepped" onKeyDown={listKeys(onStep)}>
      {deck.entries.map(({ code, count }, at) => {
        const name = game.cardOf(code)?.face.name ?? code;
        return (
          <li key={code} data-code={code}>
            <EntryName game={game} code={code} />
            {isOrdered && at > 0 && (
              <button
                type="button"
                className="step"
                aria-label={t('decks.up', { card: name })}
                onClick={() => onChange(movedUp(deck, code))}
              >
                ↑
              </button>
            )}
            <Stepper name={name} count={count} onStep={(by) => onStep(code, by)} />
          </li>
        );
      })}
    </ul>
  );
}

interface EntryNameProps extends Pick<DeckEntry, 'code'> {
  readonly game: CardGame;
}

function EntryName({ game, code }: EntryNameProps) {
  const { t } = useTranslation();
  const card = game.cardOf(code);
  if (!card) {
    return (
      <span className="deck-entry" data-unknown>
        <bdi>{code}</bdi> <small>{t('decks.unknown')}</small>
      </span>
    );
  }
  const { strip, type, cost } = card.tile;
  return (
    <Link className="deck-entry" to={`/cards/${game.id}/${code}`} lang="en">
      <Strip strip={strip} />
      <b>{card.face.name}</b>
      <small>
        {type} · {cost}
      </small>
    </Link>
  );
}
