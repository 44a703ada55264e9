/** One who has entered: name, number and how they stand; it opens into what staff can do for them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { CheckInButton } from './check-in-button.js';
import { PlayerActs } from './player-acts.js';
import type { PlayerProps } from './player-props.js';

const CALLED: readonly string[] = ['CHECK_IN', 'PAUSED'];
const THERE: readonly string[] = ['entered', 'waiting'];

export function PlayerLine({ event, view, entrant, onDone }: PlayerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { number, name, status, isPresent } = entrant;
  const isAwaited = CALLED.includes(event.stage) && THERE.includes(status) && !isPresent;
  const label = name ?? t('event.numbered', { number });
  return (
    <li>
      <div className="player-line">
        <button
          type="button"
          className="player-open"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <b>{number}</b>
          <EntrantName entrant={number} name={name} />
          <Standing view={view} entrant={entrant} />
        </button>
        {isAwaited && (
          <CheckInButton tournament={event.id} entrant={number} name={label} onDone={onDone} />
        )}
      </div>
      {isOpen && <PlayerActs event={event} view={view} entrant={entrant} onDone={onDone} />}
    </li>
  );
}

/** How they stand, and what was agreed with them. */
function Standing({ view, entrant }: Pick<PlayerProps, 'view' | 'entrant'>) {
  const { t } = useTranslation();
  const { number, status, isPresent } = entrant;
  const { byes = 0, table = null } = view.agreements.find((each) => each.entrant === number) ?? {};
  const words = [
    status !== 'entered' && t(`organiser.players.is.${status as 'waiting'}`),
    isPresent && t('organiser.players.present'),
    byes > 0 && t('organiser.players.byes', { count: byes }),
    table !== null && t('organiser.players.fixed', { table }),
  ];
  return <small>{words.filter((each) => each !== false).join(' · ')}</small>;
}
