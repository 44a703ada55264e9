/** Given whole events, when they are run, then anybody can verify what became of them. */
import { encodeUtf8, exportRecord, readExport, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { tournamentRefolder } from '../record/tournament-refolder.js';
import { verifyPublicTournament } from '../record/verify-public.js';
import { standingsIn } from '../standings/standing-lines.js';
import { CUT, environment, lowerWins, SWISS, TERMS } from '../tournament.spec-kit.js';
import { offlineTournament } from './offline-tournament.js';
import { runEvent, type PlayedTable } from './run-event.js';
import type { TableState } from '../fold/tournament-state.js';

/** The lower number wins, and comes first at larger tables. */
function play(table: TableState): PlayedTable {
  if (table.entrants.length === 2) return { result: lowerWins(table) };
  const places = [...table.entrants].sort((one, other) => one - other).map((each) => [each]);
  return { result: { is: 'places', places } };
}

function ran(players: number, phases: PhaseAsked[], name = 'run') {
  const tournament = offlineTournament(environment, { name, owner: 'olga' });
  const actors = Array.from({ length: players }, (_, at) => `p${at + 1}`);
  const terms = { ...TERMS, capacity: players, phases };
  const steps = [...runEvent(tournament, { owner: 'olga', terms, actors, play })];
  const state = tournament.state();
  if (state === undefined) throw new Error('nothing was run');
  return { tournament, state, steps };
}

type Ran = ReturnType<typeof ran>;

const houseFile = ({ tournament }: Ran) => encodeUtf8(exportRecord(tournament.events(), sha256));
const publicFile = ({ tournament }: Ran) =>
  encodeUtf8(exportRecord(tournament.events(), sha256, (audience) => audience === 'public'));

const POD: PhaseAsked = {
  kind: 'pods',
  standings: 'pods/1',
  rounds: 3,
  least: 3,
  most: 5,
  wanted: 4,
};
const ELIMINATION = {
  kind: 'single-elimination',
  standings: 'magic/1',
  bestOf: 3,
} satisfies PhaseAsked;
const FORMATS: readonly (readonly [string, number, PhaseAsked[]])[] = [
  ['a Swiss of eight', 8, [SWISS]],
  ['a Swiss of nine with a cut of four', 9, [SWISS, CUT]],
  ['rounds by head-count', 17, [{ ...SWISS, rounds: 'magic-e/1' }]],
  ['a single elimination of ten', 10, [{ ...ELIMINATION, thirdPlace: true }]],
  ['a double elimination of seven', 7, [{ ...ELIMINATION, kind: 'double-elimination' }]],
  ['a round robin of five', 5, [{ ...ELIMINATION, kind: 'round-robin', times: 1 }]],
  ['pods of eleven', 11, [POD]],
];

describe.each(FORMATS)('Given %s', (_, players, phases) => {
  const event = ran(players, phases);

  it('then it comes to its end, and the best one wins', () => {
    expect(event.state.stage).toBe('finished');
    expect(standingsIn(event.state, sha256)[0]).toMatchObject({ entrant: 1, rank: 1 });
  });

  it('then the file of the house is EXACT', () => {
    const rules = tournamentRefolder(environment);
    const verdict = verifyExport(houseFile(event), rules, sha256);
    expect(verdict).toMatchObject({ verdict: 'EXACT', events: event.state.seq + 1 });
  });

  it('then each round can be drawn again from the public file', () => {
    const read = readExport(publicFile(event), sha256);
    if (!read.ok) throw new Error('the export is broken');
    const rounds = event.state.phases.flatMap((phase) => phase.rounds).length;
    expect(rounds).toBeGreaterThan(0);
    expect(verifyPublicTournament(environment, read.value)).toEqual({ rounds, unchecked: [] });
  });

  it('then it is the same event when it is run again', () => {
    expect(houseFile(ran(players, phases))).toEqual(houseFile(event));
  });
});
