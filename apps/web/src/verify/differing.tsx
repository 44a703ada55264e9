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
        <Value text={path} />
        <dt>{t('verify.differs.recorded')}</dt>
        <Value text={shown(recorded) ?? t('verify.differs.nothing')} />
        <dt>{t('verify.differs.expected')}</dt>
        <Value text={shown(expected) ?? t('verify.differs.nothing')} />
      </dl>
      {isOfServer && (
        <p>
          <Link to={`/match/${verdict.record}?at=${verdict.seq}`}>{t('verify.differs.look')}</Link>
        </p>
      )}
    </>
  );
}

/** Signs that nobody sees are written out: two values may differ in nothing else. */
function Value({ text }: { readonly text: string }) {
  const seen = text.replaceAll(
    /[\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  return (
    <dd className="verdict-hash">
      <bdi dir="ltr">{seen}</bdi>
    </dd>
  );
}

function shown(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : canonicalJson(value);
  return text.length <= MAX_SHOWN_CHARS ? text : `${text.slice(0, MAX_SHOWN_CHARS)}…`;
}
