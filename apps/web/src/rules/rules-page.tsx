/** The rules of a game: first to be learned, then statement by statement. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import '../app/form.css';
import { NotFound } from '../app/not-found.js';
import { useMarkOfAddress } from '../app/use-mark-of-address.js';
import '../cards/cards.css';
import { GameTabs } from '../cards/game-tabs.js';
import { RuleAddress } from './cited-text.js';
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
  const addressOf = useMemo(() => {
    const ids = new Set(sections.flatMap(({ rules }) => rules.map((rule) => rule.id)));
    return (rule: string) => (ids.has(rule) ? `#${rule}` : undefined);
  }, [sections]);
  return (
    <RuleAddress value={addressOf}>
      <main className="page rules-page" id="content">
        <h1>{t('rules.of', { game: game.title })}</h1>
        <GameTabs of="rules" />
        <Contents topics={game.primer.topics} />
        <h2>{t('rules.learn')}</h2>
        <Topics topics={game.primer.topics} />
        <Statements id={id} sections={sections} />
      </main>
    </RuleAddress>
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
