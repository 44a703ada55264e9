/** A list that is pasted becomes the deck; every line that cannot be read is named. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardGame } from '../../cards/card-game.js';
import { deckOf, type DeckEntry } from '../deck.js';
import { MAX_PASTED, readPasted, type Pasted } from './read-pasted.js';

interface ImportPanelProps {
  readonly game: CardGame;
  readonly onTake: (entries: readonly DeckEntry[]) => void;
}

export function ImportPanel({ game, onTake }: ImportPanelProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const pasted = readPasted(game, text);
  return (
    <details className="deck-panel">
      <summary>{t('decks.import.title')}</summary>
      <p className="hint">{t('decks.import.says')}</p>
      <label className="field">
        {t('decks.import.field')}
        <textarea
          rows={8}
          value={text}
          maxLength={MAX_PASTED}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <ImportProblems {...pasted} />
      <button
        type="button"
        className="button"
        disabled={pasted.cards.length === 0}
        onClick={() => onTake(deckOf('', pasted.cards).entries)}
      >
        {t('decks.import.take', { count: pasted.cards.length })}
      </button>
    </details>
  );
}

function ImportProblems({ problems, notJson }: Pick<Pasted, 'problems' | 'notJson'>) {
  const { t } = useTranslation();
  return (
    <ul className="problems" aria-live="polite">
      {notJson !== undefined && <li>{t('decks.import.notJson', { says: notJson })}</li>}
      {problems.map(({ line, says }) => (
        <li key={line}>{line === 0 ? says : t('decks.import.line', { line, says })}</li>
      ))}
    </ul>
  );
}
