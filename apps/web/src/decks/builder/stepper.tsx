/** One fewer, how many, one more. */
import { useTranslation } from 'react-i18next';

interface StepperProps {
  readonly name: string;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

export function Stepper({ name, count, onStep }: StepperProps) {
  const { t } = useTranslation();
  return (
    <span className="deck-stepper">
      <button
        type="button"
        className="step"
        disabled={count === 0}
        aria-label={t('decks.remove', { card: name })}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <b aria-hidden>{count || ''}</b>
      <button
        type="button"
        className="step"
        aria-label={t('decks.add', { card: name })}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </span>
  );
}
