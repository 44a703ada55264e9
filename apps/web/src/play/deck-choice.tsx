/** The deck to sit down with: a ready one, or a list of one's own, which is checked as it is written. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListProblem, ReadList } from './own-list.js';

export type DeckPick =
  { readonly is: 'ready'; readonly name: string } | { readonly is: 'own'; readonly text: string };

interface DeckChoiceProps {
  readonly decks: readonly { readonly name: string }[];
  readonly pick: DeckPick;
  /** What the list reads as; undefined of a ready deck, and until the game's words are here. */
  readonly read: ReadList | undefined;
  readonly onPick: (pick: DeckPick) => void;
}

const OWN = '';

export function DeckChoice({ decks, pick, read, onPick }: DeckChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('play.deck.title')}</label>
      <select
        id={id}
        value={pick.is === 'ready' ? pick.name : OWN}
        onChange={({ target: { value } }) =>
          onPick(value === OWN ? { is: 'own', text: '' } : { is: 'ready', name: value })
        }
      >
        <optgroup label={t('play.deck.ready')}>
          {decks.map(({ name }) => (
            <option key={name} value={name} lang="en">
              {name}
            </option>
          ))}
        </optgroup>
        <option value={OWN}>{t('play.deck.own')}</option>
      </select>
      {pick.is === 'own' && <OwnList text={pick.text} read={read} onPick={onPick} />}
      <small>{t('play.deck.hidden')}</small>
    </div>
  );
}

interface OwnListProps extends Pick<DeckChoiceProps, 'read' | 'onPick'> {
  readonly text: string;
}

function OwnList({ text, read, onPick }: OwnListProps) {
  const { t } = useTranslation();
  const id = useId();
  const isEmpty = text.trim() === '';
  return (
    <>
      <label htmlFor={id}>{t('play.deck.list')}</label>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        aria-describedby={`${id}-says`}
        value={text}
        onChange={({ target }) => onPick({ is: 'own', text: target.value })}
      />
      <div id={`${id}-says`} aria-live="polite">
        {isEmpty && <small>{t('play.deck.hint')}</small>}
        {!isEmpty && read && read.problems.length === 0 && (
          <small>{t('play.deck.fits', { count: read.cards.length })}</small>
        )}
        {!isEmpty && read && <Problems problems={read.problems} />}
      </div>
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly ListProblem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <ul className="problems">
      {problems.map(({ line, rule, says }) => (
        <li key={`${line} ${rule} ${says}`} lang="en">
          {line === undefined ? says : t('play.deck.line', { line, says })}{' '}
          {rule !== undefined && <span className="says-rule">{rule}</span>}
        </li>
      ))}
    </ul>
  );
}
