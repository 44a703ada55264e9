/** "Verify here": a file, or a record of this server, is decided again in the reader's own browser. */
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FileChoice } from './file-choice.js';
import { RecordChoice } from './record-choice.js';
import { Report } from './report.js';
import { startVerifier } from './start-verifier.js';
import { MAX_FILE_MIB, useVerification, type Looking } from './use-verification.js';
import './verify.css';

export function VerifyPage({ start = startVerifier }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { looking, verifyFile, verifyRecord, holds } = useVerification(start);
  const asked = search.get('match') ?? search.get('tournament');
  useEffect(() => {
    if (asked !== null) verifyRecord(asked);
    // The address alone asks for a record: it is fetched once for each address.
  }, [asked]);
  const chooseFile = (file: File): void => {
    setSearch({}, { replace: true });
    verifyFile(file);
  };
  const chooseRecord = (id: string): void => {
    if (id === asked) verifyRecord(id);
    else setSearch({ [id.startsWith('t-') ? 'tournament' : 'match']: id });
  };
  return (
    <main className="page verify" id="content">
      <h1>{t('verify.title')}</h1>
      <p className="verify-says">{t('verify.says')}</p>
      <div className="verify-choices">
        <FileChoice onChosen={chooseFile} />
        <RecordChoice onChosen={chooseRecord} />
      </div>
      <div aria-live="polite">
        <Standing looking={looking} />
      </div>
      {looking.is === 'verified' && (
        <Report
          key={`${looking.name} ${looking.verification.verdict.verdict}`}
          {...looking}
          isOfServer={looking.name === asked}
          holds={holds}
        />
      )}
    </main>
  );
}

function Standing({ looking }: { readonly looking: Looking }) {
  const { t } = useTranslation();
  switch (looking.is) {
    case 'nothing':
    case 'verified':
      return null;
    case 'fetching':
      return <p className="hint">{t('verify.fetching', { name: looking.name })}</p>;
    case 'verifying':
      return <Growing {...looking} />;
    case 'problem': {
      const { name, problem, says } = looking;
      return (
        <p className="verify-problem">
          {t(`verify.problem.${problem}`, { name, mib: MAX_FILE_MIB })}
          {says !== '' && <small lang="en"> {ownDirection(says)}</small>}
        </p>
      );
    }
  }
}

function Growing({ name, progress }: Extract<Looking, { is: 'verifying' }>) {
  const { t } = useTranslation();
  const isCounted = progress !== undefined && progress.of > 0;
  return (
    <div className="verify-growing">
      <label>
        <span>{t('verify.verifying', { name })}</span>
        <progress
          value={isCounted ? progress.seq : undefined}
          max={isCounted ? progress.of : undefined}
        />
      </label>
      {/* The numbers are for eyes: read out, they would talk over each other. */}
      {isCounted && <small aria-hidden>{t('verify.progress', { ...progress })}</small>}
    </div>
  );
}
