/** How many may come, who, and whether they have to say that they are there. */
import { useTranslation } from 'react-i18next';
import { Picks } from '../../play/picks.js';
import { presetOf } from './event-draft.js';
import { FormField } from './event-form-field.js';
import type { SettingsProps } from './settings-props.js';

const ENTRIES = ['OPEN', 'BY_CODE'] as const;

export function EntryChoice({ draft, game, problems, onChange }: SettingsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Capacity draft={draft} game={game} problems={problems} onChange={onChange} />
      <Picks
        title={t('events.make.entry')}
        name="entry"
        value={draft.entry}
        picks={ENTRIES.map((value) => ({
          value,
          label: t(`events.make.entries.${value}`),
          says: t(`events.make.entriesSay.${value}`),
        }))}
        onPick={(entry) => onChange({ entry })}
      />
      <Check
        label={t('events.make.checkIn')}
        says={t('events.make.checkInSays')}
        isOn={draft.checkIn}
        onTurn={(checkIn) => onChange({ checkIn })}
      />
      <Check
        label={t('events.make.draws')}
        says={t('events.make.drawsSay')}
        isOn={draft.intentionalDraws}
        onTurn={(intentionalDraws) => onChange({ intentionalDraws })}
      />
    </>
  );
}

function Capacity({ draft, game, problems, onChange }: SettingsProps) {
  const { t } = useTranslation();
  return (
    <FormField
      name="capacity"
      label={t('events.make.capacity')}
      hint={t('events.make.capacityHint')}
      problems={problems}
    >
      {(tied) => (
        <input
          {...tied}
          inputMode="numeric"
          maxLength={9}
          placeholder={String(presetOf(draft, game).capacity)}
          value={draft.capacity}
          onChange={({ target }) => onChange({ capacity: target.value })}
        />
      )}
    </FormField>
  );
}

interface CheckProps {
  readonly label: string;
  readonly says: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

const Check = ({ label, says, isOn, onTurn }: CheckProps) => (
  <label className="pick">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
    <span>
      <b>{label}</b>
      <small>{says}</small>
    </span>
  </label>
);
