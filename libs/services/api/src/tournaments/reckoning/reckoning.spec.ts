/** Given the events of a tournament, what the thread reckons is what the pure functions say of its export. */
import type { CorrectResult } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  phaseStandings,
  standingsIn,
  type OfflineTournament,
  type RankExplained,
} from '@scoresheet/domain-tournament';
import { describe, expect, it } from 'vitest';
import type { Question, StandingsAsked } from './asked.js';
import {
  newTournament,
  OWNER,
  playedTournament,
  stateFromExport,
  taking,
} from './played-tournament.spec-kit.js';
import { reckoning } from './reckoning.js';
import type { StandingsPage } from './standings-page.js';

const ALL: StandingsAsked = { ask: 'standings', live: false, from: 0, first: 500 };

/** A thread that has all events of the tournament. */
function knowing(tournament: OfflineTournament) {
  const answer = reckoning();
  answer(taking(tournament));
  return <T>(question: Question, seq = tournament.events().length - 1): T => {
    const asked = { do: 'answer', tournament: tournament.record, seq, question } as const;
    let told = answer(asked);
    while (told.did === 'fold') told = answer(asked);
    if (told.did !== 'answer') throw new Error(`the thread says ${told.did}`);
    return told.answer as T;
  };
}

const withoutScores = ({ lines }: StandingsPage) => lines.map(({ score: _, ...line }) => line);

describe('Given a tournament of eleven', () => {
  const tournament = playedTournament(11);
  const lastSeq = tournament.events().length - 1;

  it('then its standings after any event are those of an export that ends there', () => {
    const ask = knowing(tournament);
    const seqs = [...tournament.events().keys()];
    const reckoned = seqs.map((seq) => withoutScores(ask<StandingsPage>(ALL, seq)));
    const pure = seqs.map((seq) => standingsIn(stateFromExport(tournament.events(), seq), sha256));
    expect(reckoned).toEqual(pure);
    expect(new Set(pure.map((lines) => JSON.stringify(lines))).size).toBeGreaterThan(5);
  });

  it('then they are the same in whatever order they are asked for', () => {
    const ask = knowing(tournament);
    const seqs = [...tournament.events().keys()].toReversed();
    const reckoned = seqs.map((seq) => withoutScores(ask<StandingsPage>(ALL, seq)));
    const pure = seqs.map((seq) => standingsIn(stateFromExport(tournament.events(), seq), sha256));
    expect(reckoned).toEqual(pure);
  });

  it('then live standings count the round that is played, and say so', () => {
    const ask = knowing(tournament);
    const results = tournament.events().flatMap((bytes, seq) => (isResult(bytes) ? [seq] : []));
    const [first = 0] = results;
    const live = ask<StandingsPage>({ ...ALL, live: true }, first);
    const official = ask<StandingsPage>(ALL, first);
    expect([live.isLive, official.isLive]).toEqual([true, false]);
    expect(live.lines[0]).toMatchObject({ points: '3', score: { wins: 1, losses: 0, draws: 0 } });
    expect(official.lines[0]).toMatchObject({ points: '0', score: null });
    expect(ask<StandingsPage>({ ...ALL, live: true }).isLive).toBe(false);
  });

  it('then standings of a phase stay what they were when it ended', () => {
    const ask = knowing(tournament);
    const state = stateFromExport(tournament.events(), lastSeq);
    const [swiss] = state.phases;
    const pure = swiss && phaseStandings(state, swiss, sha256, {});
    const page = ask<StandingsPage>({ ...ALL, phase: 1 });
    expect(withoutScores(page)).toEqual(pure);
    expect(page.played).toEqual({ phase: 1, closedRounds: 3 });
    expect(ask({ ...ALL, phase: 3 })).toBeNull();
  });

  it('then pages follow each other, and a search leaves ranks as they are', () => {
    const ask = knowing(tournament);
    const { lines } = ask<StandingsPage>(ALL);
    const second = ask<StandingsPage>({ ...ALL, from: 4, first: 4 });
    expect(second).toMatchObject({ from: 4, total: 11, lines: lines.slice(4, 8) });
    const [last] = lines.slice(-1);
    const found = ask<StandingsPage>({ ...ALL, only: [last?.entrant ?? 0] });
    expect(found).toMatchObject({ total: 1, lines: [last] });
  });

  it('then each won match, with the byes, is in the score', () => {
    const { lines } = knowing(tournament)<StandingsPage>({ ...ALL, phase: 1 });
    const played = lines.map(
      ({ score }) => (score?.wins ?? 0) + (score?.losses ?? 0) + (score?.draws ?? 0),
    );
    expect(played).toEqual(lines.map(() => 3));
    const sum = (of: 'wins' | 'losses') =>
      lines.reduce((all, { score }) => all + (score?.[of] ?? 0), 0);
    expect(sum('wins') - sum('losses')).toBe(3); // a bye in each round
  });

  it('then the reasons of a rank end in results, each number once', () => {
    const why = knowing(tournament)<RankExplained>({
      ask: 'rank',
      phase: 1,
      entrant: 4,
      live: false,
    });
    const state = stateFromExport(tournament.events(), lastSeq);
    const swiss = state.phases[0] && phaseStandings(state, state.phases[0], sha256, {});
    const line = swiss?.find(({ entrant }) => entrant === 4);
    const roots = why.roots.map((id) => why.numbers[id]);
    expect(roots.map((number) => [number?.name, number?.value])).toEqual(
      expect.arrayContaining([
        ['points', line?.points],
        ...(line?.tieBreaks ?? []).map(({ name, value }) => [name, value]),
      ]),
    );
    expect(why.numbers.map(({ id }) => id)).toEqual([...why.numbers.keys()]);
    const sums = why.numbers.filter(({ by, value }) => by === 'sum' && !value.includes('/'));
    const added = sums.map(({ parts }) =>
      parts
        .filter(({ counts }) => counts)
        .reduce((sum, { number }) => sum + Number(why.numbers[number]?.value), 0),
    );
    expect(sums.length).toBeGreaterThan(0);
    expect(added).toEqual(sums.map(({ value }) => Number(value)));
    const ends = why.numbers.filter(({ parts }) => parts.length === 0).map(({ by }) => by);
    expect(new Set(ends)).toEqual(new Set(['round', 'given']));
  });

  it('then its bracket names who came from where and at which table', () => {
    const bracket = knowing(tournament)({ ask: 'bracket', phase: 2 });
    expect(bracket).toMatchObject({
      rule: 'single-elimination/2',
      matches: [
        { id: 'w1-1', kind: 'done', at: { round: 1 } },
        { id: 'w1-2', kind: 'done', at: { round: 1 } },
        {
          id: 'w2-1',
          from: [{ winnerOf: 'w1-1' }, { winnerOf: 'w1-2' }],
          at: { round: 2, table: 1 },
        },
      ],
    });
    expect(knowing(tournament)({ ask: 'bracket', phase: 1 })).toBeNull();
  });
});

