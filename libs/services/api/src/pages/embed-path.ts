/**
 * The pages that other pages may show within themselves. Whoever frames one could lead a person's
 * clicks, so nobody is anybody there: no cookie counts for what such a page asks.
 */
const EMBED_PATH = '/embed/';

export const isEmbedPath = (path: string): boolean => path.startsWith(EMBED_PATH);
