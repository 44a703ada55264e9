/** Who the game waits for; where that is the viewer, the button that ends it. */
import { useTranslation } from 'react-i18next';
import type { MatchFields } from '../match-documents.js';
import { seatName } from '../seat-name.js';
import type { LobbyActs } from './use-lobby-acts.js';
import { waitedFor, type WaitedFor } from './waited-for.js';

interface WaitingProps {
  readonly match: MatchFields;
  readonly acts: LobbyActs;
}

export function Waiting({ match, acts }: WaitingProps) {
  const { t } = useTranslation();
  const { seats, ownSeat } = match;
  const waited = waitedFor(seats, ownSeat);
  return (
    <div className="waiting">
      <p className="waiting-for" role="status">
        {waited && <Words waited={waited} match={match} />}
      </p>
      <p className="hint">{t('lobby.says')}</p>
      {waited?.is === 'self' && <GetReady match={match} acts={acts} />}
    </div>
  );
}

/** Whoever may say who begins says so by getting ready. */
function GetReady({ match, acts }: WaitingProps) {
  const { t } = useTranslation();
  const { seats, ownSeat, beginsChosenBy } = match;
  const press = {
    type: 'button',
    className: 'button',
    disabled: acts.fate.is === 'going',
  } as const;
  if (beginsChosenBy === null || beginsChosenBy !== ownSeat) {
    return (
      <button {...press} data-main onClick={() => acts.getReady()}>
        {t('lobby.getReady')}
      </button>
    );
  }
  return (
    <div role="group" aria-labelledby="who-begins" className="who-begins">
      <p id="who-begins">{t('lobby.begins.choose')}</p>
      {seats.map((seat) => (
        <button {...press} key={seat.seat} data-main onClick={() => acts.getReady(seat.seat)}>
          {seat.seat === ownSeat
            ? t('lobby.begins.self')
            : t('lobby.begins.other', { name: seatName(seat) })}
        </button>
      ))}
    </div>
  );
}

interface WordsProps {
  readonly waited: WaitedFor;
  readonly match: MatchFields;
}

function Words({ waited, match }: WordsProps) {
  const { t, i18n } = useTranslation();
  switch (waited.is) {
    case 'self':
      return t(waited.isLast ? 'lobby.missing.selfLast' : 'lobby.missing.self');
    case 'free':
      return t('lobby.missing.some', { count: waited.count });
    case 'unready': {
      const names = match.seats.filter(({ seat }) => waited.seats.includes(seat)).map(seatName);
      return t('lobby.missing.unready', { names: listed(i18n.language, names) });
    }
  }
}

const listed = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
