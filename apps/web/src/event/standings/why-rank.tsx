/** Why somebody stands where they stand: who is right ahead, what decided it, and every number. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useResultWords } from '../round/use-result-words.js';
import { sayNumber } from './exact.js';
import { ExplainedNumber } from './explained-number.js';
import { numberName } from './number-words.js';
import type { RankReasons } from './standings-documents.js';
import { useWhyRank, type WhyRankAsked } from './use-why-rank.js';

export function WhyRank({ asked }: { readonly asked: WhyRankAsked }) {
  const { t } = useTranslation();
  const { value: reasons, problem, again } = useWhyRank(asked);
  const isComing = reasons === undefined && !problem;
  return (
    <section className="why" aria-busy={isComing} aria-label={t('standings.why.title')}>
      {isComing && <p className="quiet">{t('standings.why.coming')}</p>}
      {reasons === undefined && problem && (
        <p role="alert">
          {t('event.unreachable')}{' '}
          <button type="button" className="button" onClick={() => void again()}>
            {t('round.again')}
          </button>
        </p>
      )}
      {reasons === null && <p>{t('standings.why.none')}</p>}
      {reasons && <Reasons reasons={reasons} />}
    </section>
  );
}

function Reasons({ reasons }: { readonly reasons: RankReasons }) {
  const { t } = useTranslation();
  const nameOf = (entrant: number): string | null =>
    reasons.names.find((named) => named.entrant === entrant)?.name ?? null;
  const { rank, roots, numbers, ahead } = reasons;
  const aheadSays = useAheadSentence();
  const deciding = ahead ? ahead.own : roots[0];
  return (
    <>
      <h3>
        {rank === null
          ? t('standings.why.unranked')
          : t('standings.why.rank', { count: rank, ordinal: true })}
      </h3>
      <p className="quiet">{aheadSays(reasons, nameOf)}</p>
      {roots.map((id) => {
        const number = numbers[id];
        return (
          number && (
            <ExplainedNumber
              key={id}
              number={number}
              numbers={numbers}
              nameOf={nameOf}
              isOpenFirst={id === deciding}
            />
          )
        );
      })}
    </>
  );
}

function useAheadSentence() {
  const { t, i18n } = useTranslation();
  const { nameWords } = useResultWords();
  return (
    { rank, ahead, numbers }: RankReasons,
    nameOf: (entrant: number) => string | null,
  ): string => {
    if (!ahead) return t(rank === null ? 'standings.why.disqualified' : 'standings.why.first');
    const name = nameWords(ahead.entrant, nameOf(ahead.entrant));
    const what = numberName(t, ahead.decidedBy);
    const valueOf = (id: number): string =>
      sayNumber(ahead.decidedBy, numbers[id]?.value ?? '0', i18n.language).words;
    const level = levelWords(t, ahead.level, i18n.language);
    const by = ahead.decidedBy === 'lot' ? 'standings.why.byLot' : 'standings.why.by';
    const figures = { theirs: valueOf(ahead.theirs), own: valueOf(ahead.own) };
    return [
      t('standings.why.ahead', { name }),
      ...(level === '' ? [] : [t('standings.why.level', { level })]),
      t(by, { what, ...figures }),
    ].join(' ');
  };
}

const levelWords = (t: TFunction, level: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(level.map((name) => numberName(t, name)));
