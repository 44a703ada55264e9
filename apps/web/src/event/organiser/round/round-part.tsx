/** The round that is played: its draw to look through, then its results, its clock and its tables. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../../follow/use-event.js';
import type { RoundNow } from '../../follow/event-documents.js';
import { useWholeRound } from '../../round/whole/use-whole-round.js';
import { ClockPanel } from '../clock/clock-panel.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { Outstanding } from '../outstanding/outstanding.js';
import { ResultsEntry } from '../results/results-entry.js';
import { OTHER_TABLES } from './other-tables.js';
import { DrawnRound } from './drawn-round.js';
import { RoundTables } from './round-tables.js';

export function RoundPart({ view }: { readonly view: LeadersView }) {
  const { t } = useTranslation();
  const { round } = useEvent().event;
  if (!round || round.stage === 'closed') {
    return (
      <p className="event-sheet quiet">
        {t(round ? 'organiser.round.closed' : 'organiser.round.none', { round: round?.round })}
      </p>
    );
  }
  const key = `${round.phase} ${round.round}`;
  return round.stage === 'drawn' || round.stage === 'reviewed' ? (
    <DrawnRound key={key} round={round} />
  ) : (
    <PublishedRound key={key} round={round} view={view} />
  );
}

interface PublishedRoundProps {
  readonly round: RoundNow;
  readonly view: LeadersView;
}

function PublishedRound({ round, view }: PublishedRoundProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { phase, clock } = round;
  const place = { phase, round: round.round };
  const { tables, problem, again } = useWholeRound(place, OTHER_TABLES);
  if (!tables) {
    return (
      <p className="event-sheet" role={problem ? 'alert' : 'status'}>
        {t(problem ? 'state.unreachable' : 'state.loading')}
      </p>
    );
  }
  const bestOf = event.phases[phase - 1]?.bestOf ?? 1;
  const terms = { bestOf, intentionalDraws: view.intentionalDraws };
  return (
    <div className="event-cols" data-two>
      <div className="event-sheet">
        <ResultsEntry tournament={event.id} place={place} tables={tables} terms={terms} />
        <Outstanding event={event} clock={clock} tables={tables} />
      </div>
      <div className="event-sheet">
        {round.stage === 'playing' && <ClockPanel event={event} round={round} />}
        <RoundTables
          event={event}
          place={place}
          tables={tables}
          onDone={(token) => void again(token)}
        />
      </div>
    </div>
  );
}
