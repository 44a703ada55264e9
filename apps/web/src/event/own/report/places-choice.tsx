/** Who came which at a table of three and more; equal ones share a place. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { placesOf } from './places-of.js';
import type { ChoiceProps } from './reported-result.js';

export function PlacesChoice({ table: { seats }, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(new Map());
  const choose = (entrant: number, place: number): void => {
    const next = new Map(places).set(entrant, place);
    setPlaces(next);
    const isWhole = seats.every((seat) => next.has(seat.entrant));
    onChoose(isWhole ? { is: 'PLACES', places: placesOf(next) } : undefined);
  };
  return (
    <fieldset className="picks own-places">
      <legend>{t('own.report.places')}</legend>
      {seats.map(({ entrant, name }) => (
        <label className="field" key={entrant}>
          <EntrantName entrant={entrant} name={name} />
          <select
            value={places.get(entrant) ?? ''}
            onChange={({ target }) => choose(entrant, Number(target.value))}
          >
            <option value="" disabled>
              {t('own.report.choose')}
            </option>
            {seats.map((_, at) => (
              <option key={at} value={at + 1}>
                {t('own.report.place', { place: at + 1 })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
