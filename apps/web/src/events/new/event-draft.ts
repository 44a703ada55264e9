/** The event that somebody is about to make, as the form has it, and what the server is asked for. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { Json } from '@scoresheet/rules-engine';
import { instantOf } from '../../event/planned/typed-time.js';
import type { EventTerms, PhaseAsked } from './new-event-documents.js';
import { presetNamed, presetsFor, type Preset } from './presets.js';
import { standingsFor, usualStandings } from './standings-names.js';

export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  readonly minSeats: number;
  readonly maxSeats: number;
}

export const BEST_OF = [1, 3, 5] as const;
/** When the lists of entrants are shown to others. */
export const LISTS = ['NEVER', 'TO_OPPONENT', 'FROM_START', 'FROM_CUT', 'AT_END'] as const;
export type Lists = (typeof LISTS)[number];

/** Figures are as they were typed: what is no number is kept until it is one. */
export interface EventDraft {
  readonly title: string;
  readonly description: string;
  /** Day and time of the planned beginning, as the field has them; empty: nobody has said. */
  readonly beginsAt: string;
  readonly game: string;
  readonly preset: string;
  readonly play: 'PLATFORM' | 'TABLES';
  readonly bestOf: (typeof BEST_OF)[number];
  /** Of a round; empty: as long as its tables need. */
  readonly minutes: string;
  /** How many may play; empty: as many as the preset has. */
  readonly capacity: string;
  readonly entry: 'OPEN' | 'BY_CODE';
  readonly checkIn: boolean;
  readonly lists: Lists;
  /** Rules of the standings; empty: the preset's. */
  readonly standings: string;
  readonly intentionalDraws: boolean;
  /** Readings of the rules that are not the usual ones. */
  readonly options: { readonly [name: string]: Json };
}

export const usualDraft = (game: string): EventDraft => ({
  title: '',
  description: '',
  beginsAt: '',
  game,
  preset: 'swiss-cut',
  play: 'PLATFORM',
  bestOf: 3,
  minutes: '50',
  capacity: '',
  entry: 'OPEN',
  checkIn: false,
  lists: 'NEVER',
  standings: '',
  intentionalDraws: false,
  options: {},
});

/** What the game cannot have falls back to what is usual. */
export const presetOf = ({ preset }: Pick<EventDraft, 'preset'>, game: OfferedGame): Preset =>
  presetNamed(preset, game) ?? (presetsFor(game)[0] as Preset);

export const isOfPods = ({ phases }: Preset): boolean => phases[0]?.kind === 'PODS';

/** A match of a bracket has to have a winner: no end of a round is called there. */
export const hasClock = ({ phases }: Preset): boolean => phases.some(isTimed);

const isTimed = ({ kind }: Pick<PhaseAsked, 'kind'>): boolean => !/_ELIMINATION$/.test(kind);

const MINUTE_MS = 60_000;

export function termsOf(draft: EventDraft, game: OfferedGame): EventTerms {
  const preset = presetOf(draft, game);
  const { play, entry, checkIn, intentionalDraws, options } = draft;
  const description = draft.description.trim();
  const beginsAt = instantOf(draft.beginsAt);
  return withoutUndefined({
    title: draft.title.trim(),
    description: description || undefined,
    beginsAt,
    game: game.id,
    options,
    play,
    entry,
    checkIn,
    intentionalDraws,
    capacity: Number(draft.capacity) || preset.capacity,
    ...listsOf(draft.lists, preset),
    phases: preset.phases.map((phase) =>
      withoutUndefined({
        ...phase,
        standings: standingsOf(draft, preset),
        bestOf: isOfPods(preset) ? undefined : draft.bestOf,
        roundMs: isTimed(phase) && draft.minutes.trim() !== '' ? msOf(draft.minutes) : undefined,
      }),
    ),
  });
}

const msOf = (minutes: string): number => Number(minutes) * MINUTE_MS;

/** Standings of duels say nothing of tables of three and more, nor the other way round. */
export function standingsOf({ standings, game }: EventDraft, preset: Preset): string {
  const forPods = isOfPods(preset);
  const isFit = standingsFor(forPods).includes(standings);
  return isFit ? standings : usualStandings(forPods, game);
}

const CUT_PHASE = 2;

function listsOf(lists: Lists, { phases }: Preset): Pick<EventTerms, 'lists'> {
  switch (lists) {
    case 'NEVER':
      return {};
    case 'TO_OPPONENT':
    case 'AT_END':
      return { lists: { open: lists } };
    case 'FROM_START':
      return { lists: { open: 'FROM_PHASE', phase: 1 } };
    case 'FROM_CUT':
      return { lists: { open: 'FROM_PHASE', phase: Math.min(CUT_PHASE, phases.length) } };
  }
}
