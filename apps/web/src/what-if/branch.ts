/**
 * What might have been: the game goes on from an event of a record by the pure rules and by chance
 * of its own. Nothing of it is an event, and no record knows of it.
 */
import type { GameEntry } from '@scoresheet/domain-match';
import type {
  Action,
  Chance,
  Fact,
  Json,
  Seat,
  State,
  TableView,
  Viewer,
} from '@scoresheet/rules-engine';

export interface BranchTable {
  /** Answers since the event that it begins from. */
  readonly steps: number;
  /** Through whose eyes the table is seen. */
  readonly viewer: Viewer;
  readonly table: TableView;
}

/** A step as it is told: the answer, and what came of it. */
export interface BranchStep {
  readonly action: { readonly [field: string]: Json };
  readonly facts: readonly Json[];
}

export type Answered =
  | { readonly is: 'answered'; readonly step: BranchStep; readonly now: BranchTable }
  | { readonly is: 'refused'; readonly rule: string | null; readonly says: string };

export interface Branch {
  /** `asked`: through the eyes of the first seat that is asked, or of all when nobody is. */
  look(viewer: Viewer | 'asked'): BranchTable;
  answer(action: Action): Answered;
  /** Takes the last answer back; does nothing where none was given. */
  undo(): BranchTable;
}

/** More answers than that are no question about a moment any more. */
const MAX_STEPS = 500;

const TOO_MANY: Answered = {
  is: 'refused',
  rule: null,
  says: `A branch ends after ${MAX_STEPS} answers. Begin another one.`,
};
const ENDLESS: Answered = {
  is: 'refused',
  rule: null,
  says: 'This action would go on for ever, so a match would end here.',
};

/** `begin` belongs to the branch from now on. */
export function branchFrom(begin: State, ruleset: GameEntry['ruleset'], chance: Chance): Branch {
  const states: State[] = [begin];
  const now = (): State => states.at(-1) as State;
  const look = (asked: Viewer | 'asked'): BranchTable => {
    const viewer = asked === 'asked' ? (askedSeat(ruleset, now()) ?? 'house') : asked;
    return { steps: states.length - 1, viewer, table: ruleset.view(now(), viewer) };
  };
  return {
    look,
    answer(action) {
      if (states.length > MAX_STEPS) return TOO_MANY;
      const state = structuredClone(now());
      const asked = kindOf(ruleset, state, action.decision);
      const ran = ruleset.run(state, action, chance);
      if ('refusal' in ran) return { is: 'refused', ...ran.refusal };
      const facts = toItsEnd(ruleset, state, chance, ran.facts);
      if (!facts) return ENDLESS;
      states.push(state);
      return { is: 'answered', step: stepOf(action, asked, facts), now: look('asked') };
    },
    undo() {
      if (states.length > 1) states.pop();
      return look('asked');
    },
  };
}

type Ruleset = GameEntry['ruleset'];

const askedSeat = (ruleset: Ruleset, state: State): Seat | undefined => {
  const open = ruleset.decisions(state);
  return (open.find(({ optional }) => !optional) ?? open[0])?.seat;
};

const kindOf = (ruleset: Ruleset, state: State, id: string): string =>
  ruleset.decisions(state).find((decision) => decision.id === id)?.kind ?? '';

/** All facts of an action; undefined where the action does not come to an end. */
function toItsEnd(
  { long }: Ruleset,
  state: State,
  chance: Chance,
  begun: readonly Fact[],
): readonly Fact[] | undefined {
  const facts = [...begun];
  for (let events = 1; state.goesOn !== undefined && long; events += 1) {
    if (events > long.eventsPerAction) return undefined;
    facts.push(...long.goOn(state, chance));
  }
  return facts;
}

const stepOf = ({ seat, decision, choice }: Action, asked: string, facts: readonly Fact[]) => ({
  action: { type: 'act', seat, decision, asked, choice, open: true },
  facts: facts as unknown as readonly Json[],
});
