/** The code that whoever enters has to know. */
import { useTranslation } from 'react-i18next';

/** As the server has it. */
const MAX_CODE = 64;

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
        maxLength={MAX_CODE}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <small>{t('organiser.code.says')}</small>
    </label>
  );
}