const isResult = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes).includes('"kind":"result-recorded"');

describe('Given a thread that lacks events', () => {
  const tournament = playedTournament(4);
  const { record } = tournament;
  const asked = { do: 'answer', tournament: record, question: ALL } as const;

  it('then it says from which one on, and passes over what it has', () => {
    const answer = reckoning();
    expect(answer({ ...asked, seq: 3 })).toEqual({ did: 'lack', next: 0 });
    const { length } = tournament.events();
    expect(answer(taking(tournament))).toEqual({ did: 'take', next: length });
    expect(answer(taking(tournament, 2))).toEqual({ did: 'take', next: length });
    expect(answer({ ...asked, seq: length })).toEqual({ did: 'lack', next: length });
    expect(answer({ ...asked, seq: length - 1 })).toMatchObject({ did: 'answer' });
  });

  it('then a gap is a bug', () => {
    expect(() => reckoning()(taking(tournament, 2))).toThrow('come first');
  });
});

describe('Given a pair that must not meet', () => {
  const tournament = newTournament('forbidden');
  const say = tournament.sendOrThrow;
  say(OWNER, {
    type: 'create-tournament',
    game: 'fuzzycards',
    play: 'tables',
    capacity: 8,
    entry: 'open',
    checkIn: false,
    phases: [{ kind: 'swiss', standings: 'magic/1', rounds: 2 }],
  });
  say(OWNER, { type: 'announce-tournament' });
  say(OWNER, { type: 'open-registration' });
  say(OWNER, {
    type: 'add-entrants',
    entrants: ['p1', 'p2', 'p3', 'p4'].map((actor) => ({ actor })),
  });
  say(OWNER, { type: 'forbid-pairs', pairs: [[1, 2]] });
  say(OWNER, { type: 'begin-phase', phase: 1 });
  say(OWNER, { type: 'draw-round', phase: 1, round: 1 });
  const drawn = tournament.events().length - 1;
  say(OWNER, { type: 'publish-round', phase: 1, round: 1 });
  const asked = { ask: 'opponents', phase: 1, round: 1, table: 1 } as const;
  const told = (tellsForbidden: boolean, seq?: number): string =>
    JSON.stringify(knowing(tournament)({ ...asked, tellsForbidden }, seq));

  it('then the house is told so, and nobody else', () => {
    expect(told(true)).toContain('forbidden-pair');
    expect(told(false)).not.toContain('forbidden-pair');
    expect(told(false)).toContain('alternatives');
  });

  it('then nobody is told of a table that is not published', () => {
    expect([told(true, drawn), told(false, drawn)]).toEqual(['null', 'null']);
  });
});

describe('Given whoever asks what a correction would change', () => {
  const tournament = playedTournament(6);
  // The last event finishes the tournament, and after it nothing is corrected.
  const playing = tournament.events().length - 2;
  const command = {
    type: 'correct-result',
    record: tournament.record,
    commandId: 'preview',
    role: 'player',
    phase: 1,
    round: 1,
    table: 1,
    expectedSeq: playing,
    reasonDigest: 'a'.repeat(64),
    result: { is: 'double-loss' },
  } as const satisfies Omit<CorrectResult, 'actor'>;
  const preview = (actor: string, said: Partial<CorrectResult> = {}) =>
    knowing(tournament)({ ask: 'correction', command: { ...command, actor, ...said } }, playing);

  it('then staff are told it, and players are refused as the correction would be', () => {
    expect(preview(OWNER)).toMatchObject({ seq: playing, bracket: [] });
    expect(preview('p1')).toMatchObject({ outcome: 'refused', code: 'not-allowed' });
  });

  it('then a result that the table cannot have is refused, and breaks nothing', () => {
    const result = { is: 'forfeit', winner: 99 } as const;
    expect(preview(OWNER, { result })).toMatchObject({
      outcome: 'refused',
      code: 'result-unclear',
    });
    expect(preview(OWNER, { table: 99 })).toMatchObject({ outcome: 'refused' });
  });
});
