/** Who would play in the next phase, by seed, and who is next in line should one of them leave. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { useEventWords } from '../../event-words.js';
import { changesStandings } from '../../follow/changes.js';
import type { EventFields } from '../../follow/event-documents.js';
import { useDocument } from '../../follow/use-document.js';
import type { NextStep } from '../lead/leaders-documents.js';
import { IN_LINE } from './standing-documents.js';

interface SeedsProps {
  readonly event: EventFields;
  readonly seeds: NextStep['seeds'];
}

export function Seeds({ event, seeds }: SeedsProps) {
  const { t } = useTranslation();
  const { phaseOf } = useEventWords();
  const phase = event.phases[event.round?.phase ?? 0];
  const { value } = useDocument(IN_LINE, { tournament: event.id }, changesStandings);
  const seeded = new Set(seeds.map(({ entrant }) => entrant));
  const behind = value?.standings.nodes.find(({ entrant }) => !seeded.has(entrant));
  return (
    <div className="seeds">
      {phase && <p>{phaseOf(phase)}</p>}
      <ol>
        {seeds.map(({ entrant, name }) => (
          <li key={entrant}>
            <EntrantName entrant={entrant} name={name} />{' '}
            <small className="quiet">{t('organiser.number', { number: entrant })}</small>
          </li>
        ))}
      </ol>
      {behind && (
        <p className="quiet">
          {t('organiser.behind')} <EntrantName {...behind} />
        </p>
      )}
    </div>
  );
}
