/** Who is looked for among all who have entered: by typing, and by how they stand. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const STATUSES = ['ALL', 'ENTERED', 'WAITING', 'DROPPED', 'DISQUALIFIED'] as const;

interface PlayersAsked {
  readonly search: string;
  readonly status: (typeof STATUSES)[number];
  /** Only those with a higher number. */
  readonly from: number;
}

export const EVERYBODY: PlayersAsked = { search: '', status: 'ALL', from: 0 };

interface FindPlayersProps {
  readonly asked: PlayersAsked;
  readonly onAsked: (asked: PlayersAsked) => void;
}

export function FindPlayers({ asked, onAsked }: FindPlayersProps) {
  const { t } = useTranslation();
  const id = useId();
  const change = (changed: Partial<PlayersAsked>): void =>
    onAsked({ ...asked, ...changed, from: 0 });
  return (
    <div className="players-find">
      <label className="field" htmlFor={id}>
        {t('organiser.players.search')}
        <input
          id={id}
          type="search"
          value={asked.search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <label className="field" htmlFor={`${id}-status`}>
        {t('organiser.players.which')}
        <select
          id={`${id}-status`}
          value={asked.status}
          onChange={({ target }) => change({ status: target.value as PlayersAsked['status'] })}
        >
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`organiser.players.status.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
