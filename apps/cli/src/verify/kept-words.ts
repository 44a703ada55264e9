/** The meaning of a record that holds what somebody kept of it, or does not. */
import type { Holding, NotHeld } from '@scoresheet/domain-record';

/** The words beside every EXACT: a verdict must not promise what a single file cannot show. */
export const EXACT_MEANS =
  'EXACT: everything in it is by the rules, and its chain is unbroken. That it is what was played, ' +
  'only a head shows that somebody kept meanwhile: verify FILE --head HASH, or --contains FILE.';

export function holdingWords(kept: string, holding: Holding): string {
  return holding.holds
    ? `It holds ${kept}: event ${holding.seq} is the same, and so is everything before it.`
    : `It does not hold ${kept}: ${whyNot(holding.because)}`;
}

function whyNot(because: NotHeld): string {
  switch (because.reason) {
    case 'head-missing':
      return 'no event has this hash. The record was cut before it, or another one was written.';
    case 'other-record':
      return `that is the record ${because.kept}.`;
    case 'cut':
      return `the record was cut; ${because.keptEvents} events were kept.`;
    case 'went-otherwise':
      return `event ${because.seq} is another one. One of the two was written anew.`;
  }
}
