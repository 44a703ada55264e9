/** Ends a match or tournament that stands still: with words for everybody, and asked twice. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../parts/confirm-button.js';
import { Problem } from '../parts/problem.js';
import { endRecord, type Kind } from './end-record.js';

interface EndFormProps {
  readonly kind: Kind;
  readonly id: string;
  readonly seq: number;
  readonly onEnded: () => void;
}

/** Shorter than what the server takes: it is read on phones. */
const REASON_LENGTH = 300;

export function EndForm({ kind, id, seq, onEnded }: EndFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isGoing, setGoing] = useState(false);
  const [says, setSays] = useState<string>();
  const end = async (): Promise<void> => {
    setGoing(true);
    setSays(undefined);
    try {
      const fate = await endRecord(kind, { id, seq, reason: reason.trim() });
      if (fate.is === 'accepted') onEnded();
      else setSays('says' in fate ? fate.says : t('operator.pending'));
    } catch {
      setSays(t('state.unreachable'));
    } finally {
      setGoing(false);
    }
  };
  return (
    <div className="end-form">
      <label className="field">
        {t('operator.suspended.reason')}
        <input
          value={reason}
          maxLength={REASON_LENGTH}
          onChange={({ target }) => setReason(target.value)}
        />
        <small>{t('operator.suspended.reasonHint')}</small>
      </label>
      <Problem says={says} />
      <ConfirmButton
        label={t(`operator.suspended.${kind}.end`)}
        question={t(`operator.suspended.${kind}.sure`)}
        isOff={isGoing || reason.trim() === ''}
        onSure={() => void end()}
      />
    </div>
  );
}
