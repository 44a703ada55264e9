/** Everything that runs for an event: two of each service, front doors, and an archive of each kind. */
import type { Command, TournamentCommand } from '@scoresheet/contracts-messages';
import type { MatchState } from '@scoresheet/domain-match';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { RecordTail } from '@scoresheet/services-tail';
import type { WorkerLife } from '@scoresheet/services-worker';
import { Archiver } from '../archiver.js';
import { FrontDoor } from '../front-door.js';
import { Lives } from '../lives.js';
import type { RecordKindOf } from '../play.js';
import { isExpected } from '../trouble.js';
import type { World } from '../world.js';
import type { EventParts } from './event-parts.js';
import { TOURNAMENT } from './event-plan.js';
import { MATCH_KIND, TOURNAMENT_KIND } from './kinds.js';
import type { MatchRefusal, TournamentRefusal } from './kinds.js';
import { matchService, TournamentProcess } from './services.js';

const SERVICES_OF_A_KIND = 2;
/** The archives are at times this far behind. */
const LAGS_MS = [0, 100, 10_000];

interface InstallationOptions {
  readonly world: World;
  readonly parts: EventParts;
}

type Doors<S, C extends AnyCommand, R extends AnyRefusal> = readonly WorkerLife<
  FrontDoor<S, C, R>
>[];

export interface Installation {
  readonly lives: Lives;
  readonly matchDoors: Doors<MatchState, Command, MatchRefusal>;
  readonly tournamentDoors: Doors<TournamentState, TournamentCommand, TournamentRefusal>;
}

export function installation({ world, parts }: InstallationOptions): Installation {
  const lives = new Lives(world);
  for (const { topics } of [MATCH_KIND, TOURNAMENT_KIND]) addArchiver(lives, world, topics);
  for (let number = 1; number <= SERVICES_OF_A_KIND; number += 1) {
    addMatchService(lives, world, number);
    addTournamentService(lives, { world, parts }, number);
  }
  const doors = 1 + world.random.below(2);
  return {
    lives,
    matchDoors: addDoors(lives, MATCH_KIND, doors),
    tournamentDoors: addDoors(lives, TOURNAMENT_KIND, doors),
  };
}

type Topics = Parameters<World['archiveOf']>[0];

function addArchiver(lives: Lives, { random, time, archiveOf }: World, topics: Topics): void {
  const lagMs = random.pick(LAGS_MS);
  const dawdle = () => time.sleep(random.below(lagMs + 1));
  const archive = archiveOf(topics);
  lives.add(
    `archiver of ${topics.events}`,
    topics,
    (around) => new Archiver({ around, topics, archive, dawdle }),
  );
}

function addMatchService(lives: Lives, { time }: World, number: number): void {
  const { topics } = MATCH_KIND;
  lives.add(`match service ${number}`, topics, (around) =>
    matchService({ around, time, onSuspended: ({ error }) => void lives.broken.push(error) }),
  );
}

function addTournamentService(
  lives: Lives,
  { world, parts }: InstallationOptions,
  number: number,
): void {
  const { topics } = TOURNAMENT_KIND;
  const live = world.random.chance(0.5) ? () => listed(world) : undefined;
  lives.add(`tournament service ${number}`, topics, (around, process) => {
    const matches = world.seenBy(process, MATCH_KIND.topics);
    return new TournamentProcess({
      around,
      matches,
      process,
      parts,
      live,
      time: world.time,
      onSuspended: ({ error }) => void lives.broken.push(error),
      onTrouble: (error) => void (isExpected(error) || lives.broken.push(error)),
    });
  });
}

/** A list of tournaments knows of those that are archived. */
async function listed({ archiveOf }: World): Promise<readonly string[]> {
  const heads = await archiveOf(TOURNAMENT_KIND.topics).heads([TOURNAMENT], Infinity);
  return [...heads.keys()];
}

const addDoors = <S, C extends AnyCommand, R extends AnyRefusal>(
  lives: Lives,
  kind: RecordKindOf<S, C, R>,
  count: number,
): Doors<S, C, R> =>
  Array.from({ length: count }, (_, i) =>
    lives.add(`door ${i} of ${kind.topics.events}`, kind.topics, (around, process) => {
      const newTail = (options: ConstructorParameters<typeof RecordTail<S>>[0]) =>
        new RecordTail<S>(options);
      return new FrontDoor({ play: kind, process, around, newTail });
    }),
  );
