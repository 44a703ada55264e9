/** Who sits at a table, in its order, each with the number that an event knows them by. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';

interface SeatNamesProps {
  readonly seats: readonly { readonly entrant: number; readonly name: string | null }[];
}

export function SeatNames({ seats }: SeatNamesProps) {
  const { t } = useTranslation();
  return (
    <span className="seat-names">
      {seats.map(({ entrant, name }, at) => (
        <Fragment key={entrant}>
          {at > 0 && ' · '}
          <span title={t('organiser.number', { number: entrant })}>
            <EntrantName entrant={entrant} name={name} />
            {name !== null && <small className="quiet"> {entrant}</small>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
