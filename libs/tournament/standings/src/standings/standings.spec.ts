import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { event, orderOf } from '../event.spec-kit.js';
import type { Entrant, History } from '../history.js';
import { naiveStandings } from '../naive-standings.spec-kit.js';
import { PRESETS, type PresetName } from '../presets/presets.js';
import { randomEvent } from '../random-event.spec-kit.js';
import { formatRational } from '../rational/rational.js';
import { computeStandings, matchPoints, type Standing } from './standings.js';

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
