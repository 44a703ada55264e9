/** Given a game of a series that is over, then its record says where the series goes on, and how. */
import { describe, expect, it } from 'vitest';
import { verifyExport } from '@scoresheet/domain-record';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { matchRefolder } from '../record/refolder.js';
import { openScene, sha256, type Said, type Scene } from '../scene.spec-kit.js';
import { HOUSE, tableEnvironment } from '../table.spec-kit.js';
import { viewMatch } from '../views/view.js';
import {
  BEST_OF_3,
  begin,
  creationAfter,
  firstGame,
  gameAfter,
  lostBy,
  PLAYERS,
} from './series.spec-kit.js';

const seriesOf = (scene: Scene) => viewMatch(scene.state(), 'public', tableEnvironment).series;
const verdictOf = (scene: Scene) =>
  verifyExport(scene.exported(), matchRefolder(tableEnvironment), sha256).verdict;
const lastFacts = (scene: Scene) =>
  scene.events.at(-1)?.parts.public.facts as readonly { kind: string }[];
const JUDGE = { role: 'judge' } as const;

describe('A game of a series that is over', () => {
  it('names the match of the next game, for everybody', () => {
    const scene = lostBy('ann', firstGame());
    const next = gameAfter(scene).record;
    expect(lastFacts(scene).at(-1)).toEqual({ kind: 'series-goes-on', match: next });
    expect(scene.folded()).toEqual(scene.state());
    expect(verdictOf(scene)).toBe('EXACT');
    expect(seriesOf(scene)).toEqual({
      bestOf: 3,
      game: 1,
      wins: [0, 1],
      draws: 0,
      isDecided: false,
      previous: [],
      next,
    });
  });

  it('is followed by one of the same two with the same lists, which the loser may begin', () => {
    const scene = lostBy('ann', firstGame({ abandonAfterMs: 600_000, private: true }));
    const { seq, hash } = scene.events.at(-1)?.head ?? {};
    const next = gameAfter(scene);
    const { terms, seats } = next.state();
    expect(seats.map(({ actor, deck, ready }) => [actor, deck, ready])).toEqual([
      ['ann', LANTERN_DECK, false],
      ['bob', LANTERN_DECK, false],
    ]);
    expect(terms).toMatchObject({
      series: { bestOf: 3, previous: [{ match: scene.record, seq, hash, places: [[2], [1]] }] },
      begins: { chosenBy: 1 },
      abandonAfterMs: 600_000,
      private: true,
    });
    begin(next);
    expect(next.state()).toMatchObject({ begins: 1 });
    expect(next.folded()).toEqual(next.state());
    expect(verdictOf(next)).toBe('EXACT');
  });

  it('shows the list of a seat to that seat alone', () => {
    const { parts } = gameAfter(lostBy('ann', firstGame())).events[0] ?? {};
    expect(JSON.stringify(parts?.public)).not.toContain('lamp-');
    expect(JSON.stringify(parts?.seat1)).toContain('lamp-');
    expect(JSON.stringify(parts?.public)).toContain('"previous"');
  });

  it('leaves who begins to a game that never asks', () => {
    const scene = lostBy('ann', firstGame({ game: 'lanterns' }));
    expect(creationAfter(scene)).not.toHaveProperty('begins');
    expect(gameAfter(scene).state().terms.series?.previous).toHaveLength(1);
  });

  it('goes on until somebody has won more than half of its games', () => {
    const second = lostBy('bob', gameAfter(lostBy('ann', firstGame())));
    const third = lostBy('bob', gameAfter(second));
    expect(seriesOf(second)).toMatchObject({ game: 2, wins: [1, 1], isDecided: false });
    expect(seriesOf(third)).toMatchObject({ game: 3, wins: [2, 1], isDecided: true, next: null });
    expect(creationAfter(third)).toBeUndefined();
    expect(lastFacts(third).map(({ kind }) => kind)).not.toContain('series-goes-on');
  });

  it('adds up what its games were worth, where the game says so', () => {
    const first = firstGame({ game: 'scored-league' });
    const bid = first.send.bind(first);
    begin(first);
    const lead = () => PLAYERS.find((_, at) => first.asked(at + 1)?.kind === 'lead');
    for (const [at, actor] of PLAYERS.entries()) {
      const asked = first.asked(at + 1);
      const from = asked?.options.pick === 'one' ? asked.options.from : [];
      bid(actor, { type: 'act', decision: asked?.id ?? '', choice: from[0]?.id ?? '' });
    }
    const points = lead() === 'ann' ? [1, 0] : [0, 1];
    first.send('bob', { type: 'concede' });
    const second = lostBy('ann', gameAfter(first));
    expect(second.state().terms.series?.previous[0]?.figures).toEqual(points);
    expect([seriesOf(first)?.figures, seriesOf(second)?.figures]).toEqual([points, points]);
  });
});

