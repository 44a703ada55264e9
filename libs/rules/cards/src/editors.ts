/** What tools and editors get of a card language; no game and no page needs it. */
export { cardFileSchema } from './editors/json-schema.js';
