/** `tournament create TITLE`: opens a tournament as a draft that its owner alone sees. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { phasesOf, type Format } from '@scoresheet/domain-tournament';
import { Fault } from '../program/fault.js';
import { gameNamed, type AskingOptions } from '../program/options.js';
import { readNamedFile } from '../program/read-file.js';
import { whoAsks } from '../server/who-asks.js';
import { nextStep } from './next-step.js';
import { send } from './send-command.js';
import { tell } from './tell.js';
import { tournamentAt } from './tournament-at.js';

interface CreateOptions extends AskingOptions {
  readonly game: string;
  readonly description?: string;
  readonly begins?: string;
  readonly play: 'tables' | 'platform';
  readonly capacity: number;
  readonly entry: 'open' | 'by-code';
  readonly checkIn?: boolean;
  readonly intentionalDraws?: boolean;
  readonly lateness?: 'game-loss' | 'match-loss-and-drop';
  readonly delaySeconds?: number;
  readonly delayEvents?: number;
  readonly format: Format;
  readonly cut?: number;
  /** A number, or the name of a table of head-counts. */
  readonly rounds?: string;
  readonly bestOf: 1 | 3 | 5;
  readonly standings?: string;
  readonly minutes?: number;
  /** A file with all of them, in place of what the options say. */
  readonly phases?: string;
  readonly commandId?: string;
}

const MINUTE_MS = 60_000;

export async function createTournament(title: string, options: CreateOptions): Promise<void> {
  const { game, description, begins: beginsAt, capacity, commandId } = options;
  const phases = options.phases === undefined ? phasesTyped(options) : await phasesIn(options);
  const server = await whoAsks(options);
  const { tournament, seq, hash, token } = await send(
    server,
    'createTournament',
    withoutUndefined({
      commandId,
      title,
      description,
      beginsAt,
      game,
      capacity,
      phases: phases.map(sentPhase),
      play: graphqlName(options.play),
      entry: graphqlName(options.entry),
      checkIn: options.checkIn === true,
      intentionalDraws: options.intentionalDraws === true,
      lateness: options.lateness ? graphqlName(options.lateness) : undefined,
      ...delayTyped(options),
    }),
  );
  const made = await tournamentAt(server, tournament, token);
  tell(options, {
    object: { tournament, title, stage: made.stage.toLowerCase(), seq, hash },
    lines: [`${title} is ${tournament}, a draft that you alone see.`, nextStep(made)],
  });
}

/** How far spectators are behind; none where neither is typed. */
export function delayTyped({
  delaySeconds,
  delayEvents,
}: Pick<CreateOptions, 'delaySeconds' | 'delayEvents'>) {
  if (delaySeconds === undefined && delayEvents === undefined) return {};
  return { spectatorDelay: { seconds: delaySeconds ?? 0, events: delayEvents ?? 0 } };
}

/** As most events are: one phase, and a bracket behind a cut. */
export function phasesTyped(
  options: Omit<CreateOptions, 'play' | 'capacity' | 'entry'>,
): readonly PhaseAsked[] {
  const { format, cut, bestOf, game, standings, minutes } = options;
  const { rules } = gameNamed(game);
  const asked = { format, bestOf, mostSeats: rules.maxSeats };
  const phases = phasesOf(cut === undefined ? asked : { ...asked, cut });
  return phases.map((phase) => {
    const asTyped = withoutUndefined<PhaseAsked>({
      ...phase,
      standings: standings ?? phase.standings,
      roundMs: minutes === undefined ? phase.roundMs : minutes * MINUTE_MS,
    });
    const isCounted = 'rounds' in asTyped && options.rounds !== undefined;
    return isCounted ? { ...asTyped, rounds: roundsTyped(options.rounds) } : asTyped;
  });
}

const roundsTyped = (typed: string): number | string =>
  /^\d{1,4}$/.test(typed) ? Number(typed) : typed;

/** In the shape that event 0 of a record has them; what fits no phase the server refuses. */
async function phasesIn({ phases: file = '' }: CreateOptions): Promise<readonly PhaseAsked[]> {
  const text = (await readNamedFile(file)).toString('utf8');
  try {
    const phases: unknown = JSON.parse(text);
    if (Array.isArray(phases)) return phases as readonly PhaseAsked[];
  } catch {
    // The words below say what it should be.
  }
  const example = '[{"kind":"swiss","rounds":5,"standings":"magic/1","bestOf":3}]';
  throw new Fault('unreadable-file', `"${file}" is no list of phases in JSON: ${example}`);
}

/** A phase as the api takes it: names of kinds in capitals, a table of head-counts by its own name. */
export function sentPhase(phase: PhaseAsked): Readonly<Record<string, unknown>> {
  const { kind, cut, rounds, replaces, ...others } = phase as PhaseAsked & {
    readonly rounds?: number | string;
    readonly replaces?: string;
  };
  return withoutUndefined({
    ...others,
    kind: graphqlName(kind),
    cut: cut === undefined ? undefined : { ...cut, by: graphqlName(cut.by) },
    replaces: replaces === undefined ? undefined : graphqlName(replaces),
    roundsBy: typeof rounds === 'string' ? rounds : undefined,
    rounds: typeof rounds === 'string' ? undefined : rounds,
  });
}

const graphqlName = (name: string): string => String(name).toUpperCase().replaceAll('-', '_');
