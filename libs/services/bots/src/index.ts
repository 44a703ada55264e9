/** Bots: players that know nothing but the public api, for demonstrations and for tests. */
export { ApiError, ask, type ApiAddress } from './api-client.js';
export { DEMO_THINK_MS, demoTables, type DemoTablesOptions } from './demo-tables.js';
export { followMatch, type MatchMessage, type Situation } from './follow-match.js';
export { playMatch, type BotTable, type PlayedMatch, type PlayMatchOptions } from './play-match.js';
export { playSeat, type AcceptedCommand, type SeatBotOptions } from './seat-bot.js';
export { tablesInFolder, tablesInMemory, type TableMemory } from './table-memory.js';
