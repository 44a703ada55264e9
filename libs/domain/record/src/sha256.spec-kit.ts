/// <reference types="node" />
import { createHash } from 'node:crypto';
import type { Sha256 } from './sha256.js';

/** The hash that servers use; specs of the record run with it unless they are about another. */
export const nodeSha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
