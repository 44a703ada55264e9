/** Reasons in PostgreSQL. */
import { randomBytes } from 'node:crypto';
import { reasonDigestOf } from '@scoresheet/domain-match';
import type { Sha256 } from '@scoresheet/domain-record';
import { In, type DataSource } from 'typeorm';
import { RulingReasonEntity } from './ruling-reason.entity.js';
import { foundReason, SALT_BYTES, type KeptReason } from './kept-reason.js';
import type { RulingReasons } from './ruling-reasons.js';

export function storedReasons(database: DataSource, sha256: Sha256): RulingReasons {
  const rows = () => database.getRepository(RulingReasonEntity);
  return {
    async keep(of, text) {
      const salt = randomBytes(SALT_BYTES).toString('hex');
      const digest = reasonDigestOf({ text, salt }, sha256);
      // One of two reasons that come at once is kept, and both are given its digest.
      const insert = rows().createQueryBuilder().insert();
      await insert
        .values({ ...of, digest, salt, body: text })
        .orIgnore()
        .execute();
      const kept = await rows().findOneByOrFail({ ...of });
      // What was erased cannot be compared; the decider still tells one command from another.
      return kept.body === null || kept.body === text ? kept.digest : undefined;
    },
    async find(keys) {
      const records = In([...new Set(keys.map(({ record }) => record))]);
      const digests = In(keys.map(({ digest }) => digest));
      const found = await rows().findBy({ record: records, digest: digests });
      return keys.map((key) => {
        const row = found.find((each) => each.record === key.record && each.digest === key.digest);
        return row && foundReason(row satisfies KeptReason, sha256);
      });
    },
    async forget(of) {
      await rows().delete({ ...of });
    },
    async erase({ record, digest }) {
      const { affected } = await rows().update({ record, digest }, { body: null, salt: null });
      return (affected ?? 0) > 0;
    },
  };
}
