/** What most events leave as it is: games of a match, time, places, who comes in, lists, standings, readings. */
import { useTranslation } from 'react-i18next';
import { loadEntry } from '../../match/game/load-game.js';
import { Picks } from '../../play/picks.js';
import { ReadingsChoice } from '../../play/readings-choice.js';
import { readingsOf } from '../../play/readings.js';
import { useLoaded } from '../../play/use-loaded.js';
import { MAX_DESCRIPTION_LENGTH } from './draft-problems.js';
import { EntryChoice } from './entry-choice.js';
import { BEST_OF, hasClock, isOfPods, presetOf } from './event-draft.js';
import { FormField } from './event-form-field.js';
import type { SettingsProps } from './settings-props.js';
import { ListsChoice, StandingsChoice } from './lists-and-standings.js';

/** Fields that are not folded away. */
const IN_SIGHT = ['title', 'beginsAt'];

export function MoreSettings(props: SettingsProps) {
  const { draft, game, problems, onChange } = props;
  const { t } = useTranslation();
  const entry = useLoaded(loadEntry, game.id);
  return (
    <details className="more" open={Object.keys(problems).some((name) => !IN_SIGHT.includes(name))}>
      <summary>{t('events.make.more')}</summary>
      <MatchesChoice {...props} />
      <EntryChoice {...props} />
      <ListsChoice {...props} />
      <StandingsChoice {...props} />
      <FormField
        name="description"
        label={t('events.make.description')}
        hint={t('events.make.descriptionHint')}
        problems={problems}
      >
        {(tied) => (
          <textarea
            {...tied}
            rows={4}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </FormField>
      <ReadingsChoice
        readings={entry ? readingsOf(entry) : []}
        options={draft.options}
        onChange={(options) => onChange({ options })}
      />
    </details>
  );
}

/** How many games a match has, and how long a round. */
function MatchesChoice({ draft, game, problems, onChange }: SettingsProps) {
  const { t } = useTranslation();
  const preset = presetOf(draft, game);
  return (
    <>
      {!isOfPods(preset) && (
        <Picks
          title={t('play.bestOf.title')}
          name="best-of"
          isRow
          value={draft.bestOf}
          picks={BEST_OF.map((value) => ({
            value,
            label: value === 1 ? t('play.bestOf.one') : t('play.bestOf.some', { count: value }),
          }))}
          onPick={(bestOf) => onChange({ bestOf })}
        />
      )}
      {hasClock(preset) && (
        <FormField
          name="minutes"
          label={t('events.make.minutes')}
          hint={t('events.make.minutesHint')}
          problems={problems}
        >
          {(tied) => (
            <input
              {...tied}
              inputMode="numeric"
              maxLength={9}
              value={draft.minutes}
              onChange={({ target }) => onChange({ minutes: target.value })}
            />
          )}
        </FormField>
      )}
    </>
  );
}
