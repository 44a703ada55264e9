/** Given a command that comes too late, when it is asked why, then the tournament stays as it is. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import type { Said } from '../offline/offline-tournament.js';
import { tournamentAggregate } from '../record/tournament-aggregate.js';
import * as kit from '../tournament.spec-kit.js';

const { decide, refusalOf } = tournamentAggregate(kit.environment);

describe('Why a command would not be accepted', () => {
  const scene = kit.begun(4);
  const sent = (said: Said, commandId = 'late'): TournamentCommand =>
    ({
      actor: kit.OWNER,
      role: 'player',
      record: scene.state().record,
      ...said,
      commandId,
    }) as TournamentCommand;
  const DRAW = { type: 'draw-round', phase: 1, round: 1 } as const;

  it.each([
    ['a round that does not come next', sent({ ...DRAW, round: 2 })],
    ['a step of another stage', sent({ type: 'announce-tournament' })],
    ['a command that was accepted before', sent(DRAW, [...scene.state().commands.recent][0]?.[0])],
  ])('is what deciding it says: %s', (_, command) => {
    const state = scene.state();
    const refusal = refusalOf?.(state, command, 0);
    expect(refusal).toBeDefined();
    expect(refusal).toEqual(decide(structuredClone(state), command, 0));
  });

  it('is nothing where it would be accepted, and nothing has changed', () => {
    const before = structuredClone(scene.state());
    expect(refusalOf?.(scene.state(), sent(DRAW), 0)).toBeUndefined();
    expect(scene.state()).toEqual(before);
  });
});
