/** The clock, who may look on and when, how many games, and how the holes in the rules are read. */
import { useTranslation } from 'react-i18next';
import { Picks } from './picks.js';
import { ReadingsChoice } from './readings-choice.js';
import type { Readings } from './readings.js';
import { BEST_OF, canBeSeries, CLOCKS, DELAYS_MINUTES, isSeries } from './wanted.js';
import { clockFigures, type ClockName, type Wanted } from './wanted.js';

interface TermsProps {
  readonly wanted: Wanted;
  readonly readings: Readings;
  readonly onChange: (wanted: Wanted) => void;
}

export function ClockChoice({ wanted, onChange }: Omit<TermsProps, 'readings'>) {
  const { t } = useTranslation();
  const chosen = clockFigures(wanted.clock);
  return (
    <div className="field">
      <Picks
        title={t('play.clock.title')}
        name="clock"
        isRow
        value={wanted.clock}
        picks={(Object.keys(CLOCKS) as ClockName[]).map((value) => {
          const { kind, ...figures } = clockFigures(value);
          return { value, label: t(`play.clock.${kind}`, figures) };
        })}
        onPick={(clock) => onChange({ ...wanted, clock })}
      />
      <small>{t(`play.clock.${chosen.kind}Says`, { ...chosen, count: chosen.minutes ?? 0 })}</small>
    </div>
  );
}

export function MoreTerms({ wanted, readings, onChange }: TermsProps) {
  const { t } = useTranslation();
  return (
    <details className="more">
      <summary>{t('play.more')}</summary>
      {!isSeries(wanted) && <DelayChoice wanted={wanted} onChange={onChange} />}
      {canBeSeries(wanted) && (
        <Picks
          title={t('play.bestOf.title')}
          name="best-of"
          isRow
          value={wanted.bestOf}
          picks={BEST_OF.map((value) => ({
            value,
            label: value === 1 ? t('play.bestOf.one') : t('play.bestOf.some', { count: value }),
          }))}
          onPick={(bestOf) => onChange({ ...wanted, bestOf })}
        />
      )}
      <ReadingsChoice
        readings={readings}
        options={wanted.options}
        onChange={(options) => onChange({ ...wanted, options })}
      />
    </details>
  );
}

function DelayChoice({ wanted, onChange }: Omit<TermsProps, 'readings'>) {
  const { t } = useTranslation();
  return (
    <label className="field">
      {t('play.delay.title')}
      <select
        value={wanted.delayMinutes}
        onChange={({ target }) => onChange({ ...wanted, ...delayOf(target.value) })}
      >
        {DELAYS_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 ? t('play.delay.none') : t('play.delay.minutes', { count: minutes })}
          </option>
        ))}
      </select>
    </label>
  );
}

const delayOf = (text: string): Pick<Wanted, 'delayMinutes'> => ({
  delayMinutes: DELAYS_MINUTES.find((each) => String(each) === text) ?? 0,
});
