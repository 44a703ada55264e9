/**
 * Draws and cuts of large tournaments, worked out in a thread before they are decided. What the
 * thread finds is that of one state and one command; in any other state it is worked out anew. Where
 * there is no thread to be had, the decider does its work itself: a command is never lost by it.
 */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import {
  isLargeWork,
  packTournament,
  seedFor,
  type Decided,
  type LargeCommand,
  type TournamentState,
  type WorkApart,
} from '@scoresheet/domain-tournament';
import { workThread, type WorkThread } from '@scoresheet/services-threads';
import { inTurns } from '../in-turns.js';

/** The built one, also where a spec runs the sources. */
const THREAD = new URL('../../dist/thread/large-work.thread.js', import.meta.url);

type SeedSource = Parameters<typeof seedFor>[1];
export type LargeWorkThread = WorkThread<WorkApart, Decided>;

export const largeWorkThread = (program = THREAD): LargeWorkThread => workThread({ program });

interface LargeWorkOptions {
  readonly thread: LargeWorkThread;
  readonly chanceOf: (state: TournamentState) => SeedSource;
  /** The thread has no answer: the work is done on the loop. */
  readonly onTrouble: (error: unknown) => void;
}

/** What became of the work for one command in one state; undecided where nobody could do it. */
interface Done {
  readonly seq: number;
  readonly commandId: string;
  readonly decided: Decided | undefined;
}

export class LargeWork {
  /** A state is changed in place: its last event says whether it is still the one that was meant. */
  private readonly done = new WeakMap<TournamentState, Done>();

  constructor(private readonly options: LargeWorkOptions) {}

  /** A command with little to do, or nothing any more, is not prepared for: undefined. */
  readonly prepare = (
    state: TournamentState,
    command: TournamentCommand,
  ): Promise<void> | undefined => {
    if (this.doneFor(state, command) !== undefined || !isLargeWork(state, command)) {
      return undefined;
    }
    return this.work(state, command);
  };

  /** What the thread has found for just this state. */
  readonly decided = (state: TournamentState, command: TournamentCommand): Decided | undefined =>
    this.doneFor(state, command)?.decided;

  private doneFor(state: TournamentState, { commandId }: TournamentCommand): Done | undefined {
    const done = this.done.get(state);
    return done?.seq === state.seq && done.commandId === commandId ? done : undefined;
  }

  private async work(state: TournamentState, command: LargeCommand): Promise<void> {
    const { seq } = state;
    const { commandId } = command;
    try {
      const seed = seedFor(command, this.options.chanceOf(state));
      const tournament = await inTurns(packTournament(state), () => state.seq === seq);
      if (tournament === undefined) return;
      const decided = await this.options.thread.send({ tournament, command, seed });
      this.done.set(state, { seq, commandId, decided });
    } catch (error) {
      this.options.onTrouble(error);
      this.done.set(state, { seq, commandId, decided: undefined });
    }
  }
}
