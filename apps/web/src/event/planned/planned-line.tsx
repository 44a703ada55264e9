/** When an event is planned to begin; nothing once it has begun, or where nobody has said. */
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../follow/event-documents.js';
import { plannedWords } from './planned-words.js';

type Planned = Pick<EventFields, 'beginsAt' | 'stage'>;

export function PlannedLine({ event: { beginsAt, stage } }: { readonly event: Planned }) {
  const { t, i18n } = useTranslation();
  if (beginsAt === null || !isToCome(stage)) return null;
  return (
    <p className="event-planned">
      {t('event.begins')} <time dateTime={beginsAt}>{plannedWords(beginsAt, i18n.language)}</time>
    </p>
  );
}

const TO_COME: readonly EventFields['stage'][] = ['DRAFT', 'ANNOUNCED', 'REGISTRATION', 'CHECK_IN'];

export const isToCome = (stage: EventFields['stage']): boolean => TO_COME.includes(stage);
