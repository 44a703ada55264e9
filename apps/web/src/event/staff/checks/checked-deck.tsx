/** The list of one entrant, whose cards are ticked off as they are counted. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCards } from '../../../cards/card-game.js';
import { useLoaded } from '../../../play/use-loaded.js';
import { listLines, type ListLine } from '../../deck-check/list-lines.js';
import type { CheckedList } from '../../deck-check/use-checked.js';
import { EntrantName } from '../../entrant-name.js';
import { useEvent } from '../../follow/use-event.js';

export function CheckedDeck({ list }: { readonly list: CheckedList }) {
  const { t } = useTranslation();
  const { table, entrant, name, cards } = list;
  return (
    <section className="checked-deck" aria-labelledby={`check-${entrant}`}>
      <h3 id={`check-${entrant}`}>
        <EntrantName entrant={entrant} name={name} />{' '}
        <small className="quiet">
          {t('staff.no', { entrant })} · {t('staff.table', { number: table })}
        </small>
      </h3>
      {cards ? <Lines cards={cards} /> : <p>{t('staff.checks.noList')}</p>}
    </section>
  );
}

function Lines({ cards }: { readonly cards: readonly string[] }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const game = useLoaded(loadCards, event.game);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const lines = listLines(cards, (code) => game?.cardOf(code));
  const counted = lines
    .filter(({ code }) => ticked.has(code))
    .reduce((sum, { count }) => sum + count, 0);
  const tick = (code: string): void =>
    setTicked((now) =>
      now.has(code) ? new Set([...now].filter((each) => each !== code)) : new Set([...now, code]),
    );
  return (
    <>
      <p role="status">{t('staff.checks.counted', { counted, all: cards.length })}</p>
      <ul className="check-lines">
        {lines.map((line) => (
          <Line key={line.code} line={line} isTicked={ticked.has(line.code)} onTick={tick} />
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly line: ListLine;
  readonly isTicked: boolean;
  readonly onTick: (code: string) => void;
}

function Line({ line: { code, count, name, type }, isTicked, onTick }: LineProps) {
  return (
    <li>
      <label className="check-line">
        <input type="checkbox" checked={isTicked} onChange={() => onTick(code)} />
        <b>{count}</b>
        <span>
          {name} <small className="quiet">{type}</small>
        </span>
      </label>
    </li>
  );
}
