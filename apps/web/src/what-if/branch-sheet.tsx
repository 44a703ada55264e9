/** A branch over the whole page, so that nobody takes it for the match. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '@scoresheet/web-ui';
import type { ShownGame } from '../match/game/load-game.js';
import { BranchTools } from './branch-tools.js';
import { BranchTable } from './branch-table.js';
import type { WhatIfWorker } from './start-what-if.js';
import { useBranch } from './use-branch.js';
import { useOpenRecord, type RecordMeans } from './use-open-record.js';
import './what-if.css';

interface SheetProps {
  readonly match: string;
  readonly game: ShownGame;
  readonly seq: number;
  /** The step of the event as it is counted for people. */
  readonly step: number;
  readonly nameOf: (seat: number) => string;
  readonly means: RecordMeans;
  readonly onClose: () => void;
}

export function BranchSheet(props: SheetProps) {
  const { match, means, step, onClose } = props;
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const record = useOpenRecord(match, means);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="branch" aria-labelledby="branch-title" onClose={onClose}>
      <header className="branch-head">
        <h2 id="branch-title">{t('whatIf.title')}</h2>
        <p>{t('whatIf.label', { step })}</p>
        <button type="button" className="button" onClick={onClose}>
          {t('match.close')}
        </button>
      </header>
      {record.is === 'open' ? (
        <OpenBranch {...props} ask={record.ask} />
      ) : (
        <p className="branch-says" role="status">
          {t(record.is === 'loading' ? 'state.loading' : `whatIf.not.${record.is}`)}
        </p>
      )}
    </dialog>
  );
}

type OpenProps = SheetProps & { readonly ask: WhatIfWorker['ask'] };

function OpenBranch({ game, seq, nameOf, ask }: OpenProps) {
  const { t } = useTranslation();
  const branch = useBranch(game, seq, ask);
  const { now, steps, version } = branch;
  if (branch.isBroken) return <p className="branch-says">{t('whatIf.not.failed')}</p>;
  if (now === undefined) return <p className="branch-says">{t('state.loading')}</p>;
  if (now === null) return <p className="branch-says">{t('whatIf.not.begun')}</p>;
  return (
    <div className="branch-body">
      <BranchTable key={version} game={game} now={now} nameOf={nameOf} branch={branch} />
      <section className="branch-aside" aria-label={t('whatIf.steps')}>
        <BranchTools now={now} branch={branch} nameOf={nameOf} />
        {steps.length === 0 && <p className="hint">{t('whatIf.noSteps')}</p>}
        <ol aria-live="polite">
          {steps.map((says, index) => (
            <li key={index}>
              <Sentence sentence={says} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
