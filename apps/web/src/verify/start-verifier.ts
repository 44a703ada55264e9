import { started, type Started } from '../ask/start-worker.js';
import type { FileVerifier } from './verification.js';

export type Verifier = Started<FileVerifier>;

export const startVerifier = (): Verifier =>
  started(new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' }));
