import type { EventFields } from '../../follow/event-documents.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import type { Entrant } from './entrant-documents.js';

export interface PlayerProps {
  readonly event: EventFields;
  readonly view: LeadersView;
  readonly entrant: Entrant;
  readonly onDone: (token?: string) => void;
}
