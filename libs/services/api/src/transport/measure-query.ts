/** How large a query is, before any of it runs. */
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_MOMENTS_AT_ONCE } from './limits.js';
import type { Fragments } from './measure-shape.js';

export interface QuerySize {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** About as many fields as may have to be resolved, dear ones counted more often. */
  readonly cost: number;
}

/** What a page holds at most, which is assumed where a variable says how much is asked for. */
const MAX_PAGE = 500;

/** Pages that hold fewer, whatever is asked for. */
const LARGEST_PAGES: Readonly<Record<string, number>> = {
  'Query.moments': MAX_MOMENTS_AT_ONCE,
  'Query.openLists': 100,
};

/** Lists that no argument bounds: about as many as they hold. */
const LENGTHS: Readonly<Record<string, number>> = {
  'Query.games': 4,
  'Query.myDecks': 50,
  'Game.cards': 150,
  'Query.cards': 150,
  'RankReasons.numbers': 200,
  'Bracket.matches': 64,
  'RoundStrain.entrants': 2,
  'Tournament.rounds': 16,
  'Bracket.names': 64,
  'RankReasons.names': 64,
  'TableReasons.names': 16,
  'CorrectionPreview.names': 64,
  'NextStep.seeds': 64,
  'LeadersView.agreements': 32,
  'LeadersView.forbiddenPairs': 64,
  'EntrantPage.rounds': 32,
  'OwnEntry.rounds': 32,
  // Worked out once for all who are told of an event: a hall that follows pays a share of it.
  'TournamentMessage.tables': 8,
  'TablesInPlay.tables': 8,
};

/** Fields that are much more work than a field. */
const DEAR: Readonly<Record<string, number>> = {
  'Query.__schema': 1_000,
  'Query.__type': 50,
  'Query.exportMatch': 1_000,
  'Query.exportTournament': 1_000,
  'Match.table': 20,
  'MatchMessage.table': 20,
  // An event is read from the archive.
  'MatchSummary.lastEvent': 20,
  // A match of one's own is looked at, which is in memory while somebody plays.
  'MatchSummary.waitsForYou': 20,
  // Matches are looked up until one is found that goes on.
  'TournamentTable.match': 20,
  'TournamentTable.playStatus': 2,
  'TournamentTable.gamesWon': 2,
  'TournamentTable.openingProblem': 2,
  // Names of a page are looked up together, and compared with all others of the event.
  'TournamentEntrant.name': 2,
  'TournamentEntrant.bareName': 2,
  'TournamentSeat.name': 2,
  'StandingLine.name': 2,
  'StaffEntry.name': 2,
  'EntrantList.name': 2,
  'ReviewedEntrant.name': 2,
  'NamedEntrant.name': 2,
  // A match is looked up in the database and in the log to its end, before it is said to be
  // nowhere.
  'Query.match': 100,
  'Query.node': 100,
  // Rules look at an answer, and carry one out that they would accept.
  'Query.whyNot': 200,
  'Query.events': 100,
  'Query.moments': 100,
  'Query.tournament': 100,
  // A search looks through the titles of all tournaments.
  'Query.tournaments': 50,
  'Query.announcements': 50,
  'Query.tournamentEvents': 100,
  // A search looks through the names of an event.
  'Query.tournamentEntrants': 100,
  'Query.tournamentTables': 100,
  'Query.tableOfDueMatch': 100,
  'Query.ownEntry': 100,
  'Query.staffEntries': 100,
  'Query.outstandingTables': 100,
  // Who would play in the next phase is worked out of the standings.
  'Query.leadersView': 200,
  'Query.entrantPage': 100,
  'Query.entrantList': 100,
  'Query.openLists': 100,
  // A thread works them out; each is some milliseconds of it, and a draw that is drawn again more.
  'Query.standings': 100,
  'Query.bracket': 100,
  'Query.undoneMatches': 100,
  'Query.whyRank': 200,
  'Query.roundReview': 200,
  'Query.previewCorrection': 500,
  'Query.whyOpponent': 1_000,
  'Subscription.standings': 100,
  'Subscription.matchEvents': 50,
  'Subscription.tournamentEvents': 50,
  'Subscription.tablesInPlay': 50,
  'Mutation.signInAsGuest': 200,
  'Mutation.openGuestSession': 400,
  'Mutation.openSession': 2_500,
  'Mutation.openNewAccount': 2_500,
  'Mutation.signIn': 2_500,
  'Mutation.register': 2_500,
  'Mutation.changePassword': 5_000,
};

