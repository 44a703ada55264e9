/** What advice must keep in every game: a game's `bot/advise.spec.ts` calls this with its table. */
import { copy, decisions, emptyTable, type Reading } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { facesDiffer, hiddenFrom, mixFaces } from '../walk/mix-faces.js';
import {
  ADVISED,
  playAdvised,
  seenBy,
  type AdvisedGame,
  type AdvisedPlay,
} from './advised-game.js';
import { LONGEST_MS } from './walked-game.js';

export type { AdvisedGame } from './advised-game.js';

/** A look at everything costs a second opinion: one question in so many is looked at. */
const LOOKED_AT = 4;
/** Games whose questions are looked at. */
const SEEDS = [1, 2];
/** A pair of equal worlds proves nothing: nine in ten have to differ. */
const MOST_DIFFER = 0.9;

export function adviceSuite(game: AdvisedGame): void {
  describe(`Advice for a seat at a table of ${game.name}`, () => {
    followedSuite(game);
    secretsSuite(game);
  });
}

function followedSuite(game: AdvisedGame): void {
  const games = once(() => Array.from({ length: game.games }, (_, n) => playAdvised(game, n + 1)));
  const all = (what: 'kinds' | 'silent' | 'says' | 'notOffered') =>
    [...new Set(games().flatMap((play) => play[what]))].sort();

  it('can always be followed', () => expect(all('notOffered')).toEqual([]), LONGEST_MS);

  it('beats chance', () => {
    const won = games().filter(({ winner }) => winner === ADVISED).length;
    expect(won).toBeGreaterThanOrEqual(game.won);
  });

  it('is given where something speaks for one answer or another', () => {
    expect(all('kinds')).toEqual([...game.kinds].sort());
    expect(all('silent')).toEqual([...game.silent].sort());
  });

  it('has words for a person', () => {
    for (const says of all('says')) expect(says).toMatch(/^[A-Za-z].*\w$/);
    if (game.says) expect(all('says')).toEqual([...game.says].sort());
  });
}

function secretsSuite(game: AdvisedGame): void {
  it(
    'is the same whenever it is asked, and changes nothing of what it was given',
    () => {
      lookAt(game, (reading) => {
        const seen = seenBy(ADVISED, reading);
        const before = JSON.stringify(seen);
        expect(game.advise(seen)).toEqual(game.advise(seen));
        expect(JSON.stringify(seen)).toBe(before);
      });
    },
    LONGEST_MS,
  );

  it(
    'rests on nothing that the seat may not see: unseen cards may be any',
    () => {
      let worlds = 0;
      let differing = 0;
      lookAt(game, (reading, seed) => {
        const other = { rules: game.rules, state: copy(reading.state) };
        mixFaces(other.state, hiddenFrom({ ...reading, viewer: ADVISED, facts: [] }), seed);
        worlds += 1;
        if (facesDiffer(reading.state, other.state)) differing += 1;
        expect(game.advise(seenBy(ADVISED, other))).toEqual(game.advise(seenBy(ADVISED, reading)));
      });
      expect(differing / worlds).toBeGreaterThanOrEqual(MOST_DIFFER);
    },
    LONGEST_MS,
  );

  it(
    'is none for who is not asked',
    () => {
      let others = 0;
      lookAt(game, (reading) => {
        const other = ADVISED === 1 ? 2 : 1;
        if (decisions(reading).some(({ seat }) => seat === other)) return;
        others += 1;
        expect(game.advise(seenBy(other, reading))).toEqual([]);
      });
      expect(others).toBeGreaterThan(0);
      const before = { rules: game.rules, state: emptyTable(game.rules, game.tableOf(1)) };
      expect(game.advise(seenBy(ADVISED, before))).toEqual([]);
    },
    LONGEST_MS,
  );
}

function lookAt(game: AdvisedGame, look: (reading: Reading, seed: number) => void): void {
  for (const seed of SEEDS) {
    let asked = 0;
    playAdvised(game, seed, (reading) => {
      asked += 1;
      if (asked % LOOKED_AT === 0) look(reading, seed);
    });
  }
}

function once(make: () => readonly AdvisedPlay[]): () => readonly AdvisedPlay[] {
  let made: readonly AdvisedPlay[] | undefined;
  return () => (made ??= make());
}
