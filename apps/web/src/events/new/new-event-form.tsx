/** A new event, with what is usual filled in: a title and one press make it. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Beginning } from './beginning.js';
import { MAX_TITLE_LENGTH } from './draft-problems.js';
import type { OfferedGame } from './event-draft.js';
import { FormField } from './event-form-field.js';
import { EventGameChoice, PlaceChoice, PresetChoice } from './format-choice.js';
import { MakeBar } from './make-bar.js';
import { MoreSettings } from './more-settings.js';
import { useNewEvent } from './use-new-event.js';

interface NewEventFormProps {
  readonly games: readonly [OfferedGame, ...OfferedGame[]];
}

export function NewEventForm({ games }: NewEventFormProps) {
  const { t } = useTranslation();
  const { draft, game, problems, order, change, press } = useNewEvent(games);
  const form = useRef<HTMLFormElement>(null);
  const goTo = (field: string): void =>
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  const choosing = { draft, game, onChange: change };
  return (
    <form
      className="play-form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press(goTo);
      }}
    >
      <FormField name="title" label={t('events.make.title')} problems={problems}>
        {(tied) => (
          <input
            {...tied}
            required
            autoComplete="off"
            maxLength={MAX_TITLE_LENGTH}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </FormField>
      <Beginning {...choosing} problems={problems} />
      <EventGameChoice games={games} game={game} onChange={change} />
      <PresetChoice {...choosing} />
      <PlaceChoice {...choosing} />
      <MoreSettings {...choosing} problems={problems} />
      <MakeBar draft={draft} game={game} order={order} />
    </form>
  );
}
