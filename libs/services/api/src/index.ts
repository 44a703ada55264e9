/** The public api: GraphQL over HTTP and, for subscriptions, over a socket. */
export { API_OPTIONS, type ApiOptions } from './api-options.js';
export { ApiFigures } from './api-figures.service.js';
export { ApiModule } from './api.module.js';
export { COMMAND_DEADLINE_MS } from './commands/command-desk.service.js';
export { configureHttp } from './transport/http.js';
export type { FrontDoorOptions } from './transport/front-door-options.js';
export { MAX_REQUEST_BYTES } from './transport/limits.js';
export { SubscriptionSocket } from './transport/subscription-socket.js';
export { MatchFeeds } from './events/match-feeds.service.js';
