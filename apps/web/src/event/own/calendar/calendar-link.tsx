/** The event for one's own calendar, as a file. Where no beginning is planned yet, it is typed. */
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../api/save-file.js';
import '../../../app/form.css';
import { useEventWords } from '../../event-words.js';
import type { EventFields } from '../../follow/event-documents.js';
import { plannedWords } from '../../planned/planned-words.js';
import { icsOf } from './ics.js';
import { usualStart } from './usual-start.js';

type Planned = Pick<EventFields, 'id' | 'title' | 'description' | 'beginsAt' | 'seq'>;

/** A day of play: a calendar only has to keep the time free. */
const LASTS_MS = 4 * 3_600_000;

export function CalendarLink({ event }: { readonly event: Planned }) {
  const { t } = useTranslation();
  const { titleOf } = useEventWords();
  const { id, beginsAt } = event;
  const submit = (submitted: FormEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    const typed = String(new FormData(submitted.currentTarget).get('start'));
    const startsAt = new Date(beginsAt ?? typed).getTime();
    if (Number.isNaN(startsAt)) return;
    const text = icsOf({
      uid: `${id}@scoresheet`,
      title: titleOf(event),
      startsAt,
      endsAt: startsAt + LASTS_MS,
      writtenAt: Date.now(),
      version: event.seq,
      address: `${location.origin}/event/${id}`,
      description: event.description ?? undefined,
    });
    saveFile('event.ics', 'text/calendar', text);
  };
  return (
    <details className="own-more">
      <summary>{t('own.calendar.title')}</summary>
      <form className="own-form" onSubmit={submit}>
        <Start beginsAt={beginsAt} />
        <button type="submit" className="button">
          {t('own.calendar.save')}
        </button>
      </form>
    </details>
  );
}

function Start({ beginsAt }: Pick<Planned, 'beginsAt'>) {
  const { t, i18n } = useTranslation();
  const id = useId();
  if (beginsAt !== null) {
    return (
      <p>
        <time dateTime={beginsAt}>{plannedWords(beginsAt, i18n.language)}</time>
      </p>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t('own.calendar.start')}</label>
      <input
        id={id}
        name="start"
        type="datetime-local"
        required
        defaultValue={usualStart(new Date())}
      />
      <small>{t('own.calendar.open')}</small>
    </div>
  );
}
