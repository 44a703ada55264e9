/** The result of a table of several: a place for each, and what each has at the end where that counts. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { levelsOf, type ResultFieldsProps, type ResultInput } from './result-choice.js';

type Written = Readonly<Record<number, string | undefined>>;

export function PodResult({ table, onChoice }: ResultFieldsProps) {
  const { t } = useTranslation();
  const [places, setPlaces] = useState<Written>({});
  const [scores, setScores] = useState<Written>({});
  const entrants = table.seats.map(({ entrant }) => entrant);
  const put = (nextPlaces: Written, nextScores: Written): void => {
    setPlaces(nextPlaces);
    setScores(nextScores);
    onChoice(podResult(entrants, nextPlaces, nextScores));
  };
  return (
    <fieldset className="floor-pod">
      <legend>{t('staff.result.places')}</legend>
      {table.seats.map((seat) => (
        <PodLine
          key={seat.entrant}
          seat={seat}
          places={entrants.length}
          place={places[seat.entrant] ?? ''}
          score={scores[seat.entrant] ?? ''}
          onPlace={(place) => put({ ...places, [seat.entrant]: place }, scores)}
          onScore={(score) => put(places, { ...scores, [seat.entrant]: score })}
        />
      ))}
    </fieldset>
  );
}

interface PodLineProps {
  readonly seat: ResultFieldsProps['table']['seats'][number];
  /** How many there are. */
  readonly places: number;
  readonly place: string;
  readonly score: string;
  readonly onPlace: (place: string) => void;
  readonly onScore: (score: string) => void;
}

function PodLine({ seat, places, place, score, onPlace, onScore }: PodLineProps) {
  const { t } = useTranslation();
  const id = `pod-${seat.entrant}`;
  return (
    <div className="floor-pod-line">
      <span id={id}>
        <EntrantName {...seat} />
      </span>
      <label>
        {t('staff.result.place')}{' '}
        <select
          aria-describedby={id}
          value={place}
          onChange={({ target }) => onPlace(target.value)}
        >
          <option value="">–</option>
          {Array.from({ length: places }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </label>
      <label>
        {t('staff.result.score')}{' '}
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={id}
          value={score}
          onChange={({ target }) => onScore(target.value)}
        />
      </label>
    </div>
  );
}

/** Undefined while a place is missing. Scores count where each has one. */
function podResult(
  entrants: readonly number[],
  places: Written,
  scores: Written,
): ResultInput | undefined {
  const placed = entrants.map((each) => [each, Number(places[each]) || undefined] as const);
  const levels = levelsOf(entrants, Object.fromEntries(placed));
  if (!levels) return undefined;
  const written = entrants.map((each) => scores[each] ?? '');
  const isScored = written.every((score) => /^-?\d{1,9}$/.test(score));
  return withoutUndefined({
    is: 'PLACES',
    places: levels.map((level) => [...level]),
    scores: isScored ? written.map(Number) : undefined,
  });
}
