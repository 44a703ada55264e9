/** The stage of a tournament, as a sentence goes on behind "the tournament is". */
import type { Stage } from './tournament-at.js';

export const stageWords = (stage: Stage): string => STAGES[stage];

const STAGES: Readonly<Record<Stage, string>> = {
  DRAFT: 'a draft',
  ANNOUNCED: 'announced',
  REGISTRATION: 'open for registration',
  CHECK_IN: 'checking in',
  PLAYING: 'being played',
  PAUSED: 'paused',
  FINISHED: 'finished',
  CANCELLED: 'cancelled',
};
