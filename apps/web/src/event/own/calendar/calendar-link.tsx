/** The event for one's own calendar, as a file. When it begins is typed: no event has a time before it begins. */
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../api/save-file.js';
import '../../../app/form.css';
import { useEventWords } from '../../event-words.js';
import type { EventFields } from '../../follow/event-documents.js';
import { icsOf } from './ics.js';
import { usualStart } from './usual-start.js';

type Planned = Pick<EventFields, 'id' | 'title' | 'description'>;

/** A day of play: a calendar only has to keep the time free. */
const LASTS_MS = 4 * 3_600_000;

export function CalendarLink({ event }: { readonly event: Planned }) {
  const { t } = useTranslation();
  const id = useId();
  const { titleOf } = useEventWords();
  const { id: tournament, description } = event;
  const submit = (submitted: FormEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    const given = String(new FormData(submitted.currentTarget).get('start'));
    const startsAt = new Date(given).getTime();
    if (Number.isNaN(startsAt)) return;
    const text = icsOf({
      uid: `${tournament}@scoresheet`,
      title: titleOf(event),
      ...{ startsAt, endsAt: startsAt + LASTS_MS, writtenAt: Date.now() },
      address: `${location.origin}/event/${tournament}`,
      description: description ?? undefined,
    });
    saveFile('event.ics', 'text/calendar', text);
  };
  return (
    <details className="own-more">
      <summary>{t('own.calendar.title')}</summary>
      <form className="own-form" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{t('own.calendar.start')}</label>
          <input
            id={id}
            name="start"
            type="datetime-local"
            required
            defaultValue={usualStart(new Date())}
          />
        </div>
        <button type="submit" className="button">
          {t('own.calendar.save')}
        </button>
      </form>
    </details>
  );
}
