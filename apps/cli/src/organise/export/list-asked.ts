/** What is asked of a list that is exported. */
import type { AskingOptions } from '../../program/options.js';

export interface ExportOptions extends AskingOptions {
  readonly entrants?: boolean;
  readonly pairings?: boolean;
  readonly standings?: boolean;
  readonly csv?: boolean;
  readonly out?: string;
  /** Of pairings: the round that was published last where absent. */
  readonly phase?: number;
  readonly round?: number;
  /** Of standings. */
  readonly asOf?: number;
  readonly live?: boolean;
}

export interface ListAsked {
  readonly tournament: string;
  readonly options: ExportOptions;
}
