/** Given a tournament that was packed for a thread, when a command is decided there, then it is the same. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { canonicalJson, type Json } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TournamentState } from '../fold/tournament-state.js';
import type { Said } from '../offline/offline-tournament.js';
import { FORMATS, movesOf } from '../random-event.spec-kit.js';
import * as kit from '../tournament.spec-kit.js';
import { decideApart, seedFor } from './decide-apart.js';
import { isLargeWork, LARGE_FROM_ENTRANTS, type LargeCommand } from './large-work.js';
import { packTournament, type PackedTournament } from './packed-tournament.js';

const walk = fc.record({
  format: fc.constantFrom(...FORMATS),
  players: fc.integer({ min: 2, max: 11 }),
  chances: fc.array(fc.nat(0x7fff_ffff), { minLength: 40, maxLength: 120, size: 'max' }),
});

const TYPES: readonly LargeCommand['type'][] = [
  'draw-round',
  'publish-round',
  'begin-phase',
  'finish-tournament',
];
const LARGE: readonly string[] = TYPES;

function packed(state: TournamentState): PackedTournament {
  const steps = packTournament(state);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

const commandOf = (state: TournamentState, actor: string, said: Said): TournamentCommand =>
  ({ ...said, actor, role: 'player', record: state.record, commandId: 'apart' }) as never;

/** As it comes out of a thread: plain data, which was copied twice. */
function apart(state: TournamentState, actor: string, said: Said) {
  const command = commandOf(state, actor, said) as LargeCommand;
  const seed = seedFor(command, kit.environment.secretOf(state.record));
  const work = structuredClone({ tournament: packed(state), command, seed });
  return structuredClone(decideApart(work, sha256));
}

/** What the permissions say is asked before anything is sent to a thread. */
const ASKED_BEFORE: readonly string[] = ['not-allowed', 'wrong-stage'];

describe('Whatever is drawn or cut in a tournament', () => {
  it('comes to the same apart, byte for byte', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(walk, ({ format, players, chances }) => {
        const scene = kit.registered(players, { phases: format });
        for (const chance of chances) {
          const moves = movesOf(scene, chance >> 8);
          const move = moves[chance % Math.max(1, moves.length)];
          if (move === undefined) break;
          const { actor, said } = move;
          if (!LARGE.includes(said.type)) scene.tries(actor, said);
          else compare(scene, actor, said);
        }
      }),
      { numRuns: 80, seed: 15 },
    );
    expect(LARGE.filter((type) => !seen.has(`${type} accepted`))).toEqual([]);
    expect(seen.has('finish-tournament refused')).toBe(true);

    function compare(scene: kit.EventScene, actor: string, said: Said): void {
      const found = apart(scene.state(), actor, said);
      const sent = scene.tournament.send(actor, said);
      const is = 'outcome' in sent ? 'refused' : 'accepted';
      const name = `${said.type} ${is}`;
      if ('outcome' in sent) {
        if (sent.outcome === 'refused' && ASKED_BEFORE.includes(sent.code)) return;
        expect(found).toEqual(sent);
      } else {
        expect(canonicalJson(found as never)).toBe(canonicalJson(houseFacts(sent.bytes)));
      }
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
  });
});

const houseFacts = (bytes: Uint8Array): readonly Json[] =>
  JSON.parse(new TextDecoder().decode(bytes).split('\n').at(-1) ?? '').facts;

describe('Work is large', () => {
  const TWO: Parameters<typeof kit.begun>[1] = { capacity: 128, phases: [kit.SWISS, kit.CUT] };
  const isLarge = (scene: kit.EventScene, said: Said, actor = kit.OWNER): boolean =>
    isLargeWork(scene.state(), commandOf(scene.state(), actor, said));
  const DRAW = { type: 'draw-round', phase: 1, round: 1 } as const;
  const PUBLISH = { ...DRAW, type: 'publish-round' } as const;

  it('from so many entrants on', () => {
    expect(isLarge(kit.begun(LARGE_FROM_ENTRANTS, TWO), DRAW)).toBe(true);
    expect(isLarge(kit.begun(LARGE_FROM_ENTRANTS - 1, TWO), DRAW)).toBe(false);
  });

  it('for a draw that is published, where somebody has left since', () => {
    const scene = kit.begun(LARGE_FROM_ENTRANTS, TWO);
    scene.leads(DRAW);
    expect(isLarge(scene, PUBLISH)).toBe(false);
    scene.leads({ type: 'drop-entrant', entrant: 5 });
    expect(isLarge(scene, PUBLISH)).toBe(true);
  });

  it('for a cut, and not for the beginning, a result, or the end without a cut', () => {
    const registered = kit.registered(LARGE_FROM_ENTRANTS, TWO);
    expect(isLarge(registered, { type: 'begin-phase', phase: 1 })).toBe(false);
    const scene = kit.begun(LARGE_FROM_ENTRANTS, TWO);
    expect(isLarge(scene, { type: 'begin-phase', phase: 2 })).toBe(true);
    expect(isLarge(scene, { type: 'pause-tournament' })).toBe(false);
    expect(isLarge(kit.begun(LARGE_FROM_ENTRANTS, { capacity: 128 }), FINISH)).toBe(false);
    expect(isLarge(scene, FINISH)).toBe(true);
  });

  it('never for somebody who may not do it, nor for a command that was accepted before', () => {
    const scene = kit.begun(LARGE_FROM_ENTRANTS, TWO);
    expect(isLarge(scene, DRAW, 'p1')).toBe(false);
    const sent = commandOf(scene.state(), kit.OWNER, DRAW);
    const earlier = [...scene.state().commands.recent.keys()].at(-1) ?? '';
    expect(isLargeWork(scene.state(), { ...sent, commandId: earlier })).toBe(false);
  });
});

const FINISH = { type: 'finish-tournament' } as const;
