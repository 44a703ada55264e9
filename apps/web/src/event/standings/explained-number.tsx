/** A number that unfolds into what it comes of, down to results. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../entrant-name.js';
import { sumExact } from './exact.js';
import { numberName } from './number-words.js';
import { NumberValue } from './number-value.js';
import type { Explained } from './standings-documents.js';
import { useEntryWords } from './use-entry-words.js';

type Part = Explained['parts'][number];

/** What every number of an answer is explained by. */
interface Explaining {
  readonly numbers: readonly Explained[];
  readonly nameOf: (entrant: number) => string | null;
}

interface ExplainedNumberProps extends Explaining {
  readonly number: Explained;
  readonly isOpenFirst?: boolean;
}

export function ExplainedNumber({ number, isOpenFirst = false, ...by }: ExplainedNumberProps) {
  const { t } = useTranslation();
  const label = numberName(t, number.name);
  if (number.parts.length === 0) return <Line label={label} number={number} />;
  return <Unfolding label={label} number={number} by={by} isOpenFirst={isOpenFirst} />;
}

interface UnfoldingProps {
  readonly label: React.ReactNode;
  readonly number: Explained;
  readonly by: Explaining;
  readonly isOpenFirst?: boolean;
  /** What could have been won, where this is part of a share. */
  readonly possible?: string | null;
}

/** What is folded is not drawn: a number may stand on hundreds of others. */
function Unfolding({ label, number, by, isOpenFirst = false }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="why-line">
          <span>{label}</span>
          <WonOf number={number} by={by} />
          <NumberValue name={number.name} value={number.value} hasExact />
        </span>
      </summary>
      {isOpen && <Parts number={number} by={by} />}
    </details>
  );
}

function Line({ label, number, possible }: Omit<UnfoldingProps, 'by'>) {
  const { t } = useTranslation();
  return (
    <span className="why-line">
      <span>{label}</span>
      {possible != null && (
        <span className="quiet">{t('standings.wonOf', { won: number.value, possible })}</span>
      )}
      {possible == null && <NumberValue name={number.name} value={number.value} hasExact />}
    </span>
  );
}

/** Of a share: how much of how much. */
function WonOf({ number, by }: Pick<UnfoldingProps, 'number' | 'by'>) {
  const { t } = useTranslation();
  if (number.by !== 'share') return null;
  const won = sumExact(number.parts.map((part) => by.numbers[part.number]?.value ?? '0'));
  const possible = sumExact(number.parts.map((part) => part.possible ?? '0'));
  return <span className="quiet">{t('standings.wonOf', { won, possible })}</span>;
}

function Parts({ number, by }: Pick<UnfoldingProps, 'number' | 'by'>) {
  const { t } = useTranslation();
  return (
    <ul>
      {number.parts.map((part, at) => (
        <li key={at} data-left-out={!part.counts || undefined}>
          <PartLine part={part} of={number} by={by} />
          {!part.counts && <small>{t('standings.leftOut')}</small>}
        </li>
      ))}
      <li className="quiet">{t([`standings.made.${number.by}`, 'standings.made.given'])}</li>
      {number.least !== null && number.least !== '0' && (
        <li className="quiet">{t('standings.least', { least: number.least })}</li>
      )}
      {number.most !== null && (
        <li className="quiet">{t('standings.most', { most: number.most })}</li>
      )}
    </ul>
  );
}

interface PartLineProps {
  readonly part: Part;
  readonly of: Explained;
  readonly by: Explaining;
}

function PartLine({ part, of, by }: PartLineProps) {
  const number = by.numbers[part.number];
  if (!number) return null;
  const label = <PartLabel part={part} number={number} of={of} by={by} />;
  const { possible } = part;
  if (number.parts.length === 0) return <Line label={label} number={number} possible={possible} />;
  return <Unfolding label={label} number={number} by={by} />;
}

function PartLabel({ part, number, of, by }: PartLineProps & { readonly number: Explained }) {
  const { t } = useTranslation();
  const entryWords = useEntryWords();
  const round = number.round ?? part.round;
  const isOther = number.entrant !== of.entrant;
  const told = number.by === 'round' ? entryWords(number.entry, number.entrant) : undefined;
  const about = told ? told.opponents : isOther ? [number.entrant] : [];
  return (
    <>
      {round !== null && t('standings.ofRound', { round })}
      {about.map((entrant) => (
        <span key={entrant}>
          {' · '}
          <EntrantName entrant={entrant} name={by.nameOf(entrant)} />
        </span>
      ))}
      {told && ` · ${told.result}`}
      {!told && !isOther && numberName(t, number.name)}
    </>
  );
}
