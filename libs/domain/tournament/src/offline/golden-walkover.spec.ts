/**
 * The event that the rules `/2` of brackets were made for, kept byte for byte: seed 5 leaves before
 * round 1, seed 4 has a walkover, beats seed 1, and is disqualified before the final.
 */
import { join } from 'node:path';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../fold/tournament-state.js';
import { tournamentRefolder } from '../record/tournament-refolder.js';
import { standingsIn } from '../standings/standing-lines.js';
import {
  begunAs,
  environment,
  lowerWins,
  OWNER,
  playRound,
  REASON,
} from '../tournament.spec-kit.js';

const KEPT = join(import.meta.dirname, '../../goldens/walkover-decided-once');
const SINGLE = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 } as const;

const fourWins = (table: TableState) =>
  table.entrants.includes(4) ? ({ is: 'forfeit', winner: 4 } as const) : lowerWins(table);

describe('The kept event walkover-decided-once', () => {
  const scene = begunAs('golden-walkover-decided-once', 8, [SINGLE], 2);
  scene.leads({ type: 'drop-entrant', entrant: 5 });
  playRound(scene);
  playRound(scene, fourWins);
  scene.says(OWNER, { type: 'disqualify-entrant', entrant: 4, ...REASON });
  scene.leads({ type: 'finish-tournament' });
  const text = exportRecord(scene.tournament.events(), sha256);

  it('is decided as it was, and is EXACT', async () => {
    await expect(text).toMatchFileSnapshot(`${KEPT}.jsonl`);
    const rules = tournamentRefolder(environment);
    expect(verifyExport(encodeUtf8(text), rules, sha256).verdict).toBe('EXACT');
  });

  it('ends with seed 2 as the champion', async () => {
    const lines = standingsIn(scene.state(), sha256).map((line) => JSON.stringify(line));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${KEPT}.standings.jsonl`);
    expect(standingsIn(scene.state(), sha256)[0]).toMatchObject({ entrant: 2, rank: 1 });
  });
});
