/**
 * The deck to sit down with: one that is kept, a ready one, or a list of one's own. It is checked
 * before anybody sits down.
 */
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DECK_SOURCES, type KnownDeck } from './known-decks.js';
import type { ListProblem } from './own-list.js';
import type { ChosenDeck } from './use-deck.js';

interface DeckChoiceProps {
  readonly game: string;
  readonly deck: ChosenDeck;
}

const OWN = '';
const TITLES = {
  account: 'decks.account.title',
  browser: 'decks.kept.title',
  ready: 'play.deck.ready',
} as const;
const keyOf = ({ from, name }: KnownDeck): string => `${from} ${name}`;

export function DeckChoice({ game, deck }: DeckChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const { known, pick, choose } = deck;
  const choosing = (key: string): void => {
    const found = known.find((each) => keyOf(each) === key);
    choose(found ? { is: 'known', deck: found } : { is: 'own', text: '' });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('play.deck.title')}</label>
      <select
        id={id}
        aria-describedby={`${id}-says`}
        value={pick.is === 'known' ? keyOf(pick.deck) : OWN}
        onChange={({ target }) => choosing(target.value)}
      >
        <KnownDecks known={known} />
        <option value={OWN}>{t('play.deck.own')}</option>
      </select>
      {pick.is === 'own' && <OwnList says={`${id}-says`} text={pick.text} onPick={choose} />}
      <div id={`${id}-says`} aria-live="polite">
        <Verdict deck={deck} />
      </div>
      <small>
        {t('play.deck.hidden')} <Link to={`/decks/${game}`}>{t('play.deck.build')}</Link>
      </small>
    </div>
  );
}

function KnownDecks({ known }: { readonly known: readonly KnownDeck[] }) {
  const { t } = useTranslation();
  return DECK_SOURCES.map((source) => {
    const decks = known.filter(({ from }) => from === source);
    if (decks.length === 0) return null;
    return (
      <optgroup key={source} label={t(TITLES[source])}>
        {decks.map((each) => (
          <option
            key={keyOf(each)}
            value={keyOf(each)}
            lang={source === 'ready' ? 'en' : undefined}
            dir={source === 'ready' ? undefined : 'auto'}
          >
            {each.name}
          </option>
        ))}
      </optgroup>
    );
  });
}

interface OwnListProps {
  /** Id of what is said of the list. */
  readonly says: string;
  readonly text: string;
  readonly onPick: ChosenDeck['choose'];
}

function OwnList({ says, text, onPick }: OwnListProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('play.deck.list')}</label>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        aria-describedby={says}
        value={text}
        onChange={({ target }) => onPick({ is: 'own', text: target.value })}
      />
    </>
  );
}

/** Whether the deck may be played. That a ready one may goes without saying. */
function Verdict({ deck: { pick, read } }: { readonly deck: ChosenDeck }) {
  const { t } = useTranslation();
  if (pick.is === 'own' && pick.text.trim() === '') return <small>{t('play.deck.hint')}</small>;
  if (!read) return null;
  if (read.problems.length > 0) return <Problems problems={read.problems} />;
  const isReady = pick.is === 'known' && pick.deck.from === 'ready';
  return isReady ? null : <small>{t('play.deck.fits', { count: read.cards.length })}</small>;
}

function Problems({ problems }: { readonly problems: readonly ListProblem[] }) {
  const { t } = useTranslation();
  return (
    <ul className="problems">
      {problems.map(({ line, rule, says }) => (
        <li key={`${line} ${rule} ${says}`} lang="en">
          {line === undefined ? ownDirection(says) : t('play.deck.line', { line, says })}{' '}
          {rule !== undefined && <span className="says-rule">{rule}</span>}
        </li>
      ))}
    </ul>
  );
}
