import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { event, orderOf } from '../event.spec-kit.js';
import type { Entrant, History } from '../history.js';
import { naiveStandings } from '../naive-standings.spec-kit.js';
import { PRESETS, type PresetName } from '../presets/presets.js';
import { randomEvent } from '../random-event.spec-kit.js';
import { formatRational } from '../rational/rational.js';
import { computeStandings, type Standing } from './standings.js';

const names = Object.keys(PRESETS) as readonly PresetName[];
/** Chess has no tables of three and more. */
const eventsOf = (preset: PresetName) => randomEvent({ pods: !preset.startsWith('fide') });

const texts = ({ entrant, points, tieBreaks }: Standing) => [
  entrant,
  [points, ...tieBreaks.map(({ value }) => value)].map((each) => each && formatRational(each)),
];

describe('Standings of any event', () => {
  it.each(names)('%s: are those of a naive reading of the rules', (preset) => {
    fc.assert(
      fc.property(eventsOf(preset), (history) => {
        const standings = computeStandings(PRESETS[preset], history);
        const tieBreaks = (standings[0]?.tieBreaks ?? []).map(({ name }) => name);
        expect(standings.map(texts)).toEqual(naiveStandings(preset, tieBreaks, history));
      }),
      { numRuns: 150 },
    );
  });

  it.each(names)('%s: numbers of entrants are but names', (preset) => {
    const renamed = (entrant: Entrant): Entrant => 1000 - 7 * entrant;
    fc.assert(
      fc.property(eventsOf(preset), (history) => {
        const own = computeStandings(PRESETS[preset], history);
        const others = computeStandings(PRESETS[preset], withNames(history, renamed));
        expect(others).toEqual(own.map((each) => ({ ...each, entrant: renamed(each.entrant) })));
      }),
      { numRuns: 40 },
    );
  });

  it.each(names)('%s: leaving after the last round changes nothing', (preset) => {
    fc.assert(
      fc.property(eventsOf(preset), fc.nat(), (event, choice) => {
        const history = { ...event, plannedRounds: event.rounds.length };
        const leaver = choice % history.entrants.length;
        const with_ = (droppedAfter: number | null): History => ({
          ...history,
          entrants: history.entrants.map((each, at) =>
            at === leaver ? { ...each, droppedAfter } : each,
          ),
        });
        const left = computeStandings(PRESETS[preset], with_(history.rounds.length));
        expect(left).toEqual(computeStandings(PRESETS[preset], with_(null)));
      }),
      { numRuns: 40 },
    );
  });
});

/** The same event, its entrants called otherwise and listed backwards. */
function withNames(history: History, renamed: (entrant: Entrant) => Entrant): History {
  const text = JSON.stringify(history.rounds, (key, value: unknown) => {
    if (key === 'entrant') return renamed(value as Entrant);
    if (key === 'entrants') return (value as Entrant[]).map(renamed);
    if (key === 'places') return (value as Entrant[][]).map((place) => place.map(renamed));
    return value;
  });
  return {
    ...history,
    entrants: history.entrants
      .map((each) => ({ ...each, entrant: renamed(each.entrant) }))
      .reverse(),
    rounds: JSON.parse(text) as History['rounds'],
  };
}

describe('A standing', () => {
  const MAGIC = PRESETS['magic/1'];
  const ROUND = event(['1 2-0 2, 3 2-0 4', '1 2-0 3, 2 2-0 4']);
  const ranksOf = (preset: PresetName, history: History) =>
    computeStandings(PRESETS[preset], history).map(({ rank, entrant }) => [rank, entrant]);
  const withEntrant = (entrant: Entrant, known: object): History => ({
    ...ROUND,
    entrants: ROUND.entrants.map((each) =>
      each.entrant === entrant ? { ...each, ...known } : each,
    ),
  });

  it('of nobody is empty', () => {
    expect(computeStandings(MAGIC, event([]))).toEqual([]);
  });

  it('before the first round is the order of the lots', () => {
    const known = { 1: { lot: 3 }, 2: { lot: 1 }, 3: { lot: 2 } };
    expect(orderOf(MAGIC, event([], known))).toEqual([2, 3, 1]);
  });

  it('keeps who has left, with what they have won', () => {
    expect(ranksOf('magic/1', withEntrant(1, { droppedAfter: 2 }))[0]).toEqual([1, 1]);
  });

  it('takes off points of a penalty, and no opponent suffers from it', () => {
    const [before, after] = [ROUND, withEntrant(1, { penaltyPoints: 4 })].map((history) =>
      computeStandings(MAGIC, history),
    );
    expect(orderOf(MAGIC, ROUND)).toEqual([1, 2, 3, 4]);
    expect(after?.map(({ entrant }) => entrant)).toEqual([2, 3, 1, 4]);
    const tieBreaks = (standings?: readonly Standing[]) =>
      standings?.map((each) => [each.entrant, each.tieBreaks]).sort();
    expect(tieBreaks(after)).toEqual(tieBreaks(before));
  });

  it('moves others up where the rules rank the disqualified no more', () => {
    const disqualified = withEntrant(1, { isDisqualified: true });
    expect(ranksOf('magic/1', disqualified)).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [null, 1],
    ]);
    expect(ranksOf('fide/2', disqualified)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('shares a rank where the rules do, those after it counting on', () => {
    const level = event(['1 1-0 2, 3 1-0 4']);
    expect(ranksOf('fide-round-robin/1', level)).toEqual([
      [1, 1],
      [1, 3],
      [3, 2],
      [3, 4],
    ]);
    expect(ranksOf('fide/2', level)).toEqual([
      [1, 1],
      [2, 3],
      [3, 2],
      [4, 4],
    ]);
  });

  it('refuses a history that contradicts itself', () => {
    const twice = event(['1 2-0 2, 1 2-0 3']);
    expect(() => computeStandings(MAGIC, twice)).toThrow('entrant 1 is in round 1 twice');
    const sameLot = event(['1 2-0 2'], { 1: { lot: 2 } });
    expect(() => computeStandings(MAGIC, sameLot)).toThrow('the same lot');
    const stranger = { ...ROUND, entrants: ROUND.entrants.slice(1) };
    expect(() => computeStandings(MAGIC, stranger)).toThrow(
      'entrant 1 is in round 1 twice, or not',
    );
    const listedTwice = { ...ROUND, entrants: [...ROUND.entrants, ...ROUND.entrants] };
    expect(() => computeStandings(MAGIC, listedTwice)).toThrow('listed twice');
  });

  it('stays exact where denominators grow large', () => {
    const rounds = 100;
    const history = event(
      Array.from({ length: rounds }, (_, round) => (round % 7 === 0 ? '1 2-1-1 2' : '2 2-1 1')),
    );
    const more = event([
      ...Array.from({ length: rounds }, (_, round) => `1 ${(round % 3) + 1}-${round % 5}-97 2`),
    ]);
    const [first] = computeStandings(MAGIC, history);
    expect(first && formatRational(first.tieBreaks[0]?.value ?? first.points)).toBe('33/100');
    const texts_ = computeStandings(MAGIC, more).map(texts);
    expect(texts_).toEqual(
      naiveStandings('magic/1', ['opponents-match-win', 'game-win', 'opponents-game-win'], more),
    );
  });
});
