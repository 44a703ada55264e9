/** Asks for the lines of standings further down, as far as somebody has come. */
import { useEffect, useRef } from 'react';
import { askServer } from '../../api/ask-server.js';
import { useEvent } from '../follow/use-event.js';
import { withMore, type HeldLines } from './held-lines.js';
import { MORE_LINES } from './standings-documents.js';
import type { StandingsAsked } from './standings-asked.js';

/** Lines that are here and old are asked for again after this: standings move four times a second. */
const OLD_MS = 2_000;
const RETRY_MS = 3_000;

type Put = (change: (held: HeldLines) => HeldLines) => void;

export function useMoreLines(
  asked: StandingsAsked,
  held: HeldLines | undefined,
  needed: number,
  put: Put,
): void {
  const { id: tournament } = useEvent().event;
  const now = useRef({ asked, put });
  now.current = { asked, put };
  const lastAsked = useRef(0);
  const { cursor = null, fresh = 0, lines } = held ?? {};
  const seq = held?.head.seq;
  const isNeeded = cursor !== null && fresh < needed;
  const isOld = isNeeded && lines !== undefined && lines.length > fresh;
  useEffect(() => {
    if (!isNeeded || cursor === null || seq === undefined) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      lastAsked.current = Date.now();
      const { asked, put } = now.current;
      const { live, phase = null, search } = asked;
      const variables = { tournament, live, phase, search, after: cursor };
      const { nodes, pageInfo } = (await askServer(MORE_LINES, variables)).standings;
      // An answer that comes when the standings have gone on is still younger than what is here;
      // it is put where the question came from, for by now others may be shown.
      put((held) => withMore(held, { seq, from: fresh, nodes, cursor: pageInfo.endCursor }));
    };
    const again = (): void => {
      if (!isOver) timer = setTimeout(() => void ask().catch(again), RETRY_MS);
    };
    const wait = isOld ? Math.max(0, lastAsked.current + OLD_MS - Date.now()) : 0;
    let timer = setTimeout(() => void ask().catch(again), wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [tournament, isNeeded, isOld, cursor, fresh, seq]);
}
