/** The public api: GraphQL over HTTP and, for subscriptions, over a socket. */
export type { ApiOptions } from './api-parts.js';
export { ApiFigures } from './api-figures.service.js';
export { ApiModule } from './api.module.js';
export { configureHttp } from './transport/http.js';
export type { FrontDoorOptions } from './transport/front-door-options.js';
export { MAX_REQUEST_BYTES } from './transport/limits.js';
export { SubscriptionSocket } from './transport/subscription-socket.js';
export { MatchSubscriptions } from './events/match-subscriptions.service.js';
