/** Messages between services: commands, outcomes, their topics, schemas and bytes. */
export * from './auto-pass.js';
export * from './clock.js';
export * from './cloud-event.js';
export * from './codec.js';
export * from './macs.js';
export * from './command.js';
export * from './judge-seat.js';
export * from './limits.js';
export * from './outcome.js';
export * from './ruling.js';
export { ROLES, roleSchema, type Role } from './sender.js';
export * from './topics.js';
export * from './trace-context.js';
export { FOREIGN_HOST_SAYS, isAllowedHost, type HostNames } from './host-name.js';
