/** A field of the form, with what is wrong in it beside it. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './new-event.css';
import type { DraftProblems, Field } from './draft-problems.js';

interface FieldProps {
  readonly name: Field;
  readonly label: string;
  readonly hint?: string;
  readonly problems: DraftProblems;
  /** The control itself, with what ties the words to it. */
  readonly children: (tied: Tied) => ReactNode;
}

interface Tied {
  readonly name: Field;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function FormField({ name, label, hint, problems, children }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const problem = problems[name];
  const isSaid = hint !== undefined || problem !== undefined;
  return (
    <div className="field">
      <label className="field">
        {label}
        {children({
          name,
          'aria-invalid': problem !== undefined || undefined,
          'aria-describedby': isSaid ? id : undefined,
        })}
      </label>
      <div id={id} className="field-says">
        {problem && (
          <p className="problem" role="alert">
            {t(`events.make.problems.${problem.key}`, { ...problem })}
          </p>
        )}
        {hint !== undefined && <small>{hint}</small>}
      </div>
    </div>
  );
}
