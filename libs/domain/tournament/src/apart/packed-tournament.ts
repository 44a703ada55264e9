/**
 * What draws and cuts read of a tournament, as text that can be sent to a thread: to copy a large
 * state as it is takes longer than most of what is to be worked out. Lists, penalties, reports,
 * matches and known commands stay behind.
 */
import { noCommands } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import type { AbsenceDecided } from '../fold/absence-decided.js';
import type {
  EntrantState,
  PhaseState,
  RoundState,
  TableState,
  TournamentState,
} from '../fold/tournament-state.js';

export interface PackedTournament {
  readonly frame: string;
  readonly entrants: readonly string[];
  readonly phases: readonly PackedPhase[];
}

interface PackedPhase {
  readonly frame: string;
  readonly rounds: readonly string[];
}

/** Entrants that are packed between two steps. */
const ENTRANTS_AT_ONCE = 2_500;

/** In steps of some milliseconds, between which the state must not have changed. */
export function* packTournament(state: TournamentState): Generator<void, PackedTournament> {
  const { entrants, phases } = state;
  const packedEntrants: string[] = [];
  for (let at = 0; at < entrants.length; at += ENTRANTS_AT_ONCE) {
    packedEntrants.push(JSON.stringify(entrants.slice(at, at + ENTRANTS_AT_ONCE).map(slim)));
    yield;
  }
  const packedPhases: PackedPhase[] = [];
  for (const phase of phases) {
    const packedRounds: string[] = [];
    for (const round of phase.rounds) {
      packedRounds.push(packRound(round));
      yield;
    }
    const { gone, decided } = phase;
    const pointsTaken = phase.pointsTaken && [...phase.pointsTaken];
    const { walkovers, stepIns, hasMore } = decided;
    const packed = { walkovers: [...walkovers], stepIns: [...stepIns], hasMore };
    const frame = JSON.stringify({
      ...phase,
      gone: [...gone],
      rounds: [],
      decided: packed,
      pointsTaken,
    });
    packedPhases.push({ frame, rounds: packedRounds });
  }
  // Maps are no text: nothing is left of them.
  const frame = JSON.stringify({ ...state, entrants: [], phases: [] });
  return { frame, entrants: packedEntrants, phases: packedPhases };
}

/** The tournament again, without what stayed behind. */
export function unpackTournament(packed: PackedTournament): TournamentState {
  const frame = JSON.parse(packed.frame) as TournamentState;
  return {
    ...frame,
    staff: new Map(),
    entrantOf: new Map(),
    commands: noCommands(),
    entrants: packed.entrants.flatMap((each) => (JSON.parse(each) as Slim[]).map(whole)),
    phases: packed.phases.map((each) => unpackPhase(frame, each)),
  };
}

type Slim = Omit<EntrantState, 'list' | 'penalties'>;

const slim = ({ list: _, penalties: __, ...entrant }: EntrantState): Slim => entrant;
const whole = (entrant: Slim): EntrantState => ({ ...entrant, list: null, penalties: [] });

type EntriesOf<M> = M extends ReadonlyMap<infer K, infer V> ? readonly (readonly [K, V])[] : never;
type PhaseFrame = Omit<PhaseState, 'gone' | 'decided' | 'pointsTaken'> & {
  readonly gone: readonly number[];
  readonly pointsTaken: readonly (readonly [number, number])[] | null;
  readonly decided: {
    readonly walkovers: EntriesOf<AbsenceDecided['walkovers']>;
    readonly stepIns: EntriesOf<AbsenceDecided['stepIns']>;
    readonly hasMore: boolean;
  };
};

function unpackPhase(
  { terms }: Pick<TournamentState, 'terms'>,
  { frame, rounds }: PackedPhase,
): PhaseState {
  const { gone, decided, pointsTaken, ...phase } = JSON.parse(frame) as PhaseFrame;
  const ofPhase = terms.phases[phase.phase - 1];
  invariant(ofPhase, `phase ${phase.phase} has terms`);
  return {
    ...phase,
    terms: ofPhase,
    gone: new Set(gone),
    rounds: rounds.map(unpackRound),
    pointsTaken: pointsTaken && new Map(pointsTaken),
    decided: {
      walkovers: new Map(decided.walkovers),
      stepIns: new Map(decided.stepIns),
      hasMore: decided.hasMore,
    },
  };
}

type SlimTable = readonly [
  ...(readonly [TableState['number'], TableState['entrants']]),
  ...(readonly [TableState['place'], TableState['result'], TableState['late']]),
];

function packRound({ tables, ...round }: RoundState): string {
  const slimmed = [...tables.values()].map(
    ({ number, entrants, place, result, late }): SlimTable => [
      number,
      entrants,
      place,
      result,
      late,
    ],
  );
  return JSON.stringify({ ...round, tables: slimmed });
}

function unpackRound(packed: string): RoundState {
  const { tables, ...round } = JSON.parse(packed) as Omit<RoundState, 'tables'> & {
    readonly tables: readonly SlimTable[];
  };
  return { ...round, tables: new Map(tables.map((table) => [table[0], unpackTable(table)])) };
}

const unpackTable = ([number, entrants, place, result, late]: SlimTable): TableState => ({
  number,
  entrants,
  place,
  result,
  late,
  reports: [],
  hasQuestion: false,
  matches: [],
  extensionMs: 0,
});
