/** Every statement of a game, under its headings, to search. */
import type { Section } from '@scoresheet/rules-presentation/rules-file';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { RuleBook } from '../rule-book.js';
import { scenariosByRule, type ByRule } from '../scenario-files.js';
import { findRules } from './find-rules.js';
import { Statement } from './statement.js';

const MAX_WORDS = 80;
const NONE = [] as const;

export function Statements({ id, sections }: Pick<RuleBook, 'id' | 'sections'>) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const byRule = useScenarios(id);
  const found = findRules(sections, words);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <section className="statements" aria-labelledby="statements">
      <h2 id="statements">{t('rules.statements')}</h2>
      <p>{t('rules.statementsSay')}</p>
      <label className="field">
        {t('rules.find')}
        <input
          type="search"
          value={words}
          maxLength={MAX_WORDS}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p role="status" className="hint">
        {count === 0 ? t('rules.none') : t('rules.found', { count })}
        {!byRule && ` ${t('rules.reading')}`}
      </p>
      {found.map((section) => (
        <Part key={section.title} id={id} section={section} byRule={byRule} />
      ))}
    </section>
  );
}

interface PartProps {
  readonly id: string;
  readonly section: Section;
  readonly byRule: ByRule | undefined;
}

function Part({ id, section: { title, rules }, byRule }: PartProps) {
  const { hash } = useLocation();
  return (
    <section aria-label={title}>
      <h3 lang="en">{title}</h3>
      <ul>
        {rules.map((rule) => (
          <Statement
            key={rule.id}
            game={id}
            rule={rule}
            isMarked={hash === `#${rule.id}`}
            scenarios={byRule && (byRule.get(rule.id) ?? NONE)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Undefined until they are read, and where they cannot be fetched. */
function useScenarios(game: string): ByRule | undefined {
  const [read, setRead] = useState<ByRule>();
  useEffect(() => {
    let isWanted = true;
    scenariosByRule(game).then(
      (byRule) => isWanted && setRead(byRule),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return read;
}
