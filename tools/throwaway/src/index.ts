/** What servers that exist for a spec or a bench alone have in common. */
export { alone } from './alone.js';
export { freePorts, freeRowOfPorts } from './free-ports.js';
export { hireJanitor, type Janitor } from './janitor.js';
export { followBook } from './operations-book.js';
