/** Reasons that are gone when the process ends: for a server without a database, and for specs. */
import { randomBytes } from 'node:crypto';
import { reasonDigestOf } from '@scoresheet/domain-match';
import type { Sha256 } from '@scoresheet/domain-record';
import { foundReason, SALT_BYTES, type KeptReason } from './kept-reason.js';
import type { ReasonKey, ReasonOf, RulingReasons } from './ruling-reasons.js';

export function memoryReasons(sha256: Sha256): RulingReasons {
  const byCommand = new Map<string, KeptReason & ReasonKey>();

  const known = ({ record, digest }: ReasonKey) =>
    [...byCommand].find(([, each]) => each.record === record && each.digest === digest);

  return {
    keep(of, text) {
      const kept = byCommand.get(nameOf(of));
      if (kept) return Promise.resolve(fits(kept, text) ? kept.digest : undefined);
      const salt = randomBytes(SALT_BYTES).toString('hex');
      const digest = reasonDigestOf({ text, salt }, sha256);
      byCommand.set(nameOf(of), { record: of.record, digest, salt, body: text });
      return Promise.resolve(digest);
    },
    find(keys) {
      const found = keys.map((key) => known(key)?.[1]);
      return Promise.resolve(found.map((each) => each && foundReason(each, sha256)));
    },
    forget(of) {
      byCommand.delete(nameOf(of));
      return Promise.resolve();
    },
    erase(key) {
      const [name, kept] = known(key) ?? [];
      if (name !== undefined && kept) byCommand.set(name, { ...kept, salt: null, body: null });
      return Promise.resolve(name !== undefined);
    },
  };
}

const fits = ({ body }: KeptReason, text: string): boolean => body === null || body === text;

const nameOf = ({ record, actor, commandId }: ReasonOf): string =>
  `${record}/${actor}/${commandId}`;
