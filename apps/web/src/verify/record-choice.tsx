/** A record of this server, by its number. */
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

const RECORD = /^[mt]-[0-9a-hjkmnp-tv-z]{26}$/;

export function RecordChoice({ onChosen }: { readonly onChosen: (id: string) => void }) {
  const { t } = useTranslation();
  const [written, setWritten] = useState('');
  const [isNone, setNone] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const id = written.trim();
    setNone(!RECORD.test(id));
    if (RECORD.test(id)) onChosen(id);
  };
  return (
    <section className="verify-choice" aria-labelledby="verify-record">
      <h2 id="verify-record">{t('verify.record.title')}</h2>
      <form onSubmit={send}>
        <label>
          {t('verify.record.label')}
          <input
            value={written}
            placeholder={t('verify.record.hint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={isNone}
            aria-describedby={isNone ? 'verify-record-none' : undefined}
            onChange={({ target }) => setWritten(target.value)}
          />
        </label>
        <button type="submit" className="button">
          {t('verify.record.go')}
        </button>
      </form>
      {isNone && (
        <p id="verify-record-none" className="verify-problem" role="alert">
          {t('verify.record.notOne')}
        </p>
      )}
    </section>
  );
}
