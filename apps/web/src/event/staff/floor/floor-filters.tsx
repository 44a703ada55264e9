/** Which tables are in sight: by what stands there, and by the numbers that somebody looks after. */
import { useTranslation } from 'react-i18next';
import { useStaffPlace } from '../staff-place.js';
import { SHOWN, type FloorFilter, type Shown } from './floor.js';

interface FloorFiltersProps {
  readonly filter: FloorFilter;
  readonly counts: Readonly<Record<Shown, number>>;
}

export function FloorFilters({ filter, counts }: FloorFiltersProps) {
  const { t } = useTranslation();
  const { go } = useStaffPlace();
  return (
    <div className="floor-filters" role="search" aria-label={t('staff.filter.title')}>
      <div className="floor-shown" role="group" aria-label={t('staff.filter.shown')}>
        {SHOWN.map((shown) => (
          <button
            key={shown}
            type="button"
            className="button"
            aria-pressed={shown === filter.shown}
            onClick={() => go({ show: shown === 'all' ? '' : shown })}
          >
            {t(`staff.filter.${shown}`)} <span className="quiet">{counts[shown]}</span>
          </button>
        ))}
      </div>
      <div className="floor-range" role="group" aria-label={t('staff.filter.range')}>
        <Bound name="from" value={filter.from} />
        <Bound name="to" value={filter.to} />
      </div>
    </div>
  );
}

interface BoundProps {
  readonly name: 'from' | 'to';
  readonly value: number | undefined;
}

function Bound({ name, value }: BoundProps) {
  const { t } = useTranslation();
  const { go } = useStaffPlace();
  return (
    <label>
      {t(`staff.filter.${name}`)}
      <input
        inputMode="numeric"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => go({ [name]: target.value.replace(/\D/g, '') })}
      />
    </label>
  );
}
