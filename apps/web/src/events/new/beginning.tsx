/** When the event is planned to begin, by the clock of this machine. It may stay open. */
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneHere } from '../../event/planned/planned-words.js';
import { typedIn } from '../../event/planned/typed-time.js';
import { FormField } from './event-form-field.js';
import type { SettingsProps } from './settings-props.js';

export function Beginning({ draft, problems, onChange }: Omit<SettingsProps, 'game'>) {
  const { t } = useTranslation();
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const beginsAt = typedIn(currentTarget);
    if (beginsAt !== draft.beginsAt) onChange({ beginsAt });
  };
  return (
    <FormField
      name="beginsAt"
      label={t('events.make.beginsAt')}
      hint={t('events.make.beginsAtHint', { zone: zoneHere() })}
      problems={problems}
    >
      {(tied) => (
        // A value from outside would wipe out what is half typed. No browser tells of each half.
        <input
          {...tied}
          type="datetime-local"
          defaultValue={draft.beginsAt}
          onChange={look}
          onKeyUp={look}
          onBlur={look}
        />
      )}
    </FormField>
  );
}
