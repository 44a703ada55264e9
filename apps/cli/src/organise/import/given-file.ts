/** A file that is to be imported, and how. */
import type { FileFormat } from '@scoresheet/tournament-files';
import type { AskingOptions } from '../../program/options.js';

export interface ImportOptions extends AskingOptions {
  readonly what?: 'entrants' | 'results';
  readonly format?: FileFormat;
  /** Results of this phase; of the one that is played where absent. */
  readonly phase?: number;
  /** Results of the file stand in the place of others. */
  readonly replace?: boolean;
}

/** The file as it was given, for one of the two kinds of import. */
export interface GivenFile {
  readonly tournament: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly format: FileFormat;
}
