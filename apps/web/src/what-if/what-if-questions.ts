/** What the worker answers about one open record: its tables, and branches of it. */
import { chanceFromKey, isPlay, type RulesOf } from '@scoresheet/domain-match';
import { readExport, type Sha256 } from '@scoresheet/domain-record';
import { kept } from '@scoresheet/rules-presentation';
import type { Action, Chance, TableView, Viewer } from '@scoresheet/rules-engine';
import { isRuling } from '../match/replay/notable.js';
import { branchFrom, type Answered, type Branch, type BranchTable } from './branch.js';
import { foldedRecord, type FoldedMoment, type FoldedRecord } from './folded-record.js';

interface Means {
  readonly rulesFor: (bytes: Uint8Array) => Promise<RulesOf>;
  readonly sha256: Sha256;
}

type Opened =
  | { readonly is: 'open'; readonly last: number }
  /** The house's lines are not in the file. */
  | { readonly is: 'closed' }
  | { readonly is: 'unknown-rules' }
  /** No whole record: a verification says where. */
  | { readonly is: 'broken' };

interface BeginAt {
  readonly seq: number;
  /** Another number is another chance; the same one shuffles the same. */
  readonly luck: number;
}

export interface MomentsAsked {
  readonly from: number;
  readonly atMost: number;
  /** Whether clock ticks are among them. */
  readonly ticks: boolean;
  readonly viewer: Viewer;
}

/** Everything but `open` needs a record that was opened. */
export function whatIfQuestions({ rulesFor, sha256 }: Means) {
  let opened: { readonly record: FoldedRecord; readonly hash: string } | undefined;
  let branch: Branch | undefined;
  const record = (): FoldedRecord => must(opened, 'no record is open').record;
  return {
    async open(buffer: ArrayBuffer): Promise<Opened> {
      const bytes = new Uint8Array(buffer);
      const read = readExport(bytes, sha256);
      if (!read.ok) return { is: 'broken' };
      const folded = foldedRecord(read.value, { rulesOf: await rulesFor(bytes), sha256 });
      if (folded.is !== 'folded') return folded;
      opened = { record: folded.record, hash: read.value.hash };
      return { is: 'open', last: folded.record.last };
    },
    tableAt: ({ seq, viewer }: { seq: number; viewer: Viewer }): TableView | null =>
      record().tableAt(seq, viewer),
    /** Whether a judge has ruled: the reasons that were given stand in no record. */
    isRuled: (_: null): boolean => record().actions.some((action) => isRuling({ action })),
    /** Moments in a row; fewer than asked for at the end. */
    moments: (asked: MomentsAsked): readonly FoldedMoment[] => momentsIn(record(), asked),
    /** A new branch in the place of the last; null before the game begins. */
    begin({ seq, luck }: BeginAt): BranchTable | null {
      const { ruleset, stateAt } = record();
      const state = stateAt(seq);
      const chance = chanceOf(
        sha256,
        [must(opened, 'no record is open').hash, seq, luck].join(' '),
      );
      branch = state === null ? undefined : branchFrom(state, ruleset, chance);
      return branch?.look('asked') ?? null;
    },
    look: (viewer: Viewer): BranchTable => must(branch, 'no branch was begun').look(viewer),
    answer: (action: Action): Answered => must(branch, 'no branch was begun').answer(action),
    undo: (_: null): BranchTable => must(branch, 'no branch was begun').undo(),
  };
}

/** What a table has in common with the one before it is told once, and that is most of it. */
function momentsIn(
  { last, types, momentAt }: FoldedRecord,
  { from, atMost, ticks, viewer }: MomentsAsked,
): readonly FoldedMoment[] {
  const moments: FoldedMoment[] = [];
  for (let seq = from; moments.length < atMost && seq <= last; seq += 1) {
    if (!ticks && !isPlay({ type: types[seq] ?? '' })) continue;
    const moment = momentAt(seq, viewer);
    moments.push({ ...moment, table: kept(moments.at(-1)?.table, moment.table) });
  }
  return moments;
}

/** The questions that the worker answers. */
export type WhatIfQuestions = ReturnType<typeof whatIfQuestions>;

function must<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

/** Chance that nobody could have had: no secret of a match is its key. */
function chanceOf(sha256: Sha256, label: string): Chance {
  const digest = sha256(`scoresheet what if ${label}`);
  const bytes = digest.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return chanceFromKey(Uint8Array.from(bytes));
}
