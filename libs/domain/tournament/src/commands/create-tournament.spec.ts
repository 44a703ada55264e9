import type { PhaseAsked, TournamentAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { tournamentAggregate } from '../record/tournament-aggregate.js';
import { CUT, draft, environment, SWISS, TERMS } from '../tournament.spec-kit.js';
import { offlineTournament, type Said } from '../offline/offline-tournament.js';

/** What becomes of asking for this. */
function asked(terms: Partial<TournamentAsked>): string {
  const tournament = offlineTournament(environment, { name: 'asked', owner: 'olga' });
  const sent = tournament.send('olga', { ...TERMS, ...terms, type: 'create-tournament' });
  if (!('outcome' in sent)) return 'accepted';
  return sent.outcome === 'refused' ? sent.code : sent.outcome;
}

const POD: PhaseAsked = {
  kind: 'pods',
  standings: 'pods/1',
  rounds: 3,
  least: 3,
  most: 5,
  wanted: 4,
};

describe('create-tournament', () => {
  it('pins rules, algorithms and presets, and commits to a secret and to seeds', () => {
    const { terms, secret, owner, stage } = draft({ phases: [SWISS, CUT] }).state();
    expect(terms).toMatchObject({ game: 'tokens', ruleset: 'tokens/1' });
    expect(terms.phases.map(({ pairing, standings }) => [pairing, standings])).toEqual([
      ['swiss/1', 'magic/1'],
      ['single-elimination/2', 'magic/1'],
    ]);
    const commitments = [secret, ...terms.phases.map(({ seeds }) => seeds)];
    expect(commitments.every((digest) => /^[0-9a-f]{64}$/.test(digest))).toBe(true);
    expect(new Set(commitments).size).toBe(3);
    expect([owner, stage]).toEqual(['olga', 'draft']);
  });

  it('pins how far spectators of its matches are held behind, where that is asked for', () => {
    const spectatorDelay = { events: 3, seconds: 60 };
    const delayed = draft({ play: 'platform', spectatorDelay }).state();
    expect(delayed.terms).toMatchObject({ spectatorDelay });
    expect(draft().state().terms).not.toHaveProperty('spectatorDelay');
  });

  it('names the key of the installation where it is not the first', () => {
    const keyed = tournamentAggregate({ ...environment, keyAt: () => 'spring' });
    const { record } = offlineTournament(environment, { name: 'keyed', owner: 'olga' });
    const named = { commandId: 'keyed-0', record, actor: 'olga', role: 'player' } as const;
    const sent = keyed.decide(undefined, { ...TERMS, ...named, type: 'create-tournament' }, 0);
    if (sent.outcome !== 'accepted') throw new Error(sent.outcome);
    expect(sent.state.key).toBe('spring');
  });

  it('has the id that is derived from its creator and command, and is made once', () => {
    const scene = draft();
    expect(scene.tries('olga', { ...TERMS, type: 'create-tournament' })).toBe('wrong-record');
    const { record } = scene.tournament;
    const { decide } = tournamentAggregate(environment);
    const first = { commandId: 'x-0', record, actor: 'olga', role: 'player' } as const;
    const others = decide(undefined, { ...TERMS, ...first, type: 'create-tournament' }, 0);
    expect(others).toMatchObject({ code: 'wrong-record' });
  });

  it.each<[string, string, Partial<TournamentAsked>]>([
    ['unknown-game', 'a game that is not there', { game: 'chess' }],
    ['unknown-option', 'an option that the game has not', { options: { fog: 'on' } }],
    ['unknown-preset', 'standings of nobody', { phases: [{ ...SWISS, standings: 'magic/9' }] }],
    ['unknown-preset', 'head-counts of nobody', { phases: [{ ...SWISS, rounds: 'mine/1' }] }],
    ['terms-unclear', 'a cut before the first phase', { phases: [CUT] }],
    ['terms-unclear', 'a second phase without a cut', { phases: [SWISS, SWISS] }],
    [
      'terms-unclear',
      'a cut by head-count behind a number of rounds',
      { phases: [SWISS, { ...CUT, cut: { by: 'head-count' } }] },
    ],
    ['terms-unclear', 'pods whose usual size is none', { phases: [{ ...POD, least: 5 }] }],
    ['terms-unclear', 'a delay at wooden tables', { spectatorDelay: { events: 1, seconds: 0 } }],
    ['terms-unclear', 'lists from a phase, without it', { lists: { open: 'from-phase' } }],
    ['terms-unclear', 'lists at the end, with a phase', { lists: { open: 'at-end', phase: 1 } }],
    ['terms-unclear', 'lists from no phase', { lists: { open: 'from-phase', phase: 2 } }],
    [
      'terms-unclear',
      'extra turns in rounds without an end',
      { play: 'platform', phases: [{ ...SWISS, extraTurns: 5 }] },
    ],
    [
      'terms-unclear',
      'extra turns at wooden tables',
      { play: 'tables', phases: [{ ...SWISS, roundMs: 60_000, extraTurns: 5 }] },
    ],
  ])('is refused as %s for %s', (code, _, terms) => {
    expect(asked(terms)).toBe(code);
  });

  it('has extra turns where the house calls the end of a round, and none anywhere', () => {
    const timed = { ...SWISS, roundMs: 60_000, extraTurns: 5 };
    expect(asked({ play: 'platform', phases: [timed] })).toBe('accepted');
    expect(asked({ phases: [{ ...SWISS, extraTurns: 0 }] })).toBe('accepted');
  });

  it('is refused for tables that the game has not', () => {
    const { gameOf } = environment;
    const pair = { ...environment, gameOf: (name: string) => pairsOf(gameOf(name)) };
    const tournament = offlineTournament(pair, { name: 'pairs', owner: 'olga' });
    const said: Said = { ...TERMS, phases: [POD], type: 'create-tournament' };
    expect(tournament.send('olga', said)).toMatchObject({ code: 'terms-unclear' });
    expect(tournament.send('olga', { ...said, phases: [SWISS] })).toHaveProperty('bytes');
  });

  it('is nothing that the house does', () => {
    const tournament = offlineTournament(environment, { name: 'house', owner: 'house' });
    const said: Said = { ...TERMS, type: 'create-tournament' };
    expect(tournament.send('house', said, 'house')).toMatchObject({ code: 'not-allowed' });
  });

  it('comes first: before it there is no tournament', () => {
    const tournament = offlineTournament(environment, { name: 'none', owner: 'olga' });
    expect(tournament.send('olga', { type: 'announce-tournament' })).toMatchObject({
      code: 'unknown-tournament',
    });
  });

  it('commits to another secret for each tournament of one installation', () => {
    const [one, other] = [draft().state(), draft().state()];
    expect(one.secret).not.toBe(other.secret);
    expect(one.secret).not.toBe(sha256('').toString());
  });
});

const pairsOf = (game: ReturnType<typeof environment.gameOf>) => game && { ...game, maxSeats: 2 };
