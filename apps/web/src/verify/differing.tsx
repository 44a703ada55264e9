/** The first place where a record and the rules disagree. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canonicalJson, type Json, type Verdict } from '@scoresheet/domain-record';

interface DifferingProps {
  readonly verdict: Extract<Verdict, { verdict: 'DIVERGED' }>;
  /** The match can be looked at here. */
  readonly isOfServer: boolean;
}

/** A longer value is cut: the place says where the whole of it stands. */
const MAX_SHOWN_CHARS = 400;

export function Differing({ verdict, isOfServer }: DifferingProps) {
  const { t } = useTranslation();
  const { kind, path, recorded, expected } = verdict.difference;
  return (
    <>
      <p>{t(`verify.differs.${kind}`)}</p>
      <dl className="verdict-facts">
        <dt>{t('verify.differs.where')}</dt>
        <dd className="verdict-hash">{path}</dd>
        <dt>{t('verify.differs.recorded')}</dt>
        <dd className="verdict-hash">{shown(recorded) ?? t('verify.differs.nothing')}</dd>
        <dt>{t('verify.differs.expected')}</dt>
        <dd className="verdict-hash">{shown(expected) ?? t('verify.differs.nothing')}</dd>
      </dl>
      {isOfServer && (
        <p>
          <Link to={`/match/${verdict.record}?at=${verdict.seq}`}>{t('verify.differs.look')}</Link>
        </p>
      )}
    </>
  );
}

function shown(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : canonicalJson(value);
  return text.length <= MAX_SHOWN_CHARS ? text : `${text.slice(0, MAX_SHOWN_CHARS)}…`;
}
