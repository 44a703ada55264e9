/** The lab: a scenario as it is written, its tables one after another, and what one tries on them. */
import type { State } from '@scoresheet/rules-engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useParams } from 'react-router';
import '../rules.css';
import './lab.css';
import { LabTable } from './lab-table.js';
import type { Lab, LabStep, LabTables } from './load-lab.js';

export function LabPage() {
  const { t } = useTranslation();
  const { game: id = '', file, number } = useParams();
  const lab = useLoaderData() as Lab | undefined;
  return (
    <main className="page lab" id="content">
      <p>
        <Link to={`/rules/${id}`}>{t('lab.back', { game: lab?.game.title ?? id })}</Link>
      </p>
      {lab ? (
        <OneScenario key={`${id} ${file} ${number}`} id={id} lab={lab} />
      ) : (
        <>
          <h1>{t('lab.title')}</h1>
          <p role="alert">{t('lab.unknown')}</p>
        </>
      )}
    </main>
  );
}

function OneScenario({ id, lab }: { readonly id: string; readonly lab: Lab }) {
  const { t } = useTranslation();
  const { game, scenario, source, table } = lab;
  return (
    <>
      <h1 lang="en">{scenario.title}</h1>
      <p className="lab-rules">
        {t('lab.shows')}
        {scenario.rules.map((rule) => (
          <Link key={rule} to={`/rules/${id}#${rule}`}>
            {rule}
          </Link>
        ))}
      </p>
      <TableOrWhyNot game={game} table={table} />
      <details className="lab-source" open={!table || 'problem' in table}>
        <summary>{t('lab.asWritten')}</summary>
        <pre lang="en">{source}</pre>
      </details>
    </>
  );
}

function TableOrWhyNot({ game, table }: Pick<Lab, 'game' | 'table'>) {
  const { t } = useTranslation();
  if (!table) return <p>{t('lab.beforeSays')}</p>;
  if ('problem' in table) return <p role="alert">{t('lab.problem', { says: table.problem })}</p>;
  return <Tried game={game} {...table} />;
}

function Tried({ game, ruleset, steps }: LabTables & Pick<Lab, 'game'>) {
  const { t } = useTranslation();
  const [own, setOwn] = useState<readonly LabStep[]>([]);
  const [at, setAt] = useState(0);
  const all = [...steps, ...own];
  const state = all[at]?.state;
  const goOn = (next: State): void => {
    const kept = at < steps.length ? [] : own.slice(0, at - steps.length + 1);
    setOwn([...kept, { state: next }]);
    setAt(steps.length + kept.length);
  };
  return (
    <div className="lab-sides">
      <Steps steps={all} at={at} onGo={setAt} />
      {state && (
        <div className="lab-table">
          <LabTable key={at} game={game} ruleset={ruleset} state={state} onTried={goOn} />
          <p className="hint">{t('lab.try')}</p>
        </div>
      )}
    </div>
  );
}

interface StepsProps {
  readonly steps: readonly LabStep[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

function Steps({ steps, at, onGo }: StepsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) keepInSight(list.current, at);
  }, [at]);
  return (
    <nav aria-label={t('lab.steps')}>
      <h2>{t('lab.steps')}</h2>
      <ol className="lab-steps" ref={list}>
        {steps.map(({ does }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              {does === undefined ? (
                t(index === 0 ? 'lab.given' : 'lab.own')
              ) : (
                <span lang="en">{does}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A list that is shorter than its steps is scrolled so far that one of them is seen; the page stays. */
function keepInSight(list: HTMLElement, index: number): void {
  const step = list.children[index];
  if (!(step instanceof HTMLElement)) return;
  const last = step.offsetTop;
  const first = last + step.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(last, Math.max(first, list.scrollTop));
}
