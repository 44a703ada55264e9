/** What is wrong with a list that was pasted or opened, line by line. */
import type { Problem } from '@scoresheet/tournament-files';
import { useTranslation } from 'react-i18next';

/** More help nobody before these are mended. */
const SHOWN = 12;

interface ListProblemsProps {
  readonly problems: readonly Problem[];
  readonly untold: number;
}

export function ListProblems({ problems, untold }: ListProblemsProps) {
  const { t } = useTranslation();
  const left = untold + Math.max(0, problems.length - SHOWN);
  return (
    <div role="alert">
      <p>{t('organiser.add.problems')}</p>
      <ul className="problems">
        {problems.slice(0, SHOWN).map(({ line, column, says }) => (
          <li key={`${line}:${column} ${says}`}>
            {t('organiser.add.line', { line })} <span lang="en">{says}</span>
          </li>
        ))}
        {left > 0 && <li>{t('organiser.add.more', { count: left })}</li>}
      </ul>
    </div>
  );
}
