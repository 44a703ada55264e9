/** Bots: players that know nothing but the public api, for demonstrations and for tests. */
export { ApiError, ask, type ApiAddress } from './api-client.js';
export { BOT_KINDS, choose, questionTo, type BotKind, type Question } from './bot-kind.js';
export { DEMO_THINK_MS, demoTables, type DemoTablesOptions } from './demo-tables.js';
export { followMatch, type MatchMessage, type Situation } from './follow-match.js';
export { playBots, type BotGame, type BotGames } from './play-bots.js';
export { playMatch, type BotTable, type PlayedMatch, type PlayMatchOptions } from './play-match.js';
export { playSeat, type SeatBotOptions } from './seat-bot.js';
export type { AcceptedCommand } from './send-command.js';
export { drawFrom, type Draw } from './random-choice.js';
export { tallyOf, type Tally } from './tally.js';
export { tablesInFolder, tablesInMemory, type TableMemory } from './table-memory.js';
