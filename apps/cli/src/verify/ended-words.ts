import type { EndedByStaff } from '@scoresheet/domain-match';

/** Beside the verdict on a record that staff has ended: the record goes on behind its bad event. */
export const endedWords = ({ suspendedSeq, endedSeq }: EndedByStaff): string =>
  `The match was suspended at event ${suspendedSeq}; staff ended it with event ${endedSeq}, without a result.`;
