/** What scenarios may ask for besides a game. */
import type { OpenMatch } from './match-on-record.js';
import type { ScenarioGame } from './scenario-game.js';
import type { WrittenCards } from './trial-cards.js';

export interface ScenarioMeans {
  /** Games by the words under which a document may name them (`game:`). */
  readonly games?: { readonly [word: string]: ScenarioGame };
  /** Trial cards that all the scenarios may use. */
  readonly cards?: WrittenCards;
  /** The text of a file that a document names, from where the document lies. */
  readFile?(name: string): string;
  /** Opens a match on the record, for lobbies and `replays`. */
  readonly openMatch?: OpenMatch;
}
