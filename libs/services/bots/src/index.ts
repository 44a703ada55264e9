/** Bots: players that know nothing but the public api, for demonstrations and for tests. */
export { ask, type ApiAddress } from './api-client.js';
export { BOT_KINDS, choose, questionTo, type BotKind, type Question } from './bot-kind.js';
export { demoTables } from './demo-tables.js';
export { demoEvents } from './event/demo-events.js';
export { eventsInFolder } from './event/event-memory.js';
export { playEvent, swissWithCut, type BotEvent } from './event/play-event.js';
export { houseBots } from './house/house-bots.js';
export { followMatch, type MatchMessage } from './follow-match.js';
export { playBots, type BotGame } from './play-bots.js';
export { playMatch, type BotTable, type PlayedMatch } from './play-match.js';
export type { AcceptedCommand } from './send-command.js';
export { drawFrom } from './random-choice.js';
export { tallyOf, type Tally } from './tally.js';
export { tablesInFolder } from './table-memory.js';
