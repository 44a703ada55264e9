/** A statement of the rules: what it says, how sure it is, and the scenarios that show it. */
import type { Rule } from '@scoresheet/rules-presentation/rules-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CitedText } from '../cited-text.js';
import type { ScenarioPlace } from '../scenario-files.js';

interface StatementProps {
  readonly game: string;
  readonly rule: Rule;
  /** The address leads to it. */
  readonly isMarked: boolean;
  /** Undefined while they are being read. */
  readonly scenarios: readonly ScenarioPlace[] | undefined;
}

export function Statement({ game, rule, isMarked, scenarios }: StatementProps) {
  const { t } = useTranslation();
  const { id, says, grade, decision, reason } = rule;
  return (
    <li id={id} className="statement" data-marked={isMarked || undefined}>
      <a className="statement-id" href={`#${id}`}>
        {id}
      </a>
      <div>
        <p lang="en">
          <CitedText text={says} />
        </p>
        {decision !== undefined && (
          <p>
            {t('rules.decision')}:{' '}
            <span lang="en">
              <CitedText text={decision} />
            </span>
          </p>
        )}
        {reason !== undefined && (
          <p className="hint">
            {t('rules.reason')}{' '}
            <span lang="en">
              <CitedText text={reason} />
            </span>
          </p>
        )}
        <div className="statement-proof">
          <span className="hint">{t(`rules.grades.${grade}`)}</span>
          {scenarios && <Scenarios game={game} scenarios={scenarios} />}
        </div>
      </div>
    </li>
  );
}

interface ScenariosProps {
  readonly game: string;
  readonly scenarios: readonly ScenarioPlace[];
}

/** The list of a rule is drawn when somebody opens it: some rules have sixty scenarios. */
function Scenarios({ game, scenarios }: ScenariosProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (scenarios.length === 0) return <span className="hint">{t('rules.noScenario')}</span>;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('rules.scenarios', { count: scenarios.length })}</summary>
      {isOpen && (
        <ul lang="en">
          {scenarios.map(({ file, number, title }) => (
            <li key={`${file} ${number}`}>
              <Link to={`/rules/${game}/lab/${file}/${number}`}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
