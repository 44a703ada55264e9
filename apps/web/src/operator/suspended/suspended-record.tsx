/** One match or tournament that stands still: why, and what to do about it, step by step. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MomentTime } from '../parts/moment-time.js';
import { Problem } from '../parts/problem.js';
import { EndForm } from './end-form.js';
import type { Kind } from './end-record.js';
import { SUSPENSION, TOURNAMENT_SUSPENSION } from './suspended-documents.js';

interface SuspendedRecordProps {
  readonly id: string;
  readonly onEnded: () => void;
}

const FRESH = { fetchPolicy: 'network-only' } as const;

export function SuspendedMatch({ id, onEnded }: SuspendedRecordProps) {
  const { data, error, refetch } = useQuery(SUSPENSION, { ...FRESH, variables: { match: id } });
  const ended = (): void => void refetch().then(onEnded, onEnded);
  return <Standing kind="match" id={id} error={error} why={data?.suspension} onEnded={ended} />;
}

export function SuspendedTournament({ id, onEnded }: SuspendedRecordProps) {
  const variables = { tournament: id };
  const { data, error, refetch } = useQuery(TOURNAMENT_SUSPENSION, { ...FRESH, variables });
  const ended = (): void => void refetch().then(onEnded, onEnded);
  return (
    <Standing kind="tournament" id={id} error={error} why={data?.suspension} onEnded={ended} />
  );
}

interface Why {
  readonly seq: number;
  readonly since: number | null;
  readonly reference: string;
  readonly says: string;
  readonly endedSeq: number | null;
}

interface StandingProps extends SuspendedRecordProps {
  readonly kind: Kind;
  readonly error: unknown;
  /** Undefined: not known yet; null: nothing is wrong any more. */
  readonly why: Why | null | undefined;
}

function Standing({ kind, id, error, why, onEnded }: StandingProps) {
  const { t } = useTranslation();
  return (
    <li className="standing-still">
      <h3>
        {t(`operator.suspended.${kind}.title`)}{' '}
        <Link to={kind === 'match' ? `/match/${id}` : `/event/${id}`}>
          <code>{id}</code>
        </Link>
      </h3>
      <Problem error={error} />
      {why === null && <p>{t('operator.suspended.goesOn')}</p>}
      {why && <Reason why={why} />}
      {why && why.endedSeq === null && (
        <>
          <Steps kind={kind} reference={why.reference} />
          <EndForm kind={kind} id={id} seq={why.seq} onEnded={onEnded} />
        </>
      )}
    </li>
  );
}

function Reason({ why: { says, seq, since, reference, endedSeq } }: { readonly why: Why }) {
  const { t } = useTranslation();
  return (
    <>
      <p lang="en">{says}</p>
      <p className="hint">
        {t('operator.suspended.at', { seq })}
        {since !== null && (
          <>
            {' · '}
            <MomentTime at={since} />
          </>
        )}
        {' · '}
        {t('operator.suspended.reference')} <code>{reference}</code>
      </p>
      {endedSeq !== null && <p role="status">{t('operator.suspended.ended', { seq: endedSeq })}</p>}
    </>
  );
}

function Steps({ kind, reference }: { readonly kind: Kind; readonly reference: string }) {
  const { t } = useTranslation();
  return (
    <ol>
      <li>
        {t('operator.suspended.steps.log')} <code>grep -h {reference} log/*.log</code>
      </li>
      <li>{t('operator.suspended.steps.version')}</li>
      <li>
        {t('operator.suspended.steps.copies')} <code>npx scoresheet doctor</code>
      </li>
      <li>{t(`operator.suspended.${kind}.last`)}</li>
    </ol>
  );
}
