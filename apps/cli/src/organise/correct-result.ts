/** `tournament correct ID`: a preview of all that would change, a question, and then one event. */
import { outcomeText, type Outcome } from '@scoresheet/tournament-files';
import { EXIT, Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import { openTerminal } from '../play/terminal.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { seenBy } from './enter-result.js';
import { nameIn, namesOf, type Names } from './names.js';
import { fetchPreview, previewLines, type Preview } from './preview-correction.js';
import { inTableOrder, sentResult, typedOutcome } from './result-sent.js';
import { send } from './send-command.js';
import { tell } from './tell.js';
import {
  entrantsAt,
  tablesAt,
  tournamentAt,
  type TableAt,
  type TournamentAt,
} from './tournament-at.js';

interface CorrectOptions extends AskingOptions {
  readonly phase?: number;
  readonly round?: number;
  readonly table: number;
  readonly result: string;
  readonly for?: string;
  readonly reason?: string;
  readonly yes?: boolean;
  /** Ends with the preview. */
  readonly preview?: boolean;
}

interface Correction {
  readonly tournament: string;
  readonly phase: number;
  readonly round: number;
  readonly at: TableAt;
  readonly outcome: Outcome;
  readonly names: Names;
}

export async function correctResult(tournament: string, options: CorrectOptions): Promise<void> {
  const { yes, preview: isPreview, json, reason } = options;
  if (json === true && yes !== true && isPreview !== true) {
    throw new Fault('usage', 'with --json nobody is asked: say --yes, or --preview to look only.');
  }
  if (reason === undefined && isPreview !== true) {
    throw new Fault('usage', 'a correction says why: --reason TEXT. With --preview it needs none.');
  }
  const server = await whoAsks(options);
  const correction = await correctionAsked(server, tournament, options);
  const { phase, round, at, outcome } = correction;
  const result = sentResult(outcome);
  const asked = { tournament, phase, round, table: at.number, result };
  const preview = await fetchPreview(server, asked);
  if (json !== true) tell(options, { object: {}, lines: wordsOf(correction, preview) });
  if (isPreview === true) return told(options, correction, { preview, isCorrected: false });
  if (yes !== true && !(await isWanted())) {
    process.exitCode = EXIT.no;
    return console.log('Nothing was changed.');
  }
  const { seq: expectedSeq } = preview;
  const { seq, hash } = await send(server, 'correctResult', { ...asked, reason, expectedSeq });
  told(options, correction, { preview, isCorrected: true, seq, hash });
}

async function correctionAsked(
  server: Server,
  tournament: string,
  options: CorrectOptions,
): Promise<Correction> {
  const typed = typedOutcome(options.result);
  const { phase, round } = closedRound(await tournamentAt(server, tournament), options);
  const tables = await tablesAt(server, tournament, { phase, round });
  const at = tables.find(({ number }) => number === options.table);
  if (at === undefined) {
    const says = `Round ${round} of phase ${phase} has no table ${options.table}.`;
    throw new Fault('refused', says, 'unknown-table');
  }
  const entrants = await entrantsAt(server, tournament);
  const outcome = inTableOrder(typed, at.entrants, seenBy(at, entrants, options.for));
  return { tournament, phase, round, at, outcome, names: namesOf(entrants) };
}

/** The round that was named, or the one that was closed last. */
function closedRound(
  { round: last }: Pick<TournamentAt, 'round'>,
  { phase = last?.phase ?? 1, round }: Pick<CorrectOptions, 'phase' | 'round'>,
): { readonly phase: number; readonly round: number } {
  if (round !== undefined) return { phase, round };
  const closed = last?.stage === 'closed' ? last.round : (last?.round ?? 1) - 1;
  if (last?.phase === phase && closed > 0) return { phase, round: closed };
  throw new Fault('usage', `say in which round of phase ${phase} it was: --round NUMBER.`);
}

function wordsOf(
  { phase, round, at, outcome, names }: Correction,
  preview: Preview,
): readonly string[] {
  const seats = at.entrants.map((entrant) => nameIn(names, entrant)).join(' - ');
  const before = at.result === null ? 'no result' : outcomeText(at.result);
  return [
    `Table ${at.number} of round ${round}, phase ${phase}: ${seats}`,
    `  ${before} becomes ${outcomeText(outcome)}.`,
    ...previewLines(preview, names),
  ];
}

async function isWanted(): Promise<boolean> {
  const terminal = openTerminal();
  try {
    const answer = await terminal.ask('Correct it? Type yes or no: ');
    if (answer === undefined) {
      throw new Fault('input-ended', 'nobody has said yes: nothing was changed. Or say --yes.');
    }
    return /^y(?:es)?$/i.test(answer);
  } finally {
    terminal.close();
  }
}

interface Done {
  readonly preview: Preview;
  readonly isCorrected: boolean;
  readonly seq?: number;
  readonly hash?: string;
}

function told(
  options: AskingOptions,
  { tournament, phase, round, at, outcome }: Correction,
  { preview, ...done }: Done,
): void {
  const { standings, bracket } = preview;
  const place = { tournament, phase, round, table: at.number };
  tell(options, {
    object: { ...place, before: at.result, result: outcome, standings, bracket, ...done },
    lines: done.isCorrected ? [`It is corrected, by event ${done.seq ?? 0}.`] : [],
  });
}
