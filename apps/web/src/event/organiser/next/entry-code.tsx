/** Field for the entry code of a tournament. */
import { useTranslation } from 'react-i18next';

/** The server takes a new code of this length. */
const MIN_CODE = 6;
const MAX_CODE = 64;

export const isLongEnough = (code: string): boolean => code.trim().length >= MIN_CODE;

interface EntryCodeProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

export function EntryCode({ code, onChange }: EntryCodeProps) {
  const { t } = useTranslation();
  return (
    <label className="field entry-code">
      {t('organiser.code.title')}
      <input
        value={code}
        minLength={MIN_CODE}
        maxLength={MAX_CODE}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <small>{t('organiser.code.says')}</small>
    </label>
  );
}
