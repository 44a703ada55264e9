/** House rules: a box for one other reading, a list for several. */
import type { Json } from '@scoresheet/rules-engine';
import { useTranslation } from 'react-i18next';
import { withReading, type ReadingOption, type Readings } from './readings.js';

interface ReadingsChoiceProps {
  readonly readings: Readings;
  readonly options: { readonly [name: string]: Json };
  readonly onChange: (options: { readonly [name: string]: Json }) => void;
}

export function ReadingsChoice({ readings, options, onChange }: ReadingsChoiceProps) {
  const { t, i18n } = useTranslation();
  if (readings.length === 0) return null;
  return (
    <fieldset className="picks" lang="en">
      <legend lang={i18n.language}>{t('play.readings.title')}</legend>
      {readings.map((option) => {
        const choose = (value: Json | undefined): void =>
          onChange(withReading(options, option.name, value));
        const chosen = options[option.name];
        return <OneReading key={option.name} option={option} chosen={chosen} choose={choose} />;
      })}
    </fieldset>
  );
}

interface OneReadingProps {
  readonly option: ReadingOption;
  readonly chosen: Json | undefined;
  readonly choose: (value: Json | undefined) => void;
}

function OneReading({ option: { name, others }, chosen, choose }: OneReadingProps) {
  const { t, i18n } = useTranslation();
  const [only, ...more] = others;
  if (only && more.length === 0) {
    return (
      <label className="pick">
        <input
          type="checkbox"
          checked={chosen === only.value}
          onChange={({ target }) => choose(target.checked ? only.value : undefined)}
        />
        <span>{only.says}</span>
      </label>
    );
  }
  return (
    <label className="field">
      {name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()}
      <select
        value={others.findIndex(({ value }) => value === chosen)}
        onChange={({ target }) => choose(others[Number(target.value)]?.value)}
      >
        <option value={-1} lang={i18n.language}>
          {t('play.readings.usual')}
        </option>
        {others.map(({ says }, at) => (
          <option key={says} value={at}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
