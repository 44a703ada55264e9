/**
 * Whether this page is shown within somebody else's. Nobody is anybody there: no cookie goes with what
 * it asks, and none counts on its socket, so that it shows everybody the same. Where no page is, as in a worker, nothing is.
 */
export const isEmbedded = 'location' in globalThis && location.pathname.startsWith('/embed/');
