/** Which round is shown: the newest, or any that was published before. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import type { RoundAddress } from './use-round-address.js';
import type { PublishedRound } from './use-rounds.js';
import type { RoundPlace } from './use-tables.js';

interface RoundChoiceProps extends Pick<RoundAddress, 'show'> {
  readonly place: RoundPlace;
  readonly rounds: readonly PublishedRound[] | undefined;
}

export function RoundChoice({ place, rounds = [], show }: RoundChoiceProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const at = rounds.findIndex((each) => isAt(each, place));
  // The one that is looked at is there before the others are known.
  const all: readonly RoundPlace[] = at < 0 ? [...rounds, place] : rounds;
  const hasPhases = event.phases.length > 1;
  return (
    <label className="choice">
      <span>{t('round.choose')}</span>
      <select
        value={at < 0 ? all.length - 1 : at}
        onChange={({ target }) => {
          const chosen = all[Number(target.value)];
          if (chosen) show({ place: { phase: chosen.phase, round: chosen.round } });
        }}
      >
        {all.map((each, index) => (
          <option key={`${each.phase}.${each.round}`} value={index}>
            {t('round.number', { round: each.round })}
            {hasPhases && ` · ${t(`event.kind.${event.phases[each.phase - 1]?.kind ?? 'swiss'}`)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

export const isAt = (one: RoundPlace, other: RoundPlace): boolean =>
  one.phase === other.phase && one.round === other.round;
