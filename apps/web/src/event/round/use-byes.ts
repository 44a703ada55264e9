/** Who has a bye in a published round; nobody until that is known. */
import { useEffect, useState } from 'react';
import { useEvent } from '../follow/use-event.js';
import { askByes, type Resting } from './ask-byes.js';
import type { PublishedRound } from './use-rounds.js';

export function useByes(published: PublishedRound | undefined): readonly Resting[] {
  const { id } = useEvent().event;
  const [found, setFound] = useState<{ seq: number; resting: readonly Resting[] }>();
  const seq = published?.seq;
  useEffect(() => {
    if (seq === undefined) return;
    let isOver = false;
    const told = (resting: readonly Resting[]): void => {
      if (!isOver) setFound({ seq, resting });
    };
    // Tables are what the page is for: without an answer it says nothing of byes.
    askByes(id, seq).then(told, () => undefined);
    return () => {
      isOver = true;
    };
  }, [id, seq]);
  return found?.seq === seq ? (found?.resting ?? []) : [];
}
