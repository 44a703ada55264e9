/** What was done: one of the usual infractions, or a word of one's own. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INFRACTIONS, wordOf } from './infractions.js';

const OWN = 'own';

interface InfractionChoiceProps {
  /** A word for the record; empty while nothing is chosen. */
  readonly onChoice: (infraction: string) => void;
}

export function InfractionChoice({ onChoice }: InfractionChoiceProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const choose = (value: string): void => {
    setChosen(value);
    onChoice(value === OWN ? wordOf(own) : value);
  };
  const write = (words: string): void => {
    setOwn(words);
    onChoice(wordOf(words));
  };
  return (
    <>
      <label className="field">
        {t('staff.penalty.what')}
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('staff.penalty.choose')}</option>
          {INFRACTIONS.map((infraction) => (
            <option key={infraction} value={infraction}>
              {t(`staff.infraction.${infraction}`)}
            </option>
          ))}
          <option value={OWN}>{t('staff.penalty.own')}</option>
        </select>
      </label>
      {chosen === OWN && (
        <label className="field">
          {t('staff.penalty.ownWord')}
          <input value={own} autoComplete="off" onChange={({ target }) => write(target.value)} />
          {wordOf(own) !== '' && (
            <small>{t('staff.penalty.onRecord', { word: wordOf(own) })}</small>
          )}
        </label>
      )}
    </>
  );
}
