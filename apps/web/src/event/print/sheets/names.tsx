/** Several people in one line. */
import { Fragment } from 'react';
import { EntrantName } from '../../entrant-name.js';
import type { Resting } from '../../round/ask-byes.js';

export function Names({ of }: { readonly of: readonly Resting[] }) {
  return of.map((each, at) => (
    <Fragment key={each.entrant}>
      {at > 0 && ' · '}
      <EntrantName {...each} />
    </Fragment>
  ));
}
