/** The result of a table of two: games, an agreed draw, or who was not there. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picks } from '../../../play/picks.js';
import { useEvent } from '../../follow/use-event.js';
import { useResultWords } from '../../round/use-result-words.js';
import { isBracket, scoresOf, type ResultFieldsProps, type ResultInput } from './result-choice.js';

/** Drawn games are few; the api takes as many as a series has games. */
const MOST_DRAWN = [0, 1, 2, 3, 4, 5];

export function PairResult({ table, phase, onChoice }: ResultFieldsProps) {
  const { t } = useTranslation();
  const choices = useChoices({ table, phase });
  const [picked, setPicked] = useState('');
  const [draws, setDraws] = useState(0);
  const put = (value: string, drawn: number): void => {
    setPicked(value);
    setDraws(drawn);
    const result = choices.find((choice) => choice.value === value)?.result;
    onChoice(result && withDraws(result, drawn));
  };
  const { bestOf = 1 } = useEvent().event.phases[phase - 1] ?? {};
  return (
    <>
      <Picks
        title={t('staff.result.title', namesOf(useNames(table)))}
        name={`result-${table.number}`}
        value={picked}
        picks={choices}
        onPick={(value) => put(value, draws)}
        isRow
      />
      <label className="field">
        {t('staff.result.drawn')}
        <select value={draws} onChange={({ target }) => put(picked, Number(target.value))}>
          {MOST_DRAWN.slice(0, bestOf + 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
    </>
  );
}

/** A score of no game won at all is one drawn game at least. */
function withDraws(result: ResultInput, drawn: number): ResultInput {
  if (result.is !== 'GAMES') return result;
  const isNothingWon = result.wins?.every((won) => won === 0) ?? false;
  return { ...result, draws: isNothingWon ? Math.max(1, drawn) : drawn };
}

type Names = readonly string[];

const namesOf = ([one = '', other = '']: Names) => ({ one, other });

function useNames({ seats }: ResultFieldsProps['table']): Names {
  const { nameWords } = useResultWords();
  return seats.map(({ entrant, name }) => nameWords(entrant, name));
}

function useChoices({ table, phase }: Pick<ResultFieldsProps, 'table' | 'phase'>) {
  const { t } = useTranslation();
  const { resultWords } = useResultWords();
  const terms = useEvent().event.phases[phase - 1];
  const scores = terms ? scoresOf(terms) : [];
  const results: readonly ResultInput[] = [
    ...scores.map((wins) => ({ is: 'GAMES' as const, wins, draws: 0 }) satisfies ResultInput),
    ...(terms && isBracket(terms) ? [] : [{ is: 'INTENTIONAL_DRAW' } as const]),
    ...table.seats.map(({ entrant }) => ({ is: 'FORFEIT', winner: entrant }) as const),
    { is: 'DOUBLE_LOSS' },
  ];
  const nothing = { winner: null, wins: null, draws: null, scores: null, places: null };
  return results.map((result) => ({
    value: JSON.stringify(result),
    label:
      result.is === 'GAMES' && result.wins?.every((won) => won === 0)
        ? t('staff.result.drawnOnly')
        : resultWords({ ...nothing, ...result }, table.seats),
    result,
  }));
}
