/** The deck as text, as JSON, or as a link, to copy or to save. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardGame } from '../../cards/card-game.js';
import { copyText } from '../../match/lobby/copy-text.js';
import { codesOf, type Deck } from '../deck.js';
import { writeLink } from '../link/deck-link.js';
import { saveDeckFile } from './save-deck-file.js';

const FORMS = ['text', 'json', 'link'] as const;
type Form = (typeof FORMS)[number];

interface ExportPanelProps {
  readonly game: CardGame;
  readonly deck: Deck;
}

export function ExportPanel({ game, deck }: ExportPanelProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState<Form>('text');
  const written = writtenAs(form, game, deck);
  return (
    <details className="deck-panel">
      <summary>{t('decks.export.title')}</summary>
      <fieldset className="picks" data-row>
        <legend>{t('decks.export.form')}</legend>
        {FORMS.map((each) => (
          <label className="pick" key={each}>
            <input
              type="radio"
              name="form"
              checked={form === each}
              onChange={() => setForm(each)}
            />
            <b>{t(`decks.export.forms.${each}`)}</b>
          </label>
        ))}
      </fieldset>
      <Written key={form} form={form} written={written} name={deck.name || game.id} />
      {form === 'link' && <p className="hint">{t('decks.export.says')}</p>}
    </details>
  );
}

interface WrittenProps {
  readonly form: Form;
  readonly written: string;
  readonly name: string;
}

function Written({ form, written, name }: WrittenProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    if (field.current) setCopied(await copyText(field.current));
  };
  return (
    <>
      <label className="field">
        {t(`decks.export.forms.${form}`)}
        <textarea ref={field} readOnly rows={8} value={written} spellCheck={false} />
      </label>
      <p className="buttons">
        <button type="button" className="button" onClick={() => void copy()}>
          {t('decks.export.copy')}
        </button>
        {form !== 'link' && (
          <button
            type="button"
            className="button"
            onClick={() => saveDeckFile(name, form, written)}
          >
            {t('decks.export.save')}
          </button>
        )}
      </p>
      <p role="status" className="hint">
        {copied !== undefined && t(copied ? 'decks.export.copied' : 'decks.export.select')}
      </p>
    </>
  );
}

function writtenAs(form: Form, game: CardGame, deck: Deck): string {
  switch (form) {
    case 'text':
      return game.writeDeckList(codesOf(deck));
    case 'json':
      return JSON.stringify(game.writeDeckJson(codesOf(deck)), null, 1);
    case 'link':
      return `${location.origin}/decks/${game.id}#${writeLink(deck)}`;
  }
}
