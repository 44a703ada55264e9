/** What an organiser presses who sees a tournament as it stands. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import type { TableState, TournamentState } from '@scoresheet/domain-tournament';
import type { Random } from '@scoresheet/event-log-faulty';

import { ORGANISER, type EventPlan } from './event-plan.js';

type Given<C> = C extends unknown ? Omit<C, 'record' | 'role' | 'commandId' | 'actor'> : never;

/** A command without what its sender adds: to which record, by whom, under which id. */
export type Said = Given<TournamentCommand>;

interface Looking {
  readonly plan: EventPlan;
  readonly random: Random;
}

/** The button, undefined where there is nothing to do but to wait for players. */
export function nextButton(state: TournamentState, looking: Looking): Said | undefined {
  switch (state.stage) {
    case 'draft':
      if (!state.staff.has(ORGANISER)) {
        return { type: 'appoint-staff', to: ORGANISER, as: 'organiser' };
      }
      return { type: 'announce-tournament' };
    case 'announced':
      return { type: 'open-registration' };
    case 'registration':
      if (!isFull(state, looking.plan)) return undefined;
      return state.terms.checkIn ? { type: 'begin-check-in' } : { type: 'begin-phase', phase: 1 };
    case 'check-in':
      return maybeBegins(state, looking) ? { type: 'begin-phase', phase: 1 } : undefined;
    case 'playing':
      return inPlay(state, looking);
    case 'paused':
    case 'finished':
    case 'cancelled':
      return undefined;
  }
}

/** Organisers wait for everyone, or begin without the last two, who are reinstated later. */
function maybeBegins({ entrants }: TournamentState, { plan, random }: Looking): boolean {
  const missing = entrants.filter(({ isPresent }) => !isPresent).length;
  if (missing === 0) return true;
  const isEnough = missing <= 2 && entrants.length - missing >= plan.leftAtLeast;
  return isEnough && random.chance(plan.drops);
}

/** The round that was drawn last in the phase that is played. */
const roundOf = ({ phases }: TournamentState) => phases.at(-1)?.rounds.at(-1);

const isFull = ({ entrants }: TournamentState, { actors }: EventPlan): boolean =>
  entrants.length === actors.length && entrants.every(({ list }) => list !== null);

function inPlay(state: TournamentState, looking: Looking): Said | undefined {
  const phase = state.phases.length;
  const last = roundOf(state);
  if (last === undefined || last.stage === 'closed') return betweenRounds(state, looking);
  const of = { phase, round: last.round };
  switch (last.stage) {
    case 'drawn':
      return { ...of, type: looking.random.chance(0.5) ? 'review-round' : 'publish-round' };
    case 'reviewed':
      return { ...of, type: 'publish-round' };
    case 'published':
      return { ...of, type: 'start-round' };
    case 'playing':
      return last.open === 0 ? { ...of, type: 'close-round' } : tableDecided(state, looking);
  }
}

function betweenRounds(state: TournamentState, { plan, random }: Looking): Said {
  const [phase, rounds] = [state.phases.length, state.phases.at(-1)?.rounds.length ?? 0];
  const isFirst = phase === 1 && rounds > 0;
  const left = state.entrants.filter(({ status }) => status === 'entered');
  if (isFirst && left.length > plan.leftAtLeast && random.chance(plan.drops)) {
    return { type: 'drop-entrant', entrant: random.pick(left).number };
  }
  const back = reinstated(state, { plan, random });
  if (back) return back;
  if (rounds < roundsOf(state)) return { type: 'draw-round', phase, round: rounds + 1 };
  if (phase < plan.terms.phases.length) return { type: 'begin-phase', phase: phase + 1 };
  return { type: 'finish-tournament' };
}

/** The chance that staff reinstate a player when they look between two rounds. */
const RETURNS = 0.5;

/** Players come back while the first phase still pairs for everyone. */
function reinstated(state: TournamentState, { random }: Looking): Said | undefined {
  const dropped = state.entrants.filter(({ status }) => status === 'dropped');
  const rounds = state.phases.at(-1)?.rounds.length ?? 0;
  const mayReturn = state.phases.length === 1 && rounds < roundsOf(state) && dropped.length > 0;
  if (!mayReturn || !random.chance(RETURNS)) return undefined;
  return { type: 're-enter', entrant: random.pick(dropped).number, checksIn: true };
}

/** A bracket halves its field in each round. */
function roundsOf({ phases }: TournamentState): number {
  const phase = phases.at(-1);
  return phase?.plannedRounds ?? Math.ceil(Math.log2(phase?.entrants.length ?? 1));
}

/** Staff answer every question; now and then they decide a table at which is played. */
function tableDecided(state: TournamentState, { plan, random }: Looking): Said | undefined {
  const round = roundOf(state);
  const open = [...(round?.tables.values() ?? [])].filter(({ result }) => result === null);
  const asked = open.find(({ hasQuestion }) => hasQuestion);
  const table = asked ?? (random.chance(plan.decides) ? random.pick(open) : undefined);
  if (table === undefined) return undefined;
  return forfeitAt(table, { phase: state.phases.length, round: round?.round ?? 0 });
}

const forfeitAt = (
  { number, entrants }: TableState,
  of: { readonly phase: number; readonly round: number },
): Said => ({
  ...of,
  type: 'enter-result',
  table: number,
  between: [...entrants],
  result: { is: 'forfeit', winner: entrants[0] as number },
});
