/** Why staff do something, in words that stand beside the record. */
import { useTranslation } from 'react-i18next';

/** As many characters as the api takes. */
const LONGEST = 1_000;

interface ReasonFieldProps {
  readonly label: string;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

export function ReasonField({ label, reason, onReason }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <label className="field">
      {label}
      <textarea
        rows={2}
        required
        maxLength={LONGEST}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      <small>{t('staff.penalty.reasonSays')}</small>
    </label>
  );
}
