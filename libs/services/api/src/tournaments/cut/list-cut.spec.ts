import type { TournamentState } from '@scoresheet/domain-tournament';
import { describe, expect, it } from 'vitest';
import { isListShown } from './list-cut.js';

type Lists = TournamentState['terms']['lists'];
const PUBLIC = { audience: 'public' } as const;

interface Scene {
  readonly stage?: TournamentState['stage'];
  /** Stage of the only round of each phase, where 1 meets 2 and 3 meets 4. */
  readonly rounds?: readonly string[];
}

function stateOf(lists: Lists, { stage = 'playing', rounds = [] }: Scene): TournamentState {
  const tables = new Map([
    [1, { entrants: [1, 2] }],
    [2, { entrants: [3, 4] }],
  ]);
  const phases = rounds.map((round) => ({ rounds: [{ stage: round, tables }] }));
  return { terms: { lists }, stage, phases } as unknown as TournamentState;
}

/** Who of a stranger and entrants 1 to 3 is shown the list of entrant 1. */
const shownTo = (lists: Lists, scene: Scene): readonly (number | undefined)[] =>
  [undefined, 1, 2, 3].filter((own) => isListShown(stateOf(lists, scene), 1, { cut: PUBLIC, own }));

const EVERYBODY = [undefined, 1, 2, 3];

describe('The list of entrant 1', () => {
  it.each<[string, Lists, Scene, readonly (number | undefined)[]]>([
    ['never', { open: 'never' }, { stage: 'finished', rounds: ['closed'] }, [1]],
    ['at the end, before it', { open: 'at-end' }, { rounds: ['closed'] }, [1]],
    ['at the end', { open: 'at-end' }, { stage: 'finished' }, EVERYBODY],
    ['at the end, when cancelled', { open: 'at-end' }, { stage: 'cancelled' }, EVERYBODY],
    ['from phase 2, before it', { open: 'from-phase', phase: 2 }, { rounds: ['closed'] }, [1]],
    ['from phase 2', { open: 'from-phase', phase: 2 }, { rounds: ['closed', 'drawn'] }, EVERYBODY],
    ['to the opponent, before a round', { open: 'to-opponent' }, {}, [1]],
    ['to the opponent of a drawn round', { open: 'to-opponent' }, { rounds: ['drawn'] }, [1]],
    ['to the opponent of a reviewed round', { open: 'to-opponent' }, { rounds: ['reviewed'] }, [1]],
    ['to the opponent when published', { open: 'to-opponent' }, { rounds: ['published'] }, [1, 2]],
    ['to an earlier opponent', { open: 'to-opponent' }, { rounds: ['closed', 'drawn'] }, [1, 2]],
  ])('opened %s', (_, lists, scene, shown) => {
    expect(shownTo(lists, scene)).toEqual(shown);
  });

  it('is shown to the house in any case', () => {
    const state = stateOf({ open: 'never' }, {});
    expect(isListShown(state, 1, { cut: { audience: 'house' }, own: undefined })).toBe(true);
  });
});
