/** The bracket of an event, live: to look at as a tree, to read as lists, to walk through by arrows. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../app/form.css';
import { PageState } from '../../play/page-state.js';
import { useEventWords } from '../event-words.js';
import type { PhaseTerms } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';
import './bracket.css';
import { BracketSheet } from './bracket-sheet.js';
import { useBracket } from './use-bracket.js';

export function BracketPage() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const phases = event.phases.flatMap((terms, at) =>
    /-elimination$/.test(terms.kind) ? [{ terms, phase: at + 1 }] : [],
  );
  const [chosen, setChosen] = useState<number>();
  const phase = chosen ?? phases[0]?.phase;
  if (phase === undefined) {
    return <p className="event-sheet">{t('bracket.none')}</p>;
  }
  return (
    <div className="event-sheet">
      <h2 className="unseen">{t('event.to.bracket')}</h2>
      {phases.length > 1 && <PhaseChoice phases={phases} phase={phase} onChoose={setChosen} />}
      <BracketOf key={phase} phase={phase} />
    </div>
  );
}

interface PhaseChoiceProps {
  readonly phases: readonly { readonly terms: PhaseTerms; readonly phase: number }[];
  readonly phase: number;
  readonly onChoose: (phase: number) => void;
}

function PhaseChoice({ phases, phase, onChoose }: PhaseChoiceProps) {
  const { t } = useTranslation();
  const { phaseOf } = useEventWords();
  return (
    <label className="field">
      {t('bracket.phase')}
      <select value={phase} onChange={({ target }) => onChoose(Number(target.value))}>
        {phases.map((each) => (
          <option key={each.phase} value={each.phase}>
            {`${each.phase}: ${phaseOf(each.terms)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function BracketOf({ phase }: { readonly phase: number }) {
  const { t } = useTranslation();
  const { value: bracket, problem, again } = useBracket(phase);
  if (bracket) return <BracketSheet bracket={bracket} phase={phase} />;
  if (bracket === null) return <p>{t('bracket.notBegun')}</p>;
  return <PageState failed={problem !== undefined} onAgain={() => void again()} />;
}
