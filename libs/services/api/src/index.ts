/** The public api: GraphQL over HTTP and, for subscriptions, over a socket. */
export { ApiFigures } from './api-figures.service.js';
export { ApiModule } from './api.module.js';
export { BotDoor } from './bots/bot-door.service.js';
export { readBuiltPages } from './pages/built-pages.js';
export type { ProcessWatch } from './service/process-watch.js';
export { servePages } from './pages/serve-pages.js';
export { PublicTournamentEvents } from './tournaments/webhooks/public-tournament-events.service.js';
export { configureHttp } from './transport/http.js';
