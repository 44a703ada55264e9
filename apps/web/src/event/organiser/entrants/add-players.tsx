/** Entering many at once: names are pasted, or a file is opened, and all is read before any is sent. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadersView } from '../lead/leaders-documents.js';
import { AdvisedProblem } from '../order/advised-problem.js';
import type { ListEntered } from './enter-list.js';
import { ListProblems } from './list-problems.js';
import { useEntering } from './use-entering.js';

interface AddPlayersProps {
  readonly tournament: string;
  readonly view: LeadersView;
}

export function AddPlayers({ tournament, view }: AddPlayersProps) {
  const { t } = useTranslation();
  const id = useId();
  const { text, type, read, state, enter } = useEntering(tournament, view);
  const count = read?.ok ? read.rows.length : 0;
  return (
    <section className="add-players" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('organiser.add.title')}</h2>
      <label className="field" htmlFor={id}>
        {t('organiser.add.label')}
        <textarea id={id} rows={4} value={text} onChange={({ target }) => type(target.value)} />
        <small>{t('organiser.add.says')}</small>
      </label>
      <div className="acts">
        <button
          type="button"
          className="button"
          disabled={count === 0 || state.is === 'going'}
          onClick={enter}
        >
          {count === 0 ? t('organiser.add.title') : t('organiser.add.do', { count })}
        </button>
        <FileOpener onOpened={type} />
      </div>
      {read && !read.ok && <ListProblems {...read} />}
      <div role="status">{state.is === 'going' && t('organiser.add.going')}</div>
      {state.is === 'offline' && <p role="alert">{t('state.unreachable')}</p>}
      {state.is === 'told' && <Told told={state.told} />}
    </section>
  );
}

function FileOpener({ onOpened }: { readonly onOpened: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <label className="button file-opener">
      {t('organiser.add.file')}
      <input
        type="file"
        accept=".csv,.tsv,.txt,.json"
        className="unseen"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          void file?.text().then(onOpened);
          // The same file may be chosen once more after it was changed.
          target.value = '';
        }}
      />
    </label>
  );
}

function Told({ told }: { readonly told: ListEntered }) {
  const { t } = useTranslation();
  switch (told.is) {
    case 'entered':
      return (
        <p role="status">
          {t('organiser.add.entered', { count: told.entered })}
          {told.there > 0 && ` ${t('organiser.add.there', { count: told.there })}`}
          {told.dropped.length > 0 &&
            ` ${t('organiser.add.dropped', { names: told.dropped.join(', ') })}`}
        </p>
      );
    case 'noAccount':
      return (
        <p role="alert" className="problem">
          {t('organiser.add.noAccount', { names: told.names.join(', ') })}
        </p>
      );
    case 'stopped':
      return <AdvisedProblem problem={told.fate} />;
  }
}
