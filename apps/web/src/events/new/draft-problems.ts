/** What is wrong with an event that somebody is about to make, field by field. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { isOfPods, presetOf, type EventDraft, type OfferedGame } from './event-draft.js';
import { mayBegin } from '../../event/planned/typed-time.js';
import type { Preset } from './presets.js';

/** As the server has them. */
export const MAX_TITLE_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 4_000;
const LEAST_CAPACITY = 2;
const MOST_CAPACITY = 16_384;
/** Everybody meets everybody: with more players that ends in no weekend. */
const MOST_IN_ROUND_ROBIN = 32;
/** A week. */
const MOST_MINUTES = 10_080;

export type Field = 'title' | 'beginsAt' | 'description' | 'capacity' | 'minutes';

/** A key of words and the figures in it. */
interface Problem {
  readonly key: string;
  readonly least?: number;
  readonly most?: number;
}

/** In the order of the form. */
export type DraftProblems = { readonly [field in Field]?: Problem };

export function problemsOf(
  draft: EventDraft,
  game: OfferedGame,
  now: number = Date.now(),
): DraftProblems {
  const preset = presetOf(draft, game);
  const { title, minutes, description } = draft;
  const capacity = isWhole(draft.capacity, leastOf(preset), mostOf(preset));
  return withoutUndefined<DraftProblems>({
    title: titleProblem(title),
    beginsAt: mayBegin(draft.beginsAt, now) ? undefined : { key: 'beginsAt' },
    minutes: isWhole(minutes, 1, MOST_MINUTES)
      ? undefined
      : { key: 'minutes', least: 1, most: MOST_MINUTES },
    capacity: capacity
      ? undefined
      : { key: 'capacity', least: leastOf(preset), most: mostOf(preset) },
    description: isUnprintable(description) ? { key: 'unprintable' } : undefined,
  });
}

function titleProblem(title: string): Problem | undefined {
  if (isUnprintable(title)) return { key: 'unprintable' };
  return title.trim() === '' ? { key: 'title' } : undefined;
}

const leastOf = (preset: Preset): number =>
  isOfPods(preset) ? (preset.phases[0]?.least ?? LEAST_CAPACITY) : LEAST_CAPACITY;

const mostOf = ({ phases }: Preset): number =>
  phases[0]?.kind === 'ROUND_ROBIN' ? MOST_IN_ROUND_ROBIN : MOST_CAPACITY;

/** An empty field has what is usual. */
const isWhole = (typed: string, least: number, most: number): boolean =>
  typed.trim() === '' ||
  (/^\d{1,9}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most);

/** Control characters but line breaks, and halves of pairs, which the server keeps out of words. */
const isUnprintable = (text: string): boolean => !/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u.test(text);
