/** What a verification would have needed, and the file does not hold. */
import { useTranslation } from 'react-i18next';
import type { Verdict } from '@scoresheet/domain-record';

type Missing = Extract<Verdict, { verdict: 'UNVERIFIED' }>['missing'];

export function MissingParts({ missing: { rules, parts } }: { readonly missing: Missing }) {
  const { t } = useTranslation();
  const readers = Object.entries(parts);
  const nameOf = (audience: string): string =>
    audience === 'public' || audience === 'house'
      ? t(`verify.missing.reader.${audience}`)
      : t('verify.missing.reader.seat', { seat: audience.slice('seat'.length) });
  return (
    <>
      <h3>{t('verify.missing.title')}</h3>
      <ul>
        {rules.map((each) => (
          <li key={each}>{t('verify.missing.rules', { rules: each })}</li>
        ))}
        {readers.map(([audience, seqs = []]) => (
          <li key={audience}>
            {t('verify.missing.lines', { count: seqs.length, reader: nameOf(audience) })}
          </li>
        ))}
      </ul>
      {readers.length > 0 && <p className="hint">{t('verify.missing.closed')}</p>}
    </>
  );
}
