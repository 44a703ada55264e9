import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { event } from '../event.spec-kit.js';
import * as f from '../naive-fraction.spec-kit.js';
import { PRESETS, type PresetName } from '../presets/presets.js';
import { randomEvent } from '../random-event.spec-kit.js';
import { formatRational } from '../rational/rational.js';
import { computeStandings } from '../standings/standings.js';
import { evaluate, fractionOf, unfolded } from './evaluate.spec-kit.js';
import { explainStanding } from './explain-standing.js';
import type { Explanation } from './explanation.js';

const names = Object.keys(PRESETS) as readonly PresetName[];
const eventsOf = (preset: PresetName) => randomEvent({ pods: !preset.startsWith('fide') });
const short = ({ name, entrant, value }: Explanation) =>
  `${name} of ${entrant}: ${formatRational(value)}`;

describe('Why somebody stands where they stand', () => {
  const history = event(['1 2-0 2, 3 2-1 4', '1 2-0 3, 2 1-1 4']);
  const explained = explainStanding(PRESETS['magic/1'], history, 2);

  it('shows every number of the standing, and the lot', () => {
    expect(explained.numbers.map(short)).toEqual([
      'points of 2: 1',
      'opponents-match-win of 2: 133/200',
      'game-win of 2: 33/100',
      'opponents-game-win of 2: 7/10',
      'lot of 2: 2',
    ]);
  });

  it('unfolds a number to those of the opponents, and these to results', () => {
    const made = explained.numbers[1]?.made;
    const terms = made?.by === 'mean' ? made.terms : [];
    expect(terms.map(({ round, number }) => [round, short(number)])).toEqual([
      [1, 'match-win of 1: 1'],
      [2, 'match-win of 4: 33/100'],
    ]);
    const rate = terms[1]?.number.made;
    expect(rate).toMatchObject({ by: 'share', least: { numerator: 33n, denominator: 100n } });
    const parts = rate?.by === 'share' ? rate.parts : [];
    expect(parts.map(({ won }) => won.made)).toEqual([
      { by: 'round', round: 1, entry: history.rounds[0]?.[1] },
      { by: 'round', round: 2, entry: history.rounds[1]?.[1] },
    ]);
  });

  it('names the one ahead, on what both are level and what decided', () => {
    const { ahead } = explained;
    expect(ahead?.standing.entrant).toBe(3);
    expect([ahead?.level, ahead?.decidedBy]).toEqual([[], 'points']);
    const last = explainStanding(PRESETS['magic/1'], history, 4).ahead;
    expect(last?.standing.entrant).toBe(2);
    expect([last?.level, last?.decidedBy]).toEqual([['points'], 'opponents-match-win']);
    expect(last && [short(last.theirs), short(last.own)]).toEqual([
      'opponents-match-win of 2: 133/200',
      'opponents-match-win of 4: 83/200',
    ]);
  });

  it('says so where nothing but the lot decided', () => {
    const lots = { 1: { lot: 9 }, 3: { lot: 0 } };
    const level = event(['1 2-0 2, 3 2-0 4'], lots);
    const { standing, ahead } = explainStanding(PRESETS['magic/1'], level, 1);
    expect(standing.rank).toBe(2);
    expect([ahead?.standing.entrant, ahead?.decidedBy]).toEqual([3, 'lot']);
  });

  it('has nobody ahead of the first, nor of the disqualified', () => {
    const known = { 1: { isDisqualified: true } };
    const rules = PRESETS['magic/1'];
    const event_ = event(['1 2-0 2, 3 2-1 4'], known);
    expect(explainStanding(rules, event_, 3).ahead).toBeNull();
    expect(explainStanding(rules, event_, 1)).toMatchObject({
      standing: { rank: null },
      ahead: null,
    });
  });

  it('shows points that were taken off', () => {
    const penalised = event(['1 2-0 2'], { 1: { penaltyPoints: 1 } });
    const [points] = explainStanding(PRESETS['magic/1'], penalised, 1).numbers;
    expect(points && unfolded(points).map(short)).toEqual([
      'points of 1: 2',
      'round of 1: 3',
      'penalty of 1: -1',
    ]);
  });

  it('asks for somebody who is there', () => {
    expect(() => explainStanding(PRESETS['magic/1'], history, 99)).toThrow('not in the standings');
  });
});

describe('An explanation', () => {
  it.each(names)('%s: gives every number again, worked out from the results', (preset) => {
    const rules = PRESETS[preset];
    fc.assert(
      fc.property(eventsOf(preset), fc.nat(), (history, choice) => {
        const standings = computeStandings(rules, history);
        const at = choice % standings.length;
        const { standing, numbers, ahead } = explainStanding(
          rules,
          history,
          standings[at]?.entrant ?? -1,
        );
        expect(standing).toEqual(standings[at]);
        const all = numbers.flatMap(unfolded);
        expect(all.map(({ value }) => fractionOf(value))).toEqual(all.map(evaluate));
        const shown = numbers.slice(1, -1).map(({ name, value }) => ({ name, value }));
        expect(shown).toEqual(standing.tieBreaks.filter(({ value }) => value !== null));
        const isLed = at > 0 && standing.rank !== null;
        expect(ahead?.standing).toEqual(isLed ? standings[at - 1] : undefined);
        const apart = ahead && f.order(fractionOf(ahead.own.value), fractionOf(ahead.theirs.value));
        const isLess = ['lot', 'late-penalty'].includes(ahead?.decidedBy ?? '');
        expect(apart === null ? isLed : apart < 0 !== isLess).toBe(apart !== null);
      }),
      { numRuns: 40 },
    );
  });
});
