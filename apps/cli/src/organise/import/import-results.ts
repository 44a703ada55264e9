/** Enters results of wooden tables out of a file. A table that has its result already is left as it is. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { readResults } from '@scoresheet/tournament-files';
import { EXIT } from '../../program/fault.js';
import { progressBar } from '../../program/progress-bar.js';
import type { Server } from '../../server/ask-server.js';
import { nextStep } from '../next-step.js';
import { stateAt } from '../record-of-server.js';
import { sentResult } from '../result-sent.js';
import { counted } from '../round-lines.js';
import { refusal, trySend } from '../send-command.js';
import { tell } from '../tell.js';
import { tournamentAt } from '../tournament-at.js';
import { checkResults, toEnter, type ResultToEnter } from './check-results.js';
import { derivedId } from './derived-id.js';
import type { GivenFile, ImportOptions } from './given-file.js';
import { soundOf } from './refused-file.js';

export async function importResults(
  server: Server,
  { tournament, file, bytes, format }: GivenFile,
  options: ImportOptions,
): Promise<void> {
  const { json, replace = false } = options;
  const about = { file, json };
  soundOf(readResults(bytes, format), about);
  const state = await stateAt(server, tournament);
  const phase = options.phase ?? state.phases.length;
  const asked = { state, phase, replace };
  const rows = soundOf(readResults(bytes, format, checkResults(asked)), about);
  const wanted = rows.flatMap((row) => toEnter(row, asked) ?? []);
  const moved = await enter(server, { tournament, phase, wanted });
  const entered = wanted.length - moved.length;
  const after = await tournamentAt(server, tournament);
  if (moved.length > 0) process.exitCode = EXIT.no;
  const alreadyThere = rows.length - wanted.length;
  tell(options, {
    object: { tournament, file, rows: rows.length, entered, alreadyThere, moved },
    lines: [
      `${counted(entered, 'result')} entered, ${alreadyThere} were there.`,
      ...moved.map((table) => `Table ${table} has changed meanwhile: look again.`),
      nextStep(after),
    ],
  });
}

interface ToEnter {
  readonly tournament: string;
  readonly phase: number;
  readonly wanted: readonly ResultToEnter[];
}

/** Tables that somebody else has changed meanwhile, which are left to them. */
async function enter(
  server: Server,
  { tournament, phase, wanted }: ToEnter,
): Promise<readonly number[]> {
  const bar = progressBar('results');
  const moved: number[] = [];
  try {
    for (const [done, { round, table, result }] of wanted.entries()) {
      bar.show(done, wanted.length);
      const { number, entrants: between, result: before } = table;
      const said = withoutUndefined({
        tournament,
        phase,
        round,
        table: number,
        between,
        result: sentResult(result),
        instead: before === null ? undefined : sentResult(before),
      });
      const commandId = derivedId(tournament, ['result', said]);
      const outcome = await trySend(server, 'enterResult', { commandId, ...said });
      if (outcome.is === 'refused') throw refusal(outcome, tournament);
      if (outcome.is === 'conflict') moved.push(number);
    }
    return moved;
  } finally {
    bar.clear();
  }
}
