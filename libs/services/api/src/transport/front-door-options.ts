/** What an operator sets about the front door; each has a default. */
import type { HostNames } from '@scoresheet/contracts-messages';
import { GUESTS_FROM_ADDRESS, OPERATIONS_OF_VIEWER } from '@scoresheet/services-accounts';
import {
  MAX_COST_PER_ADDRESS_SECOND,
  MAX_SOCKET_BUFFER_BYTES,
  MAX_SOCKETS_PER_ADDRESS,
  MAX_SOCKETS_PER_VIEWER,
} from './limits.js';

export interface FrontDoorOptions {
  /** `observe`: what could hit an installation that runs is counted and let pass. */
  readonly mode: 'observe' | 'enforce';
  /** Names that the server may be asked under. */
  readonly hosts: HostNames;
  /** Origins of pages, beside our own, that may speak to the server: `https://example.org`. */
  readonly allowedOrigins: readonly string[];
  /** Whether the schema can be asked for. */
  readonly introspection: boolean;
  /** How many proxies of the operator's own stand before the server. */
  readonly trustedProxies: number;
  /** Mutations and subscriptions of one viewer, on average over ten seconds. */
  readonly operationsPerSecond: number;
  /** New guests from one address. */
  readonly guestsPerMinute: number;
  /** Cost of all that one address may ask for in a second; see the costs of queries. */
  readonly costPerSecond: number;
  readonly socketsPerAddress: number;
  readonly socketsPerViewer: number;
  /** The most bytes that wait for a socket's peer; fewer where a test wants to pass that. */
  readonly socketBufferBytes: number;
}

const SECOND_MS = 1_000;
const perSecond = ({ atMost, withinMs }: { atMost: number; withinMs: number }): number =>
  (atMost * SECOND_MS) / withinMs;

export const DEFAULT_FRONT_DOOR: FrontDoorOptions = {
  mode: 'enforce',
  hosts: 'any',
  allowedOrigins: [],
  introspection: true,
  trustedProxies: 0,
  operationsPerSecond: perSecond(OPERATIONS_OF_VIEWER),
  guestsPerMinute: GUESTS_FROM_ADDRESS.atMost,
  costPerSecond: MAX_COST_PER_ADDRESS_SECOND,
  socketsPerAddress: MAX_SOCKETS_PER_ADDRESS,
  socketsPerViewer: MAX_SOCKETS_PER_VIEWER,
  socketBufferBytes: MAX_SOCKET_BUFFER_BYTES,
};
