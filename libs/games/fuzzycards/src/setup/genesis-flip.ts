/**
 * The Genesis Flip: both turn up their top card; the higher Cost wins, then ATK, then DEF, then
 * the next cards. The winner says who goes first; everything turned up is shuffled back.
 *
 * Rules: R-FUZ-26, R-FUZ-27; decision A-FUZ-34.
 */
import {
  cardOf,
  faceOfCard,
  move,
  moveAll,
  no,
  pickByChance,
  push,
  seatsOf,
  shuffle,
  tell,
  topOf,
  type CardFace,
  type Frame,
  type Next,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, oneWord } from '@scoresheet/rules-presentation';
import { flip, opponentOf, scroll } from '../field.js';
import { openingFrame } from './opening.js';

interface GenesisFlipFrame extends Frame {
  readonly kind: 'genesis-flip';
  /** 0 while nobody has won. */
  winner: Seat | 0;
}

export const genesisFlipFrame = (): GenesisFlipFrame => ({ kind: 'genesis-flip', winner: 0 });

export const turnOrderDecision = decision('turn-order', {
  title: 'Who begins?',
  hint: 'You have won the flip. Going first, you draw 5 cards and skip the draw of your first turn; going second, you draw 6 (R-FUZ-27, R-FUZ-28, R-FUZ-39).',
  hidden: 'says who begins',
  about: 'who goes first',
  ...oneWord({ first: 'goes first', second: 'goes second' }),
  idle: null,
  waits: 'choice of turn order',

  answered(play, { winner }: GenesisFlipFrame, { chosen: [choice] }) {
    const first = choice?.id === 'first' ? winner : opponentOf(winner);
    push(play, openingFrame(first));
    return 'done';
  },

  refuse: no('R-FUZ-27', 'The winner of the flip answers "first" or "second".'),
});

export const genesisFlip: Step<GenesisFlipFrame> = {
  open: ['winner'],

  proceed(play, frame): Next {
    if (frame.winner === 0) frame.winner = flipOnce(play);
    if (frame.winner === 0) return 'on';
    for (const seat of seatsOf(play.state)) {
      moveAll(play, flip(seat), scroll(seat));
      shuffle(play, scroll(seat));
    }
    tell(play, 'genesis-flip-won', { seat: frame.winner });
    return [turnOrderDecision.asks(frame.winner)];
  },

  ...answering(turnOrderDecision),
};

/** The winner of the next two cards, 0 for a tie; chance decides when no card is left. */
function flipOnce(play: Play): Seat | 0 {
  const faces: CardFace[] = [];
  for (const seat of seatsOf(play.state)) {
    const top = topOf(play.state, scroll(seat));
    if (top === undefined) return 1 + pickByChance(play, play.state.seats);
    const id = move(play, top, flip(seat));
    faces.push(faceOfCard(play, cardOf(play.state, id)));
  }
  const [south, north] = faces.map(weight) as [readonly number[], readonly number[]];
  const decisive = south.findIndex((value, index) => value !== north[index]);
  if (decisive < 0) return 0;
  return (south[decisive] as number) > (north[decisive] as number) ? 1 : 2;
}

/** A Relic or an Event has no ATK and no DEF: they count 0. */
const weight = ({ cost, stats }: CardFace): readonly number[] => [
  cost,
  stats['atk'] ?? 0,
  stats['def'] ?? 0,
];
