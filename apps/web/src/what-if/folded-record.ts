/** A record of which all lines are here, folded where it lies: the domain's fold, on copies of a browser. */
import { foldedRecord as foldedOnCopies, type RulesSource } from '@scoresheet/domain-match';
import type { RecordExport } from '@scoresheet/domain-record';

export { SNAPSHOT_EVERY, type FoldedMoment, type FoldedRecord } from '@scoresheet/domain-match';

/** Throws for events that make no sense, which a verification would have named. */
export const foldedRecord = (record: RecordExport, { rulesOf, sha256 }: RulesSource) =>
  // A browser's own function is not called by way of an object, as it is in Node.
  foldedOnCopies(record, { rulesOf, sha256, copy: (value) => structuredClone(value) });
