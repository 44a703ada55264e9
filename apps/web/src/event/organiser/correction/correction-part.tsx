/** Correcting a result of a closed round: which one, what it should be, and what that changes. */
import { useId, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocument } from '../../follow/use-document.js';
import { useEvent } from '../../follow/use-event.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { resultAt } from '../results/line-meaning.js';
import { typedResult } from '../results/parse-line.js';
import { resultWords } from '../tables/result-words.js';
import { SeatNames } from '../tables/seat-names.js';
import type { RoundTable } from '../../round/whole/whole-documents.js';
import { concernsTable } from '../../table/table-place.js';
import { TABLE_AT } from './correction-documents.js';
import { Preview } from './preview.js';
import './correction.css';

interface Asked {
  readonly phase: string;
  readonly round: string;
  readonly table: string;
  readonly result: string;
}

export function CorrectionPart({ view }: { readonly view: LeadersView }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const last = event.round;
  const closed = last && (last.stage === 'closed' ? last.round : Math.max(1, last.round - 1));
  const [asked, setAsked] = useState<Asked>({
    phase: String(last?.phase ?? 1),
    round: String(closed ?? 1),
    table: '',
    result: '',
  });
  if (!last) return <p className="event-sheet quiet">{t('organiser.correct.none')}</p>;
  const at = { phase: Number(asked.phase), round: Number(asked.round), table: Number(asked.table) };
  const isNamed = Object.values(at).every((number) => Number.isInteger(number) && number > 0);
  return (
    <section className="event-sheet correct" aria-labelledby="correct">
      <h2 id="correct">{t('organiser.correct.title')}</h2>
      <p className="quiet">{t('organiser.correct.says')}</p>
      <div className="correct-fields">
        {event.phases.length > 1 && <Field name="phase" asked={asked} setAsked={setAsked} />}
        <Field name="round" asked={asked} setAsked={setAsked} />
        <Field name="table" asked={asked} setAsked={setAsked} />
        <Field name="result" asked={asked} setAsked={setAsked} />
      </div>
      {isNamed && <AtTable key={JSON.stringify(at)} at={at} typed={asked.result} view={view} />}
    </section>
  );
}

interface FieldProps {
  readonly name: keyof Asked;
  readonly asked: Asked;
  readonly setAsked: Dispatch<SetStateAction<Asked>>;
}

function Field({ name, asked, setAsked }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <label className="field" htmlFor={id}>
      {t(`organiser.correct.${name}`)}
      <input
        id={id}
        value={asked[name]}
        autoComplete="off"
        size={6}
        inputMode={name === 'result' ? 'text' : 'numeric'}
        placeholder={name === 'result' ? '2-1' : undefined}
        onChange={({ target }) => setAsked((before) => ({ ...before, [name]: target.value }))}
      />
    </label>
  );
}

interface AtTableProps {
  readonly at: { readonly phase: number; readonly round: number; readonly table: number };
  readonly typed: string;
  readonly view: LeadersView;
}

function AtTable({ at, typed, view }: AtTableProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { value, problem } = useDocument(
    TABLE_AT,
    { tournament: event.id, ...at },
    concernsTable({ ...at, number: at.table }),
  );
  if (!value && problem) return <p role="alert">{t('state.unreachable')}</p>;
  if (!value) return <p role="status">{t('state.loading')}</p>;
  const [table] = value.tournamentTables;
  if (!table) return <p role="alert">{t('organiser.results.unclear.noTable')}</p>;
  const bestOf = event.phases[at.phase - 1]?.bestOf ?? 1;
  return (
    <>
      <p>
        <SeatNames seats={table.seats} />{' '}
        <b>{table.result ? resultWords(t, table.result, table) : t('organiser.correct.open')}</b>
      </p>
      <Typed
        at={at}
        typed={typed}
        table={table}
        terms={{ bestOf, intentionalDraws: view.intentionalDraws }}
      />
    </>
  );
}

interface TypedProps extends Pick<AtTableProps, 'at' | 'typed'> {
  readonly table: RoundTable;
  readonly terms: { readonly bestOf: number; readonly intentionalDraws: boolean };
}

function Typed({ at, typed, table, terms }: TypedProps) {
  const { t } = useTranslation();
  const { said, seenBy } = typedResult(typed);
  if (typed.trim() === '') return null;
  const result = said ? resultAt(table, said, { terms, seenBy }) : 'noResult';
  if (typeof result === 'string')
    return <p role="alert">{t(`organiser.results.unclear.${result}`)}</p>;
  return <Preview key={JSON.stringify(result)} at={at} table={table} result={result} />;
}
