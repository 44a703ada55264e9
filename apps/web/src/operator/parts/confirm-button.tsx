/** Does what cannot be undone: pressed once, it asks; only the answer does it. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmButtonProps {
  readonly label: string;
  /** Tells what will happen, as a question. */
  readonly question: string;
  readonly isOff?: boolean;
  readonly onSure: () => void;
}

export function ConfirmButton({ label, question, isOff = false, onSure }: ConfirmButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  // Whoever pressed by mistake stands on the answer that does nothing.
  useEffect(() => {
    if (isAsking) no.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button type="button" className="button" disabled={isOff} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  const sure = (): void => {
    setAsking(false);
    onSure();
  };
  return (
    <span className="confirm" role="group" aria-label={question}>
      <span>{question}</span>
      <button type="button" className="button" ref={no} onClick={() => setAsking(false)}>
        {t('operator.no')}
      </button>
      <button type="button" className="button" data-main onClick={sure}>
        {label}
      </button>
    </span>
  );
}
