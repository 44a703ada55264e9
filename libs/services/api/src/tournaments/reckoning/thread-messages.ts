/** What goes to the thread that reckons and comes back: plain data, which can be sent. */
import type {
  BracketGraph,
  previewFor,
  RankExplained,
  RoundReview,
  UndoneMatch,
} from '@scoresheet/domain-tournament';
import type { Question } from './asked.js';
import type { CountedWork } from './counted-work.js';
import type { OpponentsExplained } from './explained-opponents.js';
import type { PackedEvents } from './packed-events.js';
import type { StandingsPage } from './standings-page.js';

/** The answer to each question; null where there is nothing to tell. */
export interface Answers {
  readonly standings: StandingsPage | null;
  readonly rank: RankExplained | null;
  readonly opponents: OpponentsExplained | null;
  readonly correction: ReturnType<typeof previewFor>;
  readonly bracket: BracketGraph | null;
  readonly undone: readonly UndoneMatch[];
  readonly review: RoundReview | null;
}

/** The tournament as of one of its events. */
interface AsOf {
  readonly tournament: string;
  readonly seq: number;
}

/** What is sent to the thread: events that it lacks, or a question about a tournament as of a seq. */
export type ToThread =
  | {
      readonly do: 'take';
      readonly tournament: string;
      readonly fromSeq: number;
      readonly events: PackedEvents;
    }
  | ({ readonly do: 'answer'; readonly question: Question } & AsOf);

/**
 * `next` is the first event of the tournament that the thread does not have. After `fold` it is asked
 * again: it has folded some of the events, and others had to wait for it long enough.
 */
export type FromThread =
  | { readonly did: 'take'; readonly next: number }
  | { readonly did: 'lack'; readonly next: number }
  | { readonly did: 'fold'; readonly work: CountedWork }
  | {
      readonly did: 'answer';
      readonly answer: Answers[keyof Answers];
      readonly work: CountedWork;
    };
