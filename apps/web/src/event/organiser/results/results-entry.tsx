/**
 * Results by keyboard: one field takes a line such as `7 2-1`, says meanwhile who sits there, and is
 * free again at once; below it stands what became of the last ones.
 */
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOrder } from '../../orders/send-order.js';
import type { RoundPlace } from '../../round/use-tables.js';
import type { RoundTable } from '../../round/whole/whole-documents.js';
import { asSent, seatsOf } from '../tables/result-words.js';
import { useEntries, type NewEntry } from './entries.js';
import { EntryList } from './entry-list.js';
import { meaningOf, type ResultTerms } from './line-meaning.js';
import { LineMeaning } from './line-meaning-shown.js';
import { typedLine } from './parse-line.js';
import { ENTER_RESULT } from './result-documents.js';
import { ResultKeys } from './result-keys.js';
import './results.css';

interface ResultsEntryProps {
  readonly tournament: string;
  readonly place: RoundPlace;
  readonly tables: readonly RoundTable[];
  readonly terms: ResultTerms;
}

const A_LINE = {
  className: 'results-line',
  placeholder: '7 2-1',
  autoComplete: 'off',
  spellCheck: false,
};

export function ResultsEntry({ tournament, place, tables, terms }: ResultsEntryProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { entries, enter, forget } = useEntries(sender(tournament, place));
  const meaning = meaningOf(typedLine(typed), tables, terms);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (meaning.is !== 'result') return;
    enter({ line: typed, table: meaning.table, result: meaning.result });
    setTyped('');
  };
  const takeBack = (line: string, entry: number): void => {
    forget(entry);
    setTyped(line);
    field.current?.focus();
  };
  return (
    <section className="results" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('organiser.results.title')}</h2>
      <form onSubmit={submit}>
        <label htmlFor={id} className="unseen">
          {t('organiser.results.label')}
        </label>
        <input
          id={id}
          ref={field}
          value={typed}
          {...A_LINE}
          aria-describedby={`${id}-means`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="button" data-main disabled={meaning.is !== 'result'}>
          {t('organiser.results.enter')}
        </button>
      </form>
      <LineMeaning id={`${id}-means`} meaning={meaning} />
      <EntryList entries={entries} onTakeBack={takeBack} />
      <ResultKeys terms={terms} />
    </section>
  );
}

/** The result that is replaced is named, and who sits there: what has changed meanwhile is refused. */
const sender =
  (tournament: string, place: RoundPlace) =>
  ({ table, result }: NewEntry) =>
    sendOrder(ENTER_RESULT, {
      tournament,
      ...place,
      table: table.number,
      between: seatsOf(table),
      result: asSent(result),
      instead: table.result && asSent(table.result),
    });
