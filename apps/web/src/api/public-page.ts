const PLACES: readonly string[] = ['embed', 'projector', 'wall'];

/**
 * Whether this page shows what everybody sees: within a page of somebody else, or on a wall. Nobody is
 * anybody there: no cookie goes with what it asks, and none counts on its socket. A worker has no page.
 */
export const isPublicPage =
  'location' in globalThis && PLACES.includes(location.pathname.split('/')[1] ?? '');