const NOTHING: QuerySize = { depth: 0, aliases: 0, directives: 0, cost: 0 };

/** The page of a field at `place`: what is inside is asked for so often. */
function pageOf(
  place: string,
  field: FieldNode,
  asked: GraphQLField<unknown, unknown> | undefined,
): number {
  const first = asked?.args.find(({ name }) => name === 'first');
  if (first === undefined) return 1;
  const given = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  const size = given?.kind === Kind.INT ? Number(given.value) : undefined;
  const largest = LARGEST_PAGES[place] ?? MAX_PAGE;
  const usual = given === undefined ? Number(first.defaultValue ?? largest) : largest;
  return Math.min(Math.max(size ?? usual, 1), largest);
}

/** What is asked within one operation, by whoever measures it. */
interface Measuring {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /**
   * Each fragment is measured once, however often it is spread, so that nested fragments cost us
   * nothing. A fragment within itself measures 0 here; a standard rule refuses it.
   */
  readonly known: Map<string, QuerySize>;
}

type Parent = GraphQLNamedType | undefined;

/** `fragments`: of the document that the operation stands in. */
export function measureQuery(
  schema: GraphQLSchema,
  fragments: Fragments,
  { operation, selectionSet, directives = [] }: OperationDefinitionNode,
): QuerySize {
  const parent = schema.getRootType(operation) ?? undefined;
  const inside = ofSet({ schema, fragments, known: new Map() }, selectionSet, parent);
  return { ...inside, directives: inside.directives + directives.length };
}

function ofSet(by: Measuring, { selections }: SelectionSetNode, parent: Parent): QuerySize {
  const sizes = selections.map((selection) => {
    const inside = ofSelection(by, selection, parent);
    return { ...inside, directives: inside.directives + (selection.directives?.length ?? 0) };
  });
  return sizes.reduce(together, NOTHING);
}

function ofSelection(by: Measuring, selection: SelectionNode, parent: Parent): QuerySize {
  switch (selection.kind) {
    case Kind.FIELD:
      return ofField(by, selection, parent);
    case Kind.FRAGMENT_SPREAD:
      return ofFragment(by, selection.name.value);
    case Kind.INLINE_FRAGMENT: {
      const narrowed = selection.typeCondition?.name.value;
      const type = narrowed === undefined ? parent : by.schema.getType(narrowed);
      return ofSet(by, selection.selectionSet, type);
    }
  }
}

function ofField(by: Measuring, field: FieldNode, parent: Parent): QuerySize {
  const { name, alias, selectionSet } = field;
  const aliases = alias ? 1 : 0;
  const place = `${parent?.name}.${name.value}`;
  const own = DEAR[place] ?? 1;
  // Introspection has a depth limit of its own among the standard rules.
  if (name.value.startsWith('__')) return { ...NOTHING, depth: 1, aliases, cost: own };
  const hasFields = isObjectType(parent) || isInterfaceType(parent);
  const asked = hasFields ? parent.getFields()[name.value] : undefined;
  const type = asked && getNamedType(asked.type);
  const inside = selectionSet ? ofSet(by, selectionSet, type) : NOTHING;
  return {
    depth: inside.depth + 1,
    aliases: inside.aliases + aliases,
    directives: inside.directives,
    cost: own + (LENGTHS[place] ?? pageOf(place, field, asked)) * inside.cost,
  };
}

function ofFragment(by: Measuring, name: string): QuerySize {
  const before = by.known.get(name);
  if (before !== undefined) return before;
  by.known.set(name, NOTHING);
  const fragment = by.fragments.get(name);
  if (!fragment) return NOTHING; // a standard rule says so
  const type = by.schema.getType(fragment.typeCondition.name.value);
  const size = ofSet(by, fragment.selectionSet, type);
  by.known.set(name, size);
  return size;
}

const together = (one: QuerySize, other: QuerySize): QuerySize => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
});
