import { readOnlyMatch } from '@scoresheet/domain-match';
import { rulesOf } from '@scoresheet/games-catalog';
import { memoryArchive } from '@scoresheet/services-archive';
import { doubting, RecordTail } from '@scoresheet/services-tail';
import type { Task } from '../interleave.js';
import { sha256 } from '../offline-matches.js';
import { appendAll, EVENTS, openLog, written, type Doubt } from './written.js';

/** A tail, as an api has one, of whose matches somebody looks at every one. */
export function folding({ name, isSigned, belief }: Doubt, matches: number): Task {
  const { records, first, others } = written(matches, isSigned);
  const aggregate = doubting(readOnlyMatch({ rulesOf, sha256 }), belief);
  return {
    name: `doubt: admitted and folded, ${name}`,
    async prepare() {
      const log = openLog();
      await appendAll(log, first);
      const reading = { of: EVENTS, archive: memoryArchive(), aggregate, proves: belief?.proves };
      const tail = new RecordTail({ log, ...reading });
      await tail.start();
      await tail.atEnd();
      for (const record of records) await tail.stateOf(record);
      return async () => {
        await appendAll(log, others);
        await tail.atEnd();
        await tail.stop();
        return others.length;
      };
    },
  };
}
