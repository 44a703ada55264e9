/** How the answer of each query stays current while its page is open. */
import { heardIn } from '../round/use-rounds.js';
import { announcementOf } from '../now/use-announcements.js';
import { changesChecked } from '../deck-check/use-checked.js';
import { changesPenalties } from '../entrants/use-penalties.js';
import { changesLists } from '../lists/use-lists.js';
import { changesReview } from '../organiser/round/drawn-round.js';
import { changesUnseated } from '../organiser/round/use-unseated.js';
import { changesOwnLine } from '../own/use-own-line.js';
import { concernsEntry } from '../own/use-own-entry.js';
import { withNews } from '../round/whole/told-tables.js';
import { changesCalls } from '../staff/calls/use-calls.js';
import { changesTableOf } from '../staff/calls/use-table-of.js';
import { changesRecords } from '../staff/floor/table-links.js';
import { concernsReports, concernsTable } from '../table/table-place.js';
import {
  changesBracket,
  changesEntrantPage,
  changesEntrants,
  changesFloor,
  changesLiveStandings,
  changesSeats,
  changesStandings,
} from './changes.js';
import type { News } from './event-documents.js';
import { OWN, PLACE } from './told-events.spec-kit.js';
import { ALL_TYPES, RESULTS, STATUS } from './value-changes.spec-kit.js';

export type Answer =
  /** Used at the moment when it comes: a download, say. */
  | { readonly once: string }
  /** Asked again at an interval. */
  | { readonly polled: string }
  /** Asked again after each message of this subscription. */
  | { readonly after: string; readonly because: string }
  | Followed;

