/** Holds the record against a head that somebody kept of it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHash, type Holding } from '@scoresheet/domain-record';

interface CompareProps {
  readonly holds: (head: string) => Promise<Holding | undefined>;
}

export function Compare({ holds }: CompareProps) {
  const { t } = useTranslation();
  const [says, setSays] = useState('');
  const compare = (written: string): void => {
    const head = written.replaceAll(/\s/g, '').toLowerCase();
    if (head === '') return setSays('');
    const { length: count } = head;
    if (!isHash(head)) return setSays(t('verify.compare.notOne', { count }));
    void holds(head).then(
      (held) =>
        setSays(
          held?.holds ? t('verify.compare.holds', { seq: held.seq }) : t('verify.compare.missing'),
        ),
      () => setSays(t('verify.problem.failed')),
    );
  };
  return (
    <div className="verdict-compare">
      <h3>{t('verify.compare.title')}</h3>
      <p>{t('verify.compare.says')}</p>
      <label>
        {t('verify.compare.label')}
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => compare(target.value)}
        />
      </label>
      <p role="status">{says}</p>
    </div>
  );
}
