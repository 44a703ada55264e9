/** A branch as it is shown: where it stands, how it came there, and what can be done. */
import { eventWords, learnNames, type Sentence } from '@scoresheet/rules-presentation';
import type { Action, Viewer } from '@scoresheet/rules-engine';
import { useEffect, useState } from 'react';
import type { ShownGame } from '../match/game/load-game.js';
import type { Sent } from '../match/decision/use-choice.js';
import type { BranchStep, BranchTable } from './branch.js';
import type { WhatIfWorker } from './start-what-if.js';

interface Standing {
  /** The table; null before the game begins, undefined until the worker has answered. */
  readonly now: BranchTable | null | undefined;
  readonly steps: readonly Sentence[];
  /** Grows with every change: an answer that was being made belongs to what stood before. */
  readonly version: number;
}

export interface ShownBranch extends Standing {
  readonly answer: (action: Action) => Promise<Sent>;
  readonly undo: () => void;
  /** From the beginning, with other luck. */
  readonly again: () => void;
  readonly look: (viewer: Viewer) => void;
  /** The worker has failed. */
  readonly isBroken: boolean;
}

const NOTHING: Standing = { now: undefined, steps: [], version: 0 };

export function useBranch(game: ShownGame, seq: number, ask: WhatIfWorker['ask']): ShownBranch {
  const [standing, setStanding] = useState(NOTHING);
  const [luck, setLuck] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const fail = (): void => setBroken(true);
  const stand = (
    now: BranchTable | null,
    stepsOf: (steps: readonly Sentence[]) => readonly Sentence[],
  ) => setStanding(({ steps, version }) => ({ now, steps: stepsOf(steps), version: version + 1 }));
  useEffect(() => {
    ask('begin', { seq, luck }).then((now) => stand(now, () => []), fail);
  }, [ask, seq, luck]);
  return {
    ...standing,
    isBroken,
    async answer(action) {
      const answered = await ask('answer', action);
      if (answered.is === 'refused') return answered;
      const says = standing.now ? toldStep(game, standing.now, answered.step) : [];
      stand(answered.now, (steps) => [...steps, says]);
      return { is: 'accepted' };
    },
    undo: () =>
      void ask('undo', null).then((now) => stand(now, (steps) => steps.slice(0, -1)), fail),
    again: () => setLuck(luck + 1),
    look: (viewer) => void ask('look', viewer).then((now) => stand(now, (steps) => steps), fail),
  };
}

function toldStep(game: ShownGame, { table }: BranchTable, step: BranchStep): Sentence {
  const names = new Map<string, Sentence>();
  learnNames(names, game, table);
  return eventWords(game, step as Parameters<typeof eventWords>[1], names).says;
}
