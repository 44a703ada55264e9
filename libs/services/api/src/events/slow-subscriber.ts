import { clientError } from '../transport/masked-error.js';

/** A slow subscriber gets what was sent already, then this error with the number to go on from. */
export const slowSubscriber = (resumeFrom: number) =>
  clientError(
    'SLOW_SUBSCRIBER',
    `You read more slowly than messages arrive. Subscribe again with from: ${resumeFrom}.`,
    { resumeFrom },
  );
