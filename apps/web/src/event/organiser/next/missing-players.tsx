/** Players who have not checked in, while a check-in runs: their names, and a button for each. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import type { EventFields } from '../../follow/event-documents.js';
import { changesEntrants } from '../../follow/changes.js';
import { useDocument } from '../../follow/use-document.js';
import { CheckInButton } from '../entrants/check-in-button.js';
import { MISSING, MISSING_PAGE } from '../entrants/entrant-documents.js';
import type { LeadersView } from '../lead/leaders-documents.js';

interface MissingPlayersProps {
  readonly event: EventFields;
  readonly view: LeadersView;
  readonly onDone: (token: string) => void;
}

/** Stages in which players check in. */
const CALLED: readonly string[] = ['CHECK_IN', 'PAUSED'];

export const MissingPlayers = (props: MissingPlayersProps) =>
  props.view.checkIn && CALLED.includes(props.event.stage) ? <Missing {...props} /> : null;

function Missing({ event, view: { checkedIn }, onDone }: MissingPlayersProps) {
  const { t } = useTranslation();
  const { id: tournament, places } = event;
  const asked = { tournament, first: MISSING_PAGE };
  const { value, again } = useDocument(MISSING, asked, changesEntrants);
  const missing = Math.max(0, places - checkedIn);
  const entrants = value?.tournamentEntrants ?? [];
  const more = entrants.length === MISSING_PAGE ? missing - MISSING_PAGE : 0;
  return (
    <div className="missing">
      <p role="status">
        {t('organiser.missing.counts', { checkedIn, places })}
        {missing > 0 && t('organiser.missing.missing', { count: missing })}
      </p>
      {missing > 0 && (
        <ul>
          {entrants.map(({ number, name }) => (
            <li key={number}>
              <EntrantName entrant={number} name={name} />
              <CheckInButton
                tournament={tournament}
                entrant={number}
                name={name ?? t('event.numbered', { number })}
                onDone={(token) => {
                  void again(token);
                  onDone(token);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{t('organiser.missing.more', { count: more })}</p>}
    </div>
  );
}
