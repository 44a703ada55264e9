/**
 * Non-interference: two worlds that differ only in what a viewer may not know give that viewer
 * equal views, facts, decisions and refusals. The first world is played at random; in the second
 * the faces of all hidden cards that stay hidden to the end are mixed anew, each owner's among
 * themselves, and the same answers are given.
 */
import { copy, type Action, type Fact, type State } from '@scoresheet/rules-engine';
import { compareWorlds } from './compare-worlds.js';
import { facesDiffer, hiddenFrom, mixFaces } from './mix-faces.js';
import { randomWalk, type Start } from './random-walk.js';
import type { TwinReport, Twins } from './twins.js';

/** Throws at the first byte by which the viewer could tell the worlds apart. */
export function twinWorlds(twins: Twins & Start): TwinReport {
  const { rules, viewer, seed } = twins;
  const { parting, before, script, facts } = partedWalk(twins);
  if (!parting) return { differ: false, compared: 0 };
  const worlds = [copy(parting), copy(parting)] as const;
  const shown = before.filter(({ kind }) => kind === 'shown');
  const told = { rules, state: parting, viewer, facts: [...shown, ...facts] };
  mixFaces(worlds[1], hiddenFrom(told), seed);
  return { differ: facesDiffer(...worlds), compared: compareWorlds(twins, worlds, script) };
}

interface PartedWalk {
  /** The state in which the worlds part; undefined where the game is over before. */
  readonly parting: State | undefined;
  /** What led there: cards that a seat looks at lie open to it while it is asked. */
  readonly before: readonly Fact[];
  /** The answers after that, and all facts that they led to. */
  readonly script: readonly Action[];
  readonly facts: readonly Fact[];
}

function partedWalk(twins: Twins & Start): PartedWalk {
  const { before: wished, script: answers } = twins;
  const walk = { ...twins, maxActions: wished + answers };
  const length = randomWalk(walk).actions.length;
  const parts = length < walk.maxActions ? Math.floor(length / 2) : wished;
  let parting: State | undefined;
  let before: readonly Fact[] = [];
  const script: Action[] = [];
  const facts: Fact[] = [];
  randomWalk({
    ...walk,
    onStep({ number, before: state, action, facts: written }) {
      if (number <= parts || !('choice' in action)) {
        if (!parting) before = written;
        return;
      }
      parting ??= state;
      script.push(action);
      facts.push(...written);
    },
  });
  return { parting, before, script, facts };
}
