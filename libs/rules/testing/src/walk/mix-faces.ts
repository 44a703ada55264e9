/** Another world that looks the same to a viewer: the faces of its hidden cards have changed places. */
import type { CardId, Fact, Rules, State, Viewer } from '@scoresheet/rules-engine';
import { seededNumbers } from '../chance/seeded-chance.js';
import { mixed } from './random-choice.js';
import { unseenCards } from './unseen-cards.js';

/** Other numbers than those with which the game is played. */
const MIXING = 0x5ca1ab1e;

export const mixingNumbers = (seed: number) => seededNumbers(seed ^ MIXING);

interface Hiding {
  readonly rules: Rules;
  readonly state: State;
  readonly viewer: Viewer;
  /** What is going to happen; none where only this moment counts. */
  readonly facts: readonly Fact[];
}

/** Cards that the viewer does not see now and is shown by none of the facts to come. */
export function hiddenFrom({ rules, state, viewer, facts }: Hiding): readonly CardId[] {
  const at = new Map(Object.values(state.cards).map(({ id, place }) => [id, place]));
  const unseen = unseenCards({ rules, viewer, at, facts });
  return Object.keys(state.cards).filter((id) => unseen.has(id));
}

/** Changes the state: each owner's hidden cards among themselves. */
export function mixFaces(state: State, hidden: readonly CardId[], seed: number): void {
  const below = mixingNumbers(seed);
  const owners = new Set(hidden.map((id) => state.cards[id]?.owner));
  for (const owner of owners) {
    const ids = hidden.filter((id) => state.cards[id]?.owner === owner);
    const faces = mixed(
      ids.map((id) => state.cards[id]?.face as string),
      below,
    );
    ids.forEach((id, index) => {
      const card = state.cards[id];
      if (card) state.cards[id] = { ...card, face: faces[index] as string };
    });
  }
}

export const facesDiffer = (one: State, other: State): boolean =>
  Object.values(one.cards).some(({ id, face }) => other.cards[id]?.face !== face);
