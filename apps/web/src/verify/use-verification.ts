/** One file after another, each looked at in a worker of its own. */
import { useEffect, useRef, useState } from 'react';
import type { Holding } from '@scoresheet/domain-record';
import { fetchExport } from '../record-file/fetch-export.js';
import type { Verifier } from './start-verifier.js';
import type { Progress, Verification } from './verification.js';

/** A larger file is verified by the command line, which does not hold it in a page. */
export const MAX_FILE_MIB = 64;
const MIB = 1024 * 1024;

type Problem = 'too-large' | 'unreadable' | 'not-fetched' | 'failed';

export type Looking =
  | { readonly is: 'nothing' }
  | { readonly is: 'fetching'; readonly name: string }
  | { readonly is: 'verifying'; readonly name: string; readonly progress: Progress | undefined }
  | { readonly is: 'verified'; readonly name: string; readonly verification: Verification }
  | {
      readonly is: 'problem';
      readonly name: string;
      readonly problem: Problem;
      readonly says: string;
    };

interface Verifying {
  readonly looking: Looking;
  readonly verifyFile: (file: File) => void;
  readonly verifyRecord: (id: string) => void;
  /** Whether the file that was looked at holds a head that somebody kept. */
  readonly holds: (head: string) => Promise<Holding | undefined>;
}

type Bytes = () => Promise<ArrayBuffer>;

export function useVerification(start: () => Verifier): Verifying {
  const [looking, setLooking] = useState<Looking>({ is: 'nothing' });
  const verifier = useRef<Verifier>(undefined);
  useEffect(() => () => verifier.current?.stop(), []);
  const look = (name: string, read: Bytes, unread: Problem): void => {
    verifier.current?.stop();
    const own = (verifier.current = start());
    const set = (next: Looking): void => void (verifier.current === own && setLooking(next));
    const told = (progress?: Progress): void => set({ is: 'verifying', name, progress });
    const fail = (problem: Problem) => (error: unknown) =>
      set({ is: 'problem', name, problem, says: error instanceof Error ? error.message : '' });
    read().then((bytes) => {
      told();
      return own.ask('verify', bytes, { told, transfer: [bytes] }).then((verification) => {
        set({ is: 'verified', name, verification });
      }, fail('failed'));
    }, fail(unread));
  };
  return {
    looking,
    verifyFile(file) {
      if (file.size > MAX_FILE_MIB * MIB) {
        verifier.current?.stop();
        verifier.current = undefined;
        return setLooking({ is: 'problem', name: file.name, problem: 'too-large', says: '' });
      }
      look(file.name, () => file.arrayBuffer(), 'unreadable');
    },
    verifyRecord(id) {
      setLooking({ is: 'fetching', name: id });
      look(id, async () => (await fetchExport(id)).buffer, 'not-fetched');
    },
    holds: async (head) => verifier.current?.ask('holds', head),
  };
}
