/**
 * Events that were kept: they are decided as they were, to the last byte. Draws and standings are
 * recomputed for ever, so a change of one of these files is a new version of what made it.
 */
import { join } from 'node:path';
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../fold/tournament-state.js';
import { tournamentRefolder } from '../record/tournament-refolder.js';
import { standingsIn } from '../standings/standing-lines.js';
import { CUT, environment, lowerWins, pinned, SWISS, TERMS } from '../tournament.spec-kit.js';
import { offlineTournament } from './offline-tournament.js';
import { runEvent, type PlayedTable } from './run-event.js';

const KEPT = join(import.meta.dirname, '../../goldens');

const ELIMINATION = {
  kind: 'single-elimination',
  standings: 'magic/1',
  bestOf: 3,
} satisfies PhaseAsked;
const PODS: PhaseAsked = {
  kind: 'pods',
  standings: 'pods/1',
  rounds: 3,
  least: 3,
  most: 5,
  wanted: 4,
};
const SWISS_AND_CUT: PhaseAsked[] = [{ ...SWISS, rounds: 5 }, CUT];
const DOUBLE: PhaseAsked[] = [{ ...ELIMINATION, kind: 'double-elimination' }];
/** The name of the files, how many play, the phases, and the version of their brackets. */
const EVENTS: readonly (readonly [string, number, PhaseAsked[], number])[] = [
  ['swiss-and-cut', 19, SWISS_AND_CUT, 1],
  ['swiss-and-cut-2', 19, SWISS_AND_CUT, 2],
  ['double-elimination', 11, DOUBLE, 1],
  ['double-elimination-2', 11, DOUBLE, 2],
  ['round-robin', 7, [{ ...ELIMINATION, kind: 'round-robin', times: 2 }], 1],
  ['pods', 14, [PODS], 1],
];

/** Upsets happen: where both numbers are odd or both even, the higher one wins. */
function play(table: TableState): PlayedTable {
  const [one = 0, other = 0] = table.entrants;
  if (table.entrants.length > 2) {
    const order = [...table.entrants].sort((a, b) => ((a * 7) % 5) - ((b * 7) % 5) || a - b);
    return { result: { is: 'places', places: order.map((entrant) => [entrant]) } };
  }
  if ((one + other) % 2 === 1) return { result: lowerWins(table) };
  return { result: { is: 'games', wins: one > other ? [2, 1] : [1, 2], draws: 0 } };
}

describe.each(EVENTS)('The kept event %s', (name, players, phases, version) => {
  const env = { ...environment, pairingOf: pinned(phases, version) };
  const tournament = offlineTournament(env, { name: `golden-${name}`, owner: 'olga' });
  const actors = Array.from({ length: players }, (_, at) => `p${at + 1}`);
  const terms = { ...TERMS, capacity: players, phases };
  const steps = [...runEvent(tournament, { owner: 'olga', terms, actors, play })];
  const text = exportRecord(tournament.events(), sha256);

  it('is decided as it was; the next version of what made it is another file', async () => {
    expect(steps.length).toBeGreaterThan(players / 2);
    await expect(text).toMatchFileSnapshot(join(KEPT, `${name}.jsonl`));
  });

  it('ends in the standings that were kept', async () => {
    const state = tournament.state();
    const standings = state === undefined ? [] : standingsIn(state, sha256);
    const lines = standings.map((line) => JSON.stringify(line)).join('\n');
    await expect(`${lines}\n`).toMatchFileSnapshot(join(KEPT, `${name}.standings.jsonl`));
  });

  it('is EXACT', () => {
    const rules = tournamentRefolder(environment);
    expect(verifyExport(encodeUtf8(text), rules, sha256).verdict).toBe('EXACT');
  });
});
