/** The scores that a table of two can have, those of a finished series first. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceProps, ReportedResult } from './reported-result.js';
import { scoresToReport, winsOf, type Score } from './results-to-report.js';

/** `name` is that of all these radios together. */
type Choose = Pick<ChoiceProps, 'result' | 'onChoose'> & { readonly name: string };

export function PairChoice({ table, own, terms, result, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const isBracket = /-elimination$/.test(terms.kind);
  const { won, lost, unfinished } = scoresToReport(terms.bestOf ?? 1, isBracket);
  const isFirst = table.seats[0]?.entrant === own;
  const given = { name: useId(), isFirst, result, onChoose };
  const others: readonly ReportedResult[] = [
    ...(isBracket ? [] : [{ is: 'INTENTIONAL_DRAW' as const }]),
    { is: 'FORFEIT', winner: own },
  ];
  return (
    <>
      <Scores title={t('own.report.won')} scores={won} {...given} />
      <Scores title={t('own.report.lost')} scores={lost} {...given} />
      <details className="own-more">
        <summary>{t('own.report.else')}</summary>
        {unfinished.length > 0 && (
          <Scores title={t('own.report.unfinished')} scores={unfinished} {...given} />
        )}
        <fieldset className="picks">
          <legend className="unseen">{t('own.report.else')}</legend>
          {others.map((each) => (
            <Pick key={each.is} value={each} label={t(`own.report.is.${each.is}`)} {...given} />
          ))}
        </fieldset>
      </details>
    </>
  );
}

interface ScoresProps extends Choose {
  readonly title: string;
  readonly scores: readonly Score[];
  readonly isFirst: boolean;
}

function Scores({ title, scores, isFirst, ...choose }: ScoresProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="picks" data-row>
      <legend>{title}</legend>
      {scores.map((score) => {
        const { own, other, drawn } = score;
        const value = { is: 'GAMES' as const, wins: winsOf(score, isFirst), draws: drawn };
        const label = drawn > 0 ? t('own.report.oneDrawn') : `${own} – ${other}`;
        return <Pick key={label} value={value} label={label} {...choose} />;
      })}
    </fieldset>
  );
}

interface PickProps extends Choose {
  readonly value: ReportedResult;
  readonly label: string;
}

function Pick({ value, label, name, result, onChoose }: PickProps) {
  return (
    <label className="pick">
      <input
        type="radio"
        name={name}
        checked={isSame(value, result)}
        onChange={() => onChoose(value)}
      />
      <b>{label}</b>
    </label>
  );
}

const isSame = (one: ReportedResult, other: ReportedResult | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
