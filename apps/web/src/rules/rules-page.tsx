/** The rules of a game: first to be learned, then statement by statement. */
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import '../app/form.css';
import { NotFound } from '../app/not-found.js';
import '../cards/cards.css';
import { GameTabs } from '../cards/game-tabs.js';
import { RuleIds } from './cited-text.js';
import { topicId, Topics } from './primer/topics.js';
import { loadRuleBook, type RuleBook } from './rule-book.js';
import './rules.css';
import { Statements } from './statements/statements.js';

export const rulesLoader = ({ params }: LoaderFunctionArgs): Promise<RuleBook | undefined> =>
  loadRuleBook(params['game'] ?? '');

export function RulesPage() {
  const book = useLoaderData() as RuleBook | undefined;
  return book ? <Rules key={book.id} book={book} /> : <NotFound />;
}

function Rules({ book }: { readonly book: RuleBook }) {
  const { t } = useTranslation();
  const { id, game, sections } = book;
  useMarkOfAddress();
  const isRule = useMemo(() => {
    const ids = new Set(sections.flatMap(({ rules }) => rules.map((rule) => rule.id)));
    return (rule: string) => ids.has(rule);
  }, [sections]);
  return (
    <RuleIds value={isRule}>
      <main className="page rules-page" id="content">
        <h1>{t('rules.of', { game: game.title })}</h1>
        <GameTabs of="rules" />
        <Contents topics={game.primer.topics} />
        <h2>{t('rules.learn')}</h2>
        <Topics topics={game.primer.topics} />
        <Statements id={id} sections={sections} />
      </main>
    </RuleIds>
  );
}

function Contents({ topics }: { readonly topics: RuleBook['game']['primer']['topics'] }) {
  const { t } = useTranslation();
  return (
    <nav className="contents" aria-label={t('rules.onPage')}>
      {Object.entries(topics).map(([word, { title }]) => (
        <a key={word} href={`#${topicId(word)}`} lang="en">
          {title}
        </a>
      ))}
      <a href="#statements">{t('rules.statements')}</a>
    </nav>
  );
}

/** The page comes after its address, and so the browser has found no such place yet. */
function useMarkOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
