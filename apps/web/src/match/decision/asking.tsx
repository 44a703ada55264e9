/** What is answered by a number or in words. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered } from './offered.js';
import type { MadeChoice } from './use-choice.js';

interface AskingProps {
  readonly choice: MadeChoice;
  readonly stepper: Offered['stepper'];
  readonly label: string;
}

export function Asking({ choice, stepper, label }: AskingProps) {
  const { t } = useTranslation();
  const { asksFor } = choice;
  if (asksFor?.what === 'words') {
    return (
      <input
        className="bar-words"
        aria-label={t('bar.write')}
        maxLength={asksFor.max}
        value={choice.made.written ?? ''}
        onChange={({ target }) => choice.write(target.value)}
      />
    );
  }
  if (asksFor) {
    const { min, max } = asksFor;
    return (
      <Stepper
        min={min}
        max={max}
        label={label}
        onStep={(amount) => choice.pick({ is: 'amount', amount })}
      />
    );
  }
  const [min, max] = [stepper?.amounts[0], stepper?.amounts.at(-1)];
  if (!stepper || min === undefined || max === undefined) return null;
  const of = stepper.of === undefined ? {} : { of: stepper.of };
  return (
    <Stepper
      min={min}
      max={max}
      label={label}
      onStep={(amount) => choice.pick({ is: 'amount', amount, ...of })}
    />
  );
}

interface StepperProps {
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly onStep: (amount: number) => void;
}

function Stepper({ min, max, label, onStep }: StepperProps) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState(min);
  return (
    <span className="stepper">
      <input
        type="number"
        inputMode="numeric"
        aria-label={label || t('bar.number')}
        min={min}
        max={max}
        value={amount}
        onChange={({ target }) => setAmount(Number(target.value))}
      />
      <button type="button" className="button" onClick={() => onStep(amount)}>
        {t('bar.take')}
      </button>
    </span>
  );
}
