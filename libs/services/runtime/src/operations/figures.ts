/**
 * What the parts of a process count by themselves, in their own words. They know nothing of
 * Prometheus; they are asked at each scrape.
 */
import type { ReaderFigures } from '@scoresheet/services-tail';

/** Commands that came to one end, since the process began. */
interface DecidedCommands {
  /** `accepted`, `refused`, `conflict`, `duplicate`, ... */
  readonly outcome: string;
  /** Code of a refusal; empty for everything else. */
  readonly code: string;
  readonly count: number;
}

interface SubscriptionFigures {
  readonly sockets: number;
  /** Written to them and not yet taken by their peers. */
  readonly bufferedBytes: number;
  readonly subscriptions: number;
  /** Messages that wait for their subscribers, of all together and of the slowest. */
  readonly queued: number;
  readonly longestQueue: number;
  /** Subscribers that were dropped because they read too slowly, since the process began. */
  readonly dropped: number;
}

/** A refusal that matters for security, such as of a wrong password. */
interface SecurityRefusal {
  readonly reason: string;
  /** Refusals since the process began. */
  readonly count: number;
}

interface ExceededQuota {
  readonly quota: string;
  /** How often it was exceeded since the process began. */
  readonly count: number;
}

/** What the players' door has refused, since the process began. */
interface FrontDoorRefusal {
  /** `cost`, `host`, ... */
  readonly reason: string;
  /** Whether the door turned the request away; false where it only watches, and let it pass. */
  readonly enforced: boolean;
  readonly count: number;
}

/** What was removed of a partition since the process began, and where it starts. */
interface RetentionFigures {
  readonly topic: string;
  readonly partition: number;
  readonly start: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Figures of the comparison of log and archive. */
interface ScrubFigures {
  /** Read of both, since the process began. */
  readonly bytes: number;
  /** Length of the last full cycle, of whatever process; undefined: there was none yet. */
  readonly cycleSeconds: number | undefined;
  /** The differences that this process found, by kind. */
  readonly differences: Readonly<Record<string, number>>;
  /** Partitions whose archive lacks events that its position has passed. */
  readonly incompletePartitions: number;
}

export interface PartFigures {
  readonly readers?: readonly ReaderFigures[];
  readonly decided?: readonly DecidedCommands[];
  /** Entries of the command topic that are no command, or of nobody who may send it. */
  readonly malformedCommands?: number;
  /** Commands by what the proof of their sender was worth, since the process began. */
  readonly commandSenders?: Readonly<Record<string, number>>;
  /** Unproved events that readers decided again, by what the rules said; since the process began. */
  readonly judgedEvents?: Readonly<Record<string, number>>;
  readonly commandsInFlight?: number;
  /** Times that another process wrote first. */
  readonly lostRaces?: number;
  /** Partitions that this process decides. */
  readonly ownedPartitions?: number;
  /** Times that a part could not go on and began again at its position. */
  readonly restarts?: number;
  readonly retention?: readonly RetentionFigures[];
  readonly subscriptions?: SubscriptionFigures;
  readonly scrub?: ScrubFigures | undefined;
  /** What was refused, or would have been, because somebody took too much. */
  readonly exceededQuotas?: readonly ExceededQuota[];
  readonly refusals?: readonly FrontDoorRefusal[];
  readonly securityRefusals?: readonly SecurityRefusal[];
  /** Attempts at delivering events to webhooks, by what became of them; since the process began. */
  readonly webhookDeliveries?: Readonly<Record<string, number>>;
}

export interface Part {
  figures(): PartFigures;
}
