/** Goes through a record event by event, as one audience may know it. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  findPinnedRules,
  foldMatch,
  isPlay,
  seeMatch,
  viewMatch,
  viewerOfAudience,
  type MatchCreated,
  type MatchState,
} from '@scoresheet/domain-match';
import {
  isPart,
  type Audience,
  type Part,
  type RecordedEvent,
  type RecordExport,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import type { CardId, Ruleset, TableView } from '@scoresheet/rules-engine';
import { Fault } from '../program/fault.js';
import { drawClocks } from '../table/draw-clocks.js';
import { drawEvent } from '../table/draw-event.js';
import { learnNames, type GameWords, type Sentence } from '@scoresheet/rules-presentation';
import { gameNamed } from '../program/options.js';

export interface ReplayedEvent {
  readonly seq: number;
  /** Number of the step, from 1. A clock tick has the number of the step before it. */
  readonly step: number;
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly hash: string;
  readonly part: Part;
  /** What happened, in words. */
  readonly says: readonly string[];
  /** The clocks after the event, in words; empty without clocks or if the file withholds too much. */
  readonly clocks: readonly string[];
  /** The table after it; absent before the game, and where the file does not tell enough. */
  readonly table?: TableView;
  /** Lines that the file withholds and that this would need. */
  readonly missing: readonly Audience[];
}

interface Replay {
  readonly words: GameWords;
  readonly events: Iterable<ReplayedEvent>;
}

/** Throws, in words, where the rules of the record are not here. */
export function replayRecord(recorded: RecordExport, audience: Audience): Replay {
  const created = recorded.events[0]?.parts.public?.['facts'] as
    | readonly MatchCreated[]
    | undefined;
  const terms = created?.[0];
  const isMatch = terms?.kind === 'match-created';
  const pinned = isMatch ? findPinnedRules({ rulesOf, sha256 }, terms) : undefined;
  if (!isMatch || !pinned) {
    const rules = terms?.ruleset ?? 'no match';
    throw new Fault('unknown-rules', `this Scoresheet lacks the rules of the record (${rules}).`);
  }
  const words = gameNamed(terms.game);
  const { ruleset } = pinned;
  return { words, events: replayEvents(recorded, audience, { words, ruleset }) };
}

/** The game's words are those of today; what happened is as its ruleset has it. */
interface Told {
  readonly words: GameWords;
  readonly ruleset: Ruleset;
}

function* replayEvents(
  { events }: RecordExport,
  audience: Audience,
  { words, ruleset }: Told,
): Generator<ReplayedEvent> {
  const names = new Map<CardId, Sentence>();
  let state: MatchState | undefined;
  let folds = true;
  let step = 0;
  for (const event of events) {
    if (isPlay(event.header)) step += 1;
    const house = linesFor(event, 'house');
    folds &&= house !== undefined;
    if (folds && house) {
      const folded = tryFold(state, event, house);
      if (folded === undefined) {
        yield badEvent(event, step);
        folds = false;
        continue;
      }
      state = folded;
    }
    const table = folds && state ? tableSeen(state, audience) : undefined;
    if (table) learnNames(names, words, table);
    const own = linesFor(event, audience);
    const part = own ?? derived(house, audience, ruleset) ?? (event.parts.public as Part);
    yield withoutUndefined({
      ...headOf(event, step),
      part,
      says: drawEvent(words, part, names),
      clocks: folds && state?.table ? drawClocks(state.seats) : [],
      table,
      missing: missingFrom(event, audience),
    });
  }
}

const headOf = ({ header: { seq, type, at }, hash }: RecordedEvent, step: number) => ({
  seq,
  step,
  type,
  at,
  hash,
});

/** The state after the event; undefined where the event makes no sense, and every reader stops. */
function tryFold(
  state: MatchState | undefined,
  { header }: RecordedEvent,
  house: Part,
): MatchState | undefined {
  try {
    return foldMatch({ rulesOf, sha256 }, state, { header, house });
  } catch {
    return undefined;
  }
}

function badEvent(event: RecordedEvent, step: number): ReplayedEvent {
  const says = [
    'Nobody can tell what this event means: the match was suspended here. No table is known from',
    'here on, and of what follows only an end by staff counts ("scoresheet verify" says more).',
  ];
  const part = event.parts.public as Part;
  return { ...headOf(event, step), part, says, clocks: [], missing: [] };
}

/** What the house knows, every audience's line follows from. */
const derived = (house: Part | undefined, audience: Audience, ruleset: Ruleset): Part | undefined =>
  house && seeMatch(ruleset, house, audience);

/** The audience's line, which is the public one where it has none of its own. */
function linesFor({ header, parts }: RecordedEvent, audience: Audience): Part | undefined {
  const line = header.hashes[audience] === undefined ? parts.public : parts[audience];
  return isPart(line) ? line : undefined;
}

const missingFrom = ({ withheld }: RecordedEvent, audience: Audience): readonly Audience[] =>
  withheld.filter((each) => each === audience || each === 'house');

function tableSeen(state: MatchState, audience: Audience): TableView | undefined {
  const { table } = viewMatch(state, viewerOfAudience(audience), { rulesOf, sha256 });
  return table ?? undefined;
}
