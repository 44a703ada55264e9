import { started, type Started } from '../ask/start-worker.js';
import type { WhatIfQuestions } from './what-if-questions.js';

export type WhatIfWorker = Started<WhatIfQuestions>;

export const startWhatIf = (): WhatIfWorker =>
  started(new Worker(new URL('./what-if-worker.ts', import.meta.url), { type: 'module' }));