export interface Followed {
  /** Subscriptions whose messages the page puts into the answer. */
  readonly feeds?: readonly string[];
  /** Whether the hook that asks this asks again, or puts the message itself into the answer. */
  readonly concerns?: (news: News) => boolean;
  /** Event types that change which entries the question finds. */
  readonly finds?: readonly string[];
  /** Event types that change no answer to this question, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const ONE = 'The question names one entrant.';
const ANOTHER_KEY = 'The key of the question names the round, so that another round is asked for.';
const NO_ROUND = 'It happens only while no round is paired or played.';
const ONE_ENTRANT = { 'entrant-entered': ONE, 'entrants-added': ONE };
const NEVER = (): boolean => false;

export const ANSWERS: Readonly<Record<string, Answer>> = {
  // Frame
  Event: { feeds: ['EventFeed'] },
  EventWords: { once: 'It is asked when the page comes back into sight.' },
  EventAt: { once: 'It is compared with the last event heard after a lost connection.' },
  // Player
  OwnEntry: {
    feeds: ['EventFeed'],
    concerns: (news) => concernsEntry(news, OWN),
    except: {
      'entrant-entered': 'The key of the question says whether you have registered.',
      'entrants-added': 'The key of the question says whether you have registered.',
    },
  },
  OwnStanding: {
    concerns: (news) => changesOwnLine(news, OWN),
    except: { 'entrants-added': 'A late entrant begins at the bottom of the standings.' },
  },
  Announcements: { concerns: (news) => announcementOf(news) !== undefined },
  // Entrants and decklists
  Entrants: { concerns: changesEntrants },
  Entrant: { concerns: changesEntrantPage },
  EntrantForStaff: { concerns: changesPenalties },
  StaffList: { concerns: changesChecked },
  TableToCheck: { concerns: changesChecked },
  ListsTerms: { concerns: changesLists },
  OpenLists: { concerns: changesLists },
  // Rounds and tables
  FirstTables: { feeds: ['TablesFeed'] },
  MoreTables: { feeds: ['TablesFeed'] },
  FoundTables: { feeds: ['TablesFeed'] },
  WholeRound: {
    concerns: (news) => changesSeats(news) || withNews(new Map(), news, PLACE).size > 0,
    except: { 'round-published': ANOTHER_KEY },
  },
  Rounds: { concerns: (news) => heardIn(news).length > 0 },
  Byes: { concerns: changesSeats, except: { 'round-published': ANOTHER_KEY } },
  WhyOpponent: { concerns: changesSeats, except: { 'round-published': ANOTHER_KEY } },
  OneTable: {
    concerns: concernsTable(PLACE),
    except: { 'entrant-bound': 'The page links the entrant, not the account.' },
  },
  ReportsOfTable: { concerns: concernsReports(PLACE) },
  EventBracket: { concerns: changesBracket },
  TimeOfEvent: { once: 'The time of an event never changes.' },
  // Standings
  Standings: { concerns: changesLiveStandings, finds: [...RESULTS, 'round-started'] },
  MoreLines: { feeds: ['StandingsFeed'] },
  WhyRank: { after: 'StandingsFeed', because: 'It explains one line, and is asked again with it.' },
  TopLines: { concerns: changesStandings },
  StandingsToPrint: { concerns: changesStandings },
  InLine: { concerns: changesStandings },
  // Organiser
  LeadersView: { concerns: () => true },
  OrganisedEntrants: { concerns: changesEntrants },
  MissingEntrants: {
    concerns: changesEntrants,
    finds: ['checked-in', 'tournament-paused', ...STATUS],
  },
  UndoneMatches: { concerns: changesBracket },
  AllEntrants: { once: 'Typed names are compared with it when they are added.' },
  AccountNamed: { once: 'A typed name is looked up when it is sent.' },
  AccountOf: { once: 'An account keeps its name for as long as a page is open.' },
  EntrantNamed: { concerns: NEVER, except: ONE_ENTRANT },
  Outstanding: { concerns: changesFloor },
  RoundReview: {
    concerns: changesReview,
    except: { 'round-published': 'The page shows the published round instead.' },
  },
  WhoPlays: {
    concerns: changesUnseated,
    finds: STATUS,
    except: {
      'entrant-entered': NO_ROUND,
      'phase-begun': NO_ROUND,
      'tournament-resumed': NO_ROUND,
    },
  },
  OwnRounds: { concerns: changesUnseated, except: { 'round-published': ANOTHER_KEY } },
  TableAt: { concerns: concernsTable(PLACE) },
  CorrectionPreview: { concerns: () => true, finds: ALL_TYPES },
  Webhooks: { polled: 'Deliveries make no event.' },
  Record: { once: 'A download.' },
  StandingsFile: { once: 'A download.' },
  EntrantsFile: { once: 'A download.' },
  // Staff
  StaffFloor: { concerns: changesFloor },
  MatchesOfTable: { concerns: changesRecords },
  StaffCalls: { concerns: changesCalls, finds: ['staff-called', 'call-answered'] },
  LastEvents: { once: 'Later events come as messages.' },
  TableOfEntrant: { concerns: changesTableOf },
  StaffPenalties: { concerns: changesPenalties },
  SoughtEntrants: { concerns: changesEntrants },
  // Match
  Match: { after: 'Follow', because: 'Seats, clocks and the series change with an event only.' },
  Moments: { feeds: ['Follow'] },
  MomentAt: { feeds: ['Follow'] },
  DueMatch: { feeds: ['DueTableInPlay'] },
  Invitation: { once: 'A match keeps its invitation code.' },
  CardsOfRuleset: { once: 'A version of a ruleset keeps its cards.' },
  WhyNot: { once: 'It answers one refused action.' },
  // Front page and player pages
  Front: { polled: 'No message reports changes of a list.' },
  OwnMatches: { polled: 'No message reports changes of a list.' },
  RunningEvents: { polled: 'No message reports changes of a list.' },
  PlayerMatches: { polled: 'No message reports changes of a list.' },
  PlayedGames: { once: 'Card games change with the version of the server.' },
  AccountCalled: { once: 'A typed name is looked up.' },
  Player: { once: 'An account keeps its name for as long as a page is open.' },
  NamedSo: { once: 'It finds the number of a player in a tournament.' },
  PlaceOfPlayer: { once: 'The page lists past tournaments; each links to its standings.' },
};
