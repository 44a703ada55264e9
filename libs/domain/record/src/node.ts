/// <reference types="node" />
/** SHA-256 for Node: the only file of this room that a browser does not run, as it has noble.ts. */
import { hash } from 'node:crypto';
import type { Sha256 } from './sha256.js';

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'hex');
