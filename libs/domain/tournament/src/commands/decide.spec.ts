/** A command can come twice, or under an id that was used, and nothing happens. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { tournamentAggregate } from '../record/tournament-aggregate.js';
import { begun, environment, type EventScene } from '../tournament.spec-kit.js';

const { decide } = tournamentAggregate(environment);

function sent(scene: EventScene, changed: Partial<TournamentCommand> = {}) {
  const { record } = scene.tournament;
  const command = {
    type: 'number-tables',
    first: 5,
    leftOut: [],
    commandId: 'once',
    record,
    actor: 'olga',
    role: 'player',
    ...changed,
  } as TournamentCommand;
  return decide(scene.state(), command, scene.state().at);
}

describe('A command that comes again', () => {
  it('has the first outcome, whatever has happened since', () => {
    const scene = begun(2);
    sent(scene);
    const { seq } = scene.state();
    expect(sent(scene)).toEqual({ outcome: 'duplicate', seq });
    sent(scene, { commandId: 'two' });
    expect(sent(scene)).toEqual({ outcome: 'duplicate', seq });
    expect(scene.state().seq).toBe(seq + 1);
  });

  it.each([{ first: 6 }, { actor: 'otto' }, { role: 'house' }, { type: 'announce-tournament' }])(
    'with %j under the same id is an error of its own',
    (changed) => {
      const scene = begun(2);
      sent(scene);
      expect(sent(scene, changed as never)).toMatchObject({ outcome: 'command-id-reused' });
    },
  );

  it.each(['constructor', '__proto__', 'toString'])('may be called %s', (commandId) => {
    const scene = begun(2);
    expect(sent(scene, { commandId })).toMatchObject({ outcome: 'accepted' });
    expect(sent(scene, { commandId })).toMatchObject({ outcome: 'duplicate' });
  });

  it('was refused, and may be sent again until it is accepted', () => {
    const scene = begun(2);
    const draw = { type: 'draw-round', phase: 1, round: 1 } as const;
    expect(sent(scene, { ...draw, round: 2 } as never)).toMatchObject({ code: 'wrong-round' });
    expect(sent(scene, draw as never)).toMatchObject({ outcome: 'accepted' });
  });
});

describe('A command that is refused', () => {
  it('changes nothing', () => {
    const scene = begun(4);
    const before = structuredClone(scene.state());
    const tries = [
      scene.tries('vera', { type: 'draw-round', phase: 1, round: 1 }),
      scene.tries('olga', { type: 'draw-round', phase: 1, round: 9 }),
      scene.tries('olga', { type: 'begin-phase', phase: 1 }),
      scene.tries('p1', { type: 'drop-entrant', entrant: 2 }),
    ];
    expect(tries).toEqual(['not-allowed', 'wrong-round', 'conflict', 'wrong-entrant']);
    expect(scene.state()).toEqual(before);
  });

  it('comes from somebody of another tournament', () => {
    const [mine, other] = [begun(2), begun(3)];
    expect(other.tries('p3', { type: 'drop-entrant', entrant: 3 })).toBe('accepted');
    expect(mine.tries('p3', { type: 'drop-entrant', entrant: 1 })).toBe('not-allowed');
  });
});
