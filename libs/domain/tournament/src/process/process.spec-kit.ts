/** Tables on the platform for specs, and matches as the process manager is told of them. */
import type { TournamentAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import type { TableState } from '../fold/tournament-state.js';
import {
  begun,
  drawAndStart,
  registered,
  tablesOf,
  type EventScene,
} from '../tournament.spec-kit.js';
import type { CreateTableMatch, HouseCommand } from './house-commands.js';
import type { KnownMatch, MatchStanding } from './match-standing.js';
import { missingCommands } from './missing-commands.js';
import type { ProcessEnvironment } from './table-in-play.js';

export const ONE_WINS = [[1], [2]];
export const TWO_WINS = [[2], [1]];
export const DRAWN = [[1, 2]];

export interface Floor {
  readonly scene: EventScene;
  readonly standings: Map<string, MatchStanding>;
  env(nowMs?: number): ProcessEnvironment;
  missing(nowMs?: number): readonly HouseCommand[];
  /** The only command that is missing; anything else is a mistake of the spec. */
  only<T extends HouseCommand['type']>(type: T, nowMs?: number): HouseCommand & { type: T };
  /** Says the only command that is missing, in the tournament. */
  record(nowMs?: number): void;
  /** Opens the only match that is missing; or says how one stands that was opened before. */
  open(as?: Partial<KnownMatch>, before?: CreateTableMatch): CreateTableMatch;
  /** Opens the only match that is missing, and ends it. */
  play(places: readonly (readonly number[])[], as?: Partial<KnownMatch>): CreateTableMatch;
}

/** The first round is played on the platform; with two players it has one table. */
export function floor(players = 2, terms: Partial<TournamentAsked> = {}): Floor {
  const scene = begun(players, { play: 'platform', ...terms });
  drawAndStart(scene);
  return floorOf(scene);
}

export const registeredOnPlatform = (players: number, terms: Partial<TournamentAsked> = {}) =>
  registered(players, { play: 'platform', ...terms });

export function floorOf(scene: EventScene): Floor {
  const standings = new Map<string, MatchStanding>();
  const env = (nowMs = scene.state().at) => ({ sha256, nowMs });
  const floor: Floor = {
    scene,
    standings,
    env,
    missing: (nowMs) => missingCommands(scene.state(), standings, env(nowMs)),
    only(type, nowMs) {
      const [command, ...more] = floor.missing(nowMs);
      if (command?.type !== type || more.length > 0) {
        throw new Error(`missing is ${[command, ...more].map((each) => each?.type).join()}`);
      }
      return command as HouseCommand & { type: typeof type };
    },
    record(nowMs) {
      const { actor, role, ...command } = floor.only('record-matches', nowMs);
      const { type, phase, round, table, between, matches, result } = command;
      const told = { type, phase, round, table, between, matches };
      const says = result === undefined ? told : { ...told, result };
      scene.makes(actor, says, role);
    },
    open(as = {}, before) {
      const created = before ?? floor.only('create-match');
      standings.set(created.record, standingOf(created, scene, as));
      return created;
    },
    play: (places, as = {}) => floor.open({ ...ENDED, places, ...as }),
  };
  return floor;
}

const ENDED = { status: 'over', seq: 40, reason: 'life-lost', hasBegun: true } as const;

export const standingOf = (
  { record, reserved }: CreateTableMatch,
  scene: EventScene,
  as: Partial<KnownMatch> = {},
): KnownMatch => ({
  status: 'running',
  createdAtMs: scene.state().at,
  seq: 7,
  hash: sha256(record),
  seats: reserved.map(({ actor }) => actor),
  places: [],
  reason: null,
  hasBegun: as.status !== 'open',
  isTimeCalled: false,
  ...as,
});

export function onlyTable({ scene }: Pick<Floor, 'scene'>): TableState {
  const [table, ...more] = tablesOf(scene);
  if (table === undefined || more.length > 0) throw new Error('there is not one table');
  return table;
}
