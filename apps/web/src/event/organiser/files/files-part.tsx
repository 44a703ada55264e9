/** What of an event can be saved as a file. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../api/save-file.js';
import { useEvent } from '../../follow/use-event.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { entrantsFile, recordFile, standingsFile, type MadeFile } from './make-files.js';

export function FilesPart({ view }: { readonly view: LeadersView }) {
  const { t } = useTranslation();
  const { id } = useEvent().event;
  return (
    <section className="event-sheet" aria-labelledby="files">
      <h2 id="files">{t('organiser.files.title')}</h2>
      <OneFile kind="record" make={() => recordFile(id)} />
      <OneFile kind="standings" make={() => standingsFile(id)} />
      <OneFile kind="entrants" make={() => entrantsFile(id, view)} />
    </section>
  );
}

interface OneFileProps {
  readonly kind: 'record' | 'standings' | 'entrants';
  readonly make: () => Promise<MadeFile>;
}

function OneFile({ kind, make }: OneFileProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'waiting' | 'going' | 'failed'>('waiting');
  const save = async (): Promise<void> => {
    setState('going');
    try {
      const { name, type, content } = await make();
      saveFile(name, type, content);
      setState('waiting');
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <p>{t(`organiser.files.${kind}.says`)}</p>
      <button
        type="button"
        className="button"
        disabled={state === 'going'}
        onClick={() => void save()}
      >
        {t(state === 'going' ? 'organiser.files.going' : `organiser.files.${kind}.do`)}
      </button>
      {state === 'failed' && (
        <p className="problem" role="alert">
          {t('state.unreachable')}
        </p>
      )}
    </div>
  );
}
