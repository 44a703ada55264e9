/** "What if": the tab of a match that leads into a branch of it, and says what a branch is. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../match/game/load-game.js';
import { OF_SERVER, type RecordMeans } from './use-open-record.js';

const BranchSheet = lazy(async () => ({
  default: (await import('./branch-sheet.js')).BranchSheet,
}));

interface WhatIfProps {
  readonly match: string;
  readonly game: ShownGame;
  /** The event from which a branch would begin. */
  readonly seq: number;
  /** Its step as it is counted for people, from 1. */
  readonly step: number;
  readonly status: string;
  /** When the record opens: `NEVER`, `AT_END`. */
  readonly opens: string;
  /** Who sits there; undefined for a seat of which nobody knows. */
  readonly nameOf?: (seat: number) => string | undefined;
  readonly means?: RecordMeans;
}

export function WhatIf({ match, game, ...props }: WhatIfProps) {
  const { seq, step, status, opens, nameOf, means = OF_SERVER } = props;
  const { t } = useTranslation();
  const [from, setFrom] = useState<Pick<WhatIfProps, 'seq' | 'step'>>();
  const named = (seat: number): string =>
    [t('seat.number', { seat }), nameOf?.(seat)].filter(Boolean).join(' · ');
  return (
    <div className="tab-page">
      <p>{t('whatIf.says')}</p>
      {opens === 'NEVER' && <p className="hint">{t('whatIf.not.closed')}</p>}
      {opens !== 'NEVER' && status !== 'OVER' && <p className="hint">{t('whatIf.later')}</p>}
      {opens !== 'NEVER' && status === 'OVER' && (
        <button type="button" className="button" onClick={() => setFrom({ seq, step })}>
          {t('whatIf.begin', { step })}
        </button>
      )}
      {from !== undefined && (
        <Suspense fallback={<p className="hint">{t('state.loading')}</p>}>
          <BranchSheet
            match={match}
            game={game}
            means={means}
            {...from}
            nameOf={named}
            onClose={() => setFrom(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
