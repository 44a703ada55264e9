import type { SealedEvent } from '@scoresheet/domain-record';
import type { Entry } from '@scoresheet/event-log-port';
import type { AnyCommand, AnyRefusal, Conflict } from './aggregate.js';

/** A command on its way through the worker. */
export interface TakenCommand<C extends AnyCommand, R extends AnyRefusal> {
  readonly entry: Entry;
  readonly command: C;
  /** By the clock of this process that never falls. */
  readonly takenAtMs: number;
  /** Its event is in the record, or its outcome is out. */
  readonly done: () => void;
  /** What it came to when it was last decided; it stands only once it is settled. */
  decided: Decided<R> | undefined;
  /** Times that its event was passed over although nobody else was faster. */
  passedOver: number;
  /** Accepted, and more events follow by themselves: it is finished with the last of them. */
  goesOn?: boolean;
  /** Set for such an event: what made it come about. It travels as a command would. */
  readonly follows?: TakenCommand<C, R>;
}

/** The next event of an action that goes on: no command of its own, and nobody to be told. */
export const following = <C extends AnyCommand, R extends AnyRefusal>(
  follows: TakenCommand<C, R>,
): TakenCommand<C, R> => ({
  ...{ entry: follows.entry, command: follows.command, takenAtMs: follows.takenAtMs },
  ...{ done: () => undefined, decided: undefined, passedOver: 0, follows },
});

export interface AcceptedAhead {
  readonly is: 'accepted';
  readonly event: SealedEvent;
  /** The event is admitted. */
  isConfirmed: boolean;
}

export type Decided<R extends AnyRefusal> =
  | AcceptedAhead
  | { readonly is: 'refused'; readonly refusal: R | Conflict }
  | {
      readonly is: 'failed';
      readonly seq: number;
      readonly error: unknown;
      readonly hash?: string;
    };
