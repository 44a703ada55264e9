/** Running an event: what comes next on top, and below it one thing at a time to look after. */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import '../../app/form.css';
import { useDocument } from '../follow/use-document.js';
import { useEvent } from '../follow/use-event.js';
import { useRoles } from '../roles.js';
import { LEADERS_VIEW } from './lead/leaders-documents.js';
import { NextPanel } from './next/next-panel.js';
import { PartLinks } from './part-links.js';
import { partOf, partsFor } from './parts.js';
import { PARTS } from './shown-parts.js';
import './organiser.css';

const ANY = (): boolean => true;
const SAYS = { closed: 'organiser.notYours', unreachable: 'state.unreachable' } as const;

export function OrganiserPage() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [search] = useSearchParams();
  const parts = partsFor(useRoles(event));
  const { value, problem, again } = useDocument(LEADERS_VIEW, { tournament: event.id }, ANY);
  if (!value) {
    return (
      <p className="event-sheet" role={problem ? 'alert' : 'status'}>
        {t(problem ? SAYS[problem] : 'state.loading')}
      </p>
    );
  }
  const part = partOf({ search, stage: event.stage, parts });
  const Shown = PARTS[part];
  const { leadersView: view } = value;
  return (
    <>
      <NextPanel event={event} view={view} onDone={(token) => void again(token)} />
      <PartLinks parts={parts} part={part} />
      <Shown view={view} />
    </>
  );
}
