import { emptyFaultTally } from '@scoresheet/event-log-faulty';
import type { TableState, TournamentState } from '@scoresheet/domain-tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOUND_PARTS } from './event-parts.js';
import { simulateEvent } from './event-simulation.js';
import { eventTruth, factsOf, type EventTruth } from './event-truth.js';
import { drawnOtherThanOnce } from './judge-event.js';
import { wrongMatches } from './judge-matches.js';
import { wrongNumbers } from './judge-standings.js';

const SEED = 2;

let truth: EventTruth;
beforeAll(async () => {
  const options = { seed: SEED, tally: emptyFaultTally(), parts: SOUND_PARTS };
  truth = await simulateEvent(options, ({ world }) => eventTruth(world.log));
});

const judged = (event: EventTruth) => [
  ...drawnOtherThanOnce(event),
  ...wrongMatches(event),
  ...wrongNumbers(event),
];

/** The state as it would be if each game had gone the other way. */
function turned(state: TournamentState): TournamentState {
  const tableTurned = (table: TableState): TableState => {
    const { result } = table;
    if (result?.is !== 'games') return table;
    return { ...table, result: { ...result, wins: [...result.wins].reverse() } } as TableState;
  };
  const phases = state.phases.map((phase) => ({
    ...phase,
    rounds: phase.rounds.map((round) => ({
      ...round,
      tables: new Map([...round.tables].map(([number, table]) => [number, tableTurned(table)])),
    })),
  }));
  return { ...state, phases };
}

describe('Given an event that was played to its end', () => {
  it('then nothing is wrong with it', () => {
    expect(judged(truth)).toEqual([]);
  });

  it('when a round is drawn a second time, then it is found', () => {
    const drawn = truth.events.filter((event) => factsOf([event], 'round-drawn').length > 0);
    const events = [...truth.events, ...drawn.slice(0, 1)];
    expect(drawnOtherThanOnce({ ...truth, events })).toEqual([expect.stringMatching(/^drawn: /)]);
  });

  it('when results are counted the other way, then the standings are not those of the file', () => {
    const { state } = truth;
    const found = wrongNumbers({ ...truth, state: state && turned(state) });
    expect(found).toContain('miscounted: the public file gives other standings');
  });

  it('when the record of a match is lost, then its table is unplayed and its result unfound', () => {
    const [lost] = truth.matches.keys();
    const matches = new Map([...truth.matches].filter(([match]) => match !== lost));
    const found = wrongMatches({ ...truth, matches });
    expect(found).toContainEqual(expect.stringMatching(/^unfound: /));
    expect(found).toContainEqual(expect.stringMatching(/^unplayed: /));
  });

  it('when a result names an event before the last of its match, then its end is unfound', () => {
    const matches = new Map(
      [...truth.matches].map(([match, { events, state }]) => {
        const shorter = { state, events: events.slice(0, -1) };
        return [match, shorter] as const;
      }),
    );
    const found = wrongMatches({ ...truth, matches });
    expect(found).toContainEqual(expect.stringMatching(/^unfound: .* the tournament says /));
  });
});
