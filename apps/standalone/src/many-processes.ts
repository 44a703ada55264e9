/**
 * A process for each service, all on this machine, and this one to look after them. It owns the
 * database when that is embedded. The api is stopped first and the database last, so that nobody
 * is left with a question that nobody answers.
 */
import { fileURLToPath } from 'node:url';
import {
  childCheck,
  keysForHelpers,
  startDatabase,
  SupervisedProcess,
  type ProcessFrame,
  type Whereabouts,
} from '@scoresheet/services-runtime';

interface Service {
  /** Name of the app's folder. */
  readonly app: string;
  readonly name: string;
}

/** Resolves with the address of the api, when everything is ready. */
export async function startInManyProcesses(frame: ProcessFrame): Promise<string> {
  const { config, lifetime, logger, operations } = frame;
  const databaseUrl = await startDatabase(config, lifetime, logger);
  const apiKeys = await keysForHelpers(config, databaseUrl);
  const children = servicesOf(frame).map(({ app, name }, i) => {
    const child = new SupervisedProcess({
      name,
      logger,
      stopWithinMs: STOP_WITHIN_MS + config.drainMs,
      keepsSpare: app === 'api', // players wait for nobody else so long as for their door
      // Settings with what was chosen here in the place of what was left open.
      env: (before) => ({
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATABASE_URL_FILE: undefined,
        ...keysFor(app, apiKeys),
        SCORESHEET_OPERATIONS_PORT: doorAfter(config.operations, i),
        SCORESHEET_PORT: playersPort(config, before),
      }),
      program: fileURLToPath(new URL(`../../${app}/dist/main.js`, import.meta.url)),
      onLine: (line) => console.log(`${name.padEnd(LONGEST_NAME)} | ${line}`),
    });
    lifetime.own(name, () => child.stop());
    operations.addCheck(childCheck(child));
    operations.watch({ figures: () => ({ restarts: child.deaths.count }) });
    return child;
  });
  const ready = await Promise.all(children.map((child) => child.ready));
  const url = ready.find(({ players }) => players !== undefined)?.players;
  if (url === undefined) throw new Error('The api has not said where it is. It is a bug.');
  return url;
}

/** Who derives the chance of records from the installation's key. */
const DECIDERS: readonly string[] = ['match-service', 'tournament-service'];

/** Whoever decides nothing is given no key from which chance follows. */
/** Processes that decide nothing know no chance. */
const keysFor = (app: string, apiKeys: string | undefined) =>
  DECIDERS.includes(app) ? undefined : { ...NO_CHANCE, SCORESHEET_API_KEYS: apiKeys };

const NO_CHANCE = {
  SCORESHEET_INSTALLATION_KEY: undefined,
  SCORESHEET_INSTALLATION_KEY_FILE: undefined,
};

/** A service that stops in order is done by then. */
const STOP_WITHIN_MS = 15_000;
const LONGEST_NAME = 'tournament-service-1'.length;

/** An api that found a free port comes back on it, because players know it by then. */
const playersPort = ({ port }: ProcessFrame['config'], before?: Whereabouts): string =>
  port === 0 && before?.players !== undefined ? new URL(before.players).port : String(port);

/** Each has a door for operators of its own; ours is the first of the row. */
const doorAfter = ({ port }: ProcessFrame['config']['operations'], index: number): string =>
  port === 0 ? '0' : String(port + 1 + index);

/** Services in the order in which they start; they stop in the opposite one. */
function servicesOf({ config }: ProcessFrame): readonly Service[] {
  const { matchServices, tournamentServices, projectors } = config.processes;
  return [
    ...several('projector', projectors),
    ...several('match-service', matchServices),
    ...several('tournament-service', tournamentServices),
    { app: 'api', name: 'api' },
  ];
}

const several = (app: string, count: number): readonly Service[] =>
  Array.from({ length: count }, (_, i) => ({
    app,
    name: count === 1 ? app : `${app}-${i + 1}`,
  }));
