/** Which game, against whom, and how many sit down. */
import { useTranslation } from 'react-i18next';
import type { GameToPlay } from './play-documents.js';
import { Picks } from './picks.js';
import { seatsOfGame } from './seats-of-game.js';
import { mostSeats, OPPONENTS, withGame, type Wanted } from './wanted.js';

interface ChoiceProps {
  readonly games: readonly GameToPlay[];
  readonly game: GameToPlay;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

export function GameChoice({ games, game, wanted, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const find = (id: string): GameToPlay => games.find((each) => each.id === id) ?? game;
  return (
    <Picks
      title={t('play.game.title')}
      name="game"
      value={game.id}
      picks={games.map((each) => ({
        value: each.id,
        label: <span lang="en">{each.title}</span>,
        says: (
          <>
            {t([`play.game.about.${each.id}`, 'play.game.other'])} <i>{seatsOfGame(t, each)}</i>
          </>
        ),
      }))}
      onPick={(id) => onChange(withGame(wanted, find(id)))}
    />
  );
}

export function OpponentChoice({ game, wanted, onChange }: Omit<ChoiceProps, 'games'>) {
  const { t } = useTranslation();
  const says = {
    bot: t(wanted.seats > 2 ? 'play.opponent.botsSay' : 'play.opponent.botSays'),
    friend: t('play.opponent.friendSays'),
    anybody: t('play.opponent.anybodySays'),
  };
  return (
    <Picks
      title={t('play.opponent.title')}
      name="opponent"
      value={wanted.opponent}
      picks={OPPONENTS.map((value) => ({
        value,
        label: t(`play.opponent.${value}`),
        says:
          value === 'bot' && !game.hasAdviser
            ? `${says.bot} ${t('play.opponent.atRandom')}`
            : says[value],
      }))}
      onPick={(opponent) => onChange({ ...wanted, opponent })}
    />
  );
}

export function SeatsChoice({ game, wanted, onChange }: Omit<ChoiceProps, 'games'>) {
  const { t } = useTranslation();
  const most = mostSeats(game, wanted);
  if (most === game.minSeats) return null;
  const counts = Array.from({ length: most - game.minSeats + 1 }, (_, at) => game.minSeats + at);
  return (
    <label className="field">
      {t('play.seats.title')}
      <select
        value={wanted.seats}
        onChange={({ target }) => onChange({ ...wanted, seats: Number(target.value) })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('play.seats.some', { count })}
          </option>
        ))}
      </select>
    </label>
  );
}
