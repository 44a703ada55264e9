/** When lists are shown to others, and by whose rules ranks are made. */
import { useTranslation } from 'react-i18next';
import { isOfPods, LISTS, presetOf, standingsOf, type Lists } from './event-draft.js';
import type { ChoiceProps } from './format-choice.js';
import { standingsFor } from './standings-names.js';

export function ListsChoice({ draft, game, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const hasCut = presetOf(draft, game).phases.length > 1;
  return (
    <label className="field">
      {t('events.make.lists')}
      <select
        value={draft.lists}
        onChange={({ target }) => onChange({ lists: target.value as Lists })}
      >
        {LISTS.filter((value) => hasCut || value !== 'FROM_CUT').map((value) => (
          <option key={value} value={value}>
            {t(`events.make.listsOpen.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The names of rules are those under which they were released; what they are is said in words. */
export function StandingsChoice({ draft, game, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const preset = presetOf(draft, game);
  return (
    <label className="field">
      {t('events.make.standings')}
      <select
        value={standingsOf(draft, preset)}
        onChange={({ target }) => onChange({ standings: target.value })}
      >
        {standingsFor(isOfPods(preset)).map((name) => (
          <option key={name} value={name}>
            {t(`events.standings.${name}`)} ({name})
          </option>
        ))}
      </select>
    </label>
  );
}
