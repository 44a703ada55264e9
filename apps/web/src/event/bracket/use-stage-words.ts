/** What the stages and matches of a bracket are called. */
import { useTranslation } from 'react-i18next';
import type { Bracket } from './bracket-documents.js';
import { stagesOf } from './lay-out-bracket.js';

/** In a double elimination stages have numbers: each has matches of both brackets. */
export function useStageWords({ matches }: Pick<Bracket, 'matches'>): (stage: number) => string {
  const { t } = useTranslation();
  const isDouble = matches.some(({ id }) => id.startsWith('gf'));
  const stages = stagesOf(matches);
  return (stage) => {
    const column = stages.indexOf(stage);
    const left = stages.length - column;
    if (isDouble || left > 3) return t('bracket.stage', { stage: column + 1 });
    return t(`bracket.last.${left}`);
  };
}

const NAMED = /^(?<part>[wl])(?<round>\d+)-(?<number>\d+)$/;

/** `w2-1` is `W2-1`: winners, second round, first match. */
export function useMatchName(): (id: string) => string {
  const { t } = useTranslation();
  return (id) => {
    const { part, round, number } = NAMED.exec(id)?.groups ?? {};
    return part === undefined
      ? t(`bracket.match.${id}`)
      : t(`bracket.match.${part}`, { round, number });
  };
}
