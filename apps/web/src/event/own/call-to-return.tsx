/** The judge call of a player who is out and may be reinstated. */
import type { EventFields } from '../follow/event-documents.js';
import { CallStaff } from './call-staff.js';

/** Stages in which players can call a judge. */
const PLAYED: readonly string[] = ['PLAYING', 'PAUSED'];

export const CallToReturn = ({ stage }: Pick<EventFields, 'stage'>) =>
  PLAYED.includes(stage) ? <CallStaff isAtTable={false} /> : null;