describe('A series ends without a result', () => {
  const ruled = (result: 'draw' | 'no-result' | 'win', role: 'judge' | 'organiser' = 'judge') => {
    const scene = begin(firstGame());
    const winner = result === 'win' ? { winner: 1 } : {};
    const ruling = { type: 'end-match', result, ...winner, reasonDigest: 'a'.repeat(64) } as const;
    scene.send('jo', ruling, { role });
    return scene;
  };

  it('when a game ends without one, as by the clock or by staff', () => {
    const left = firstGame({ abandonAfterMs: 60_000 });
    left.wait(120_000);
    left.send('clock', { type: 'abandon-match', expectedSeq: 2 }, { role: 'clock' });
    for (const scene of [left, ruled('no-result', 'organiser')]) {
      expect(scene.aggregate.isOver(scene.state())).toBe(true);
      expect(seriesOf(scene)).toMatchObject({ isDecided: false, next: null });
      expect(creationAfter(scene)).toBeUndefined();
    }
  });

  it('but goes on where a ruling says who has won, or that nobody has', () => {
    expect(gameAfter(ruled('win')).state().terms.begins).toEqual({ chosenBy: 2 });
    const drawn = gameAfter(ruled('draw'));
    expect(drawn.state().terms.begins).toBeUndefined();
    expect(seriesOf(drawn)).toMatchObject({ game: 2, wins: [0, 0], draws: 1 });
  });

  it('when a game is decided before both have sat down', () => {
    const scene = openScene(tableEnvironment);
    scene.send('ann', { type: 'create-match', game: 'league', series: BEST_OF_3 });
    const sitting = { type: 'take-seat', seat: 1, deck: LANTERN_DECK } as const;
    scene.send('ann', { ...sitting, expectedSeq: 0 });
    const reasonDigest = 'a'.repeat(64);
    scene.send('jo', { type: 'end-match', result: 'win', winner: 1, reasonDigest }, JUDGE);
    expect(seriesOf(scene)).toMatchObject({ wins: [1, 0], next: null });
  });
});

describe('A later game', () => {
  it('can be given up before it begins, so that a series is given up game by game', () => {
    const second = gameAfter(lostBy('ann', firstGame()));
    expect(second.send('ann', { type: 'concede' })).toMatchObject({ type: 'match-conceded' });
    expect(second.state().closed).toEqual({ places: [[2], [1]], reason: 'conceded' });
    expect(seriesOf(second)).toMatchObject({ wins: [0, 2], isDecided: true, next: null });
    expect(second.folded()).toEqual(second.state());
    expect(verdictOf(second)).toBe('EXACT');
  });

  it('cannot be given up by others, nor can the first one before it begins', () => {
    const second = gameAfter(lostBy('ann', firstGame()));
    expect(second.send('cec', { type: 'concede' })).toMatchObject({ code: 'not-seated' });
    expect(firstGame().send('ann', { type: 'concede' })).toMatchObject({
      code: 'match-not-running',
    });
  });
});

describe('A series is not opened', () => {
  type Creation = Extract<Said, { type: 'create-match' }>;
  const opening = (asked: Partial<Creation>) =>
    openScene(tableEnvironment).send('ann', {
      type: 'create-match',
      game: 'league',
      series: BEST_OF_3,
      ...asked,
    });

  it.each([
    ['for three', { game: 'league-for-many', seats: 3 }, 'seat-count'],
    [
      'with spectators behind by seconds',
      { spectatorDelay: { events: 0, seconds: 9 } },
      'series-unclear',
    ],
    [
      'with records that open, as its lists are played again',
      { opens: 'at-end' as const },
      'series-unclear',
    ],
    [
      'by a player who names games before it',
      {
        series: {
          bestOf: 3 as const,
          previous: [{ match: 'm-1', seq: 9, hash: 'a'.repeat(64), places: [[1], [2]] }],
        },
      },
      'wrong-role',
    ],
  ])('%s', (_, asked, code) => {
    expect(opening(asked)).toMatchObject({ outcome: 'refused', code });
  });

  it('for spectators behind by events it is, and by the house for no game but the next', () => {
    expect(opening({ spectatorDelay: { events: 5, seconds: 0 } })).toMatchObject({
      outcome: 'accepted',
    });
    const scene = lostBy('ann', firstGame());
    const creation = creationAfter(scene);
    const elsewhere = openScene(tableEnvironment, 'house');
    expect(elsewhere.send('house', creation as Creation, HOUSE)).toMatchObject({
      outcome: 'refused',
      code: 'series-unclear',
    });
  });
});
