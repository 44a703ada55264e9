/** The verdict on a file, with what it rests on. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { meaningOfFault, type Holding, type Verdict } from '@scoresheet/domain-record';
import { Compare } from './compare.js';
import { Differing } from './differing.js';
import { Draws } from './draws.js';
import { MissingParts } from './missing-parts.js';
import type { Verification } from './verification.js';

interface ReportProps {
  readonly verification: Verification;
  readonly name: string;
  /** The record was fetched from this server, where it can be looked at. */
  readonly isOfServer: boolean;
  readonly holds: (head: string) => Promise<Holding | undefined>;
}

/** A shape for each verdict, so that no colour is needed. */
const MARKS = { EXACT: '✓', UNVERIFIED: '◐', DIVERGED: '≠', BROKEN: '✕' } as const;

export function Report({ verification, name, isOfServer, holds }: ReportProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { verdict, ended, draws } = verification;
  return (
    <section className="verdict" data-verdict={verdict.verdict} aria-labelledby="verdict">
      <h2 id="verdict" ref={title} tabIndex={-1}>
        <span aria-hidden className="verdict-mark">
          {MARKS[verdict.verdict]}
        </span>
        {t(`verify.verdict.${verdict.verdict}.title`)}
      </h2>
      <p className="verdict-file">
        <bdi>{name}</bdi>
      </p>
      <p>{t(`verify.verdict.${verdict.verdict}.says`, { ...verdict })}</p>
      {verdict.verdict === 'BROKEN' && (
        <p>{t(`verify.broken.${meaningOfFault(verdict.reason)}`)}</p>
      )}
      {verdict.verdict === 'DIVERGED' && (
        <Differing verdict={verdict} isOfServer={isOfServer && verification.kind === 'match'} />
      )}
      {verdict.verdict === 'UNVERIFIED' && <MissingParts missing={verdict.missing} />}
      {draws && <Draws draws={draws} />}
      {ended && <p>{t('verify.ended', { ...ended })}</p>}
      {verdict.verdict !== 'BROKEN' && (
        <>
          <Facts verdict={verdict} ruleset={verification.ruleset} />
          <Compare holds={holds} />
        </>
      )}
    </section>
  );
}

interface FactsProps {
  readonly verdict: Exclude<Verdict, { verdict: 'BROKEN' }>;
  readonly ruleset: string | undefined;
}

function Facts({ verdict: { record, events, hash }, ruleset }: FactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="verdict-facts">
      <dt>{t('verify.facts.record')}</dt>
      <dd>
        <bdi>{record}</bdi>
      </dd>
      {ruleset !== undefined && (
        <>
          <dt>{t('verify.facts.rules')}</dt>
          <dd lang="en">{ruleset}</dd>
        </>
      )}
      <dt>{t('verify.facts.events')}</dt>
      <dd>{events}</dd>
      <dt>{t('verify.facts.head')}</dt>
      <dd className="verdict-hash">{hash}</dd>
    </dl>
  );
}
