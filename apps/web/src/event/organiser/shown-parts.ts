/** The component of each part of the page. */
import type { ComponentType } from 'react';
import { CorrectionPart } from './correction/correction-part.js';
import { PlayersPart } from './entrants/players-part.js';
import { FilesPart } from './files/files-part.js';
import type { LeadersView } from './lead/leaders-documents.js';
import type { Part } from './parts.js';
import { PeoplePart } from './people/people-part.js';
import { RoundPart } from './round/round-part.js';
import { WebhooksPart } from './webhooks/webhooks-part.js';

export const PARTS: Readonly<Record<Part, ComponentType<{ readonly view: LeadersView }>>> = {
  round: RoundPart,
  players: PlayersPart,
  correct: CorrectionPart,
  people: PeoplePart,
  files: FilesPart,
  webhooks: WebhooksPart,
};
