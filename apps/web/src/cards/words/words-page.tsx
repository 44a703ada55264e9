/** The words in which the cards of a game are written: each with its meaning and a card that says it. */
import type { GlossarySection } from '@scoresheet/rules-cards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import '../../app/form.css';
import { NotFound } from '../../app/not-found.js';
import { useMarkOfAddress } from '../../app/use-mark-of-address.js';
import '../../rules/rules.css';
import type { CardGame } from '../card-game.js';
import '../cards.css';
import { GameTabs } from '../game-tabs.js';
import { MAX_WORDS } from '../sought-address.js';
import { useCards } from '../use-cards.js';
import { findWords } from './find-words.js';
import { wordsOfGame } from './game-words.js';
import { sectionId, wordId } from './word-address.js';
import { Word } from './word.js';
import './words.css';

export function WordsPage() {
  const game = useCards();
  return game ? <Words key={game.id} game={game} /> : <NotFound />;
}

function Words({ game }: { readonly game: CardGame }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = findWords(wordsOfGame(game), typed);
  const count = found.reduce((sum, { words }) => sum + words.length, 0);
  useMarkOfAddress();
  return (
    <main className="page words-page" id="content">
      <h1>{t('glossary.of', { game: game.title })}</h1>
      <GameTabs of="cards" at="words" />
      <p>
        {t('glossary.says')} <Link to={`/cards/${game.id}`}>{t('cards.all')}</Link>
      </p>
      <label className="field">
        {t('glossary.find')}
        <input
          type="search"
          value={typed}
          maxLength={MAX_WORDS}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status" className="hint">
        {count === 0 ? t('glossary.none') : t('glossary.found', { count })}
      </p>
      <Contents sections={found} />
      {found.map((section) => (
        <Section key={section.kind} game={game} section={section} />
      ))}
    </main>
  );
}

function Contents({ sections }: { readonly sections: readonly GlossarySection[] }) {
  const { t } = useTranslation();
  if (sections.length === 0) return null;
  return (
    <nav className="contents" aria-label={t('rules.onPage')} lang="en">
      {sections.map(({ kind, title }) => (
        <a key={kind} href={`#${sectionId(kind)}`}>
          {title.split(':')[0]}
        </a>
      ))}
    </nav>
  );
}

interface SectionProps {
  readonly game: CardGame;
  readonly section: GlossarySection;
}

function Section({ game, section: { kind, title, words } }: SectionProps) {
  return (
    <section id={sectionId(kind)} className="words" lang="en">
      <h2>{title}</h2>
      <dl>
        {words.map((word) => (
          <Word key={word.word} id={wordId(kind, word)} game={game.id} word={word} />
        ))}
      </dl>
    </section>
  );
}
