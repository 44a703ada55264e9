/** Who sits at a table, in the order of the seats. */
import { Fragment } from 'react';
import { EntrantName } from '../entrant-name.js';
import type { Pairing } from './round-documents.js';

export function SeatsWords({ seats }: Pick<Pairing, 'seats'>) {
  return (
    <span>
      {seats.map(({ entrant, name }, at) => (
        <Fragment key={entrant}>
          {at > 0 && ' · '}
          <EntrantName entrant={entrant} name={name} />
        </Fragment>
      ))}
    </span>
  );
}
