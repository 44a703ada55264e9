/** The decision bar of whoever is asked. */
import {
  capitalised,
  chosenWords,
  decisionWords,
  optionWords,
  pickWords,
  plain,
  printedNames,
  verbWords,
  type Board,
  type CardNames,
  type Pick,
  type Sentence,
} from '@scoresheet/rules-presentation';
import type { TableView } from '@scoresheet/rules-engine';
import { DecisionBar, type BarButton, type BarState } from '@scoresheet/web-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../game/load-game.js';
import type { MatchFields } from '../match-documents.js';
import { Asking } from './asking.js';
import { offeredBy } from './offered.js';
import type { OwnDecision } from './own-decision.js';
import { Tray } from './tray.js';
import type { MadeChoice } from './use-choice.js';

interface OwnBarProps {
  readonly game: ShownGame;
  readonly choice: MadeChoice;
  readonly decision: OwnDecision;
  readonly table: TableView;
  readonly board: Board;
  readonly status: MatchFields['status'];
  readonly isConnected: boolean;
}

export function OwnBar(props: OwnBarProps) {
  const { game, choice, decision, table, board, status, isConnected } = props;
  const { t } = useTranslation();
  const names = useMemo(() => printedNames(game, table), [game, table]);
  const offered = offeredBy(choice, table, board);
  const state = barState(choice, status, isConnected);
  const words = sentenceOf(game, decision, choice, names);
  const answer = choice.choice;
  const canSend = answer !== undefined && choice.send && state !== 'paused';
  return (
    <>
      <Tray picks={offered.tray} game={game} board={board} onPick={choice.pick} />
      <DecisionBar
        state={state}
        question={questionOf(state, plain(decisionWords(game, decision.kind).title), t)}
        choice={words}
        missing={missingOf(choice)}
        problem={choice.fate.is === 'refused' ? choice.fate.says : undefined}
        buttons={buttonsOf(game, choice, offered.buttons, names)}
        undo={{ label: t('bar.undo'), onPress: choice.undo }}
        send={{
          label: t('bar.send'),
          onPress: canSend ? () => choice.send?.(answer) : undefined,
        }}
      >
        <Asking choice={choice} stepper={offered.stepper} label={plain(words ?? [])} />
      </DecisionBar>
    </>
  );
}

/** A complete choice is said as the game says it, one that is being made as far as it goes. */
function sentenceOf(
  game: ShownGame,
  { kind }: OwnDecision,
  { choice, made }: MadeChoice,
  names: CardNames,
): Sentence | undefined {
  const isOption = typeof choice === 'string' && made.written === undefined;
  const said = isOption
    ? capitalised(optionWords(game, kind, choice, names))
    : chosenWords(game, made, names);
  return said.length === 0 ? undefined : said;
}

const missingOf = ({ as, choice, made }: MadeChoice): string | undefined =>
  choice === undefined && made.picks.length > 0
    ? `… ${as === undefined ? '' : `${as}?`}`
    : undefined;

function buttonsOf(
  game: ShownGame,
  choice: MadeChoice,
  picks: readonly Pick[],
  names: CardNames,
): BarButton[] {
  return [
    ...choice.verbs.map((verb) => ({
      ...{ key: verb, label: verbWords(verb), onPress: () => choice.say(verb) },
    })),
    ...picks.map((pick) => ({
      ...{ key: JSON.stringify(pick), label: plain(pickWords(game, pick, names)) },
      onPress: () => choice.pick(pick),
    })),
  ];
}

function barState({ fate, made }: MadeChoice, status: string, isConnected: boolean): BarState {
  if (fate.is === 'offline' || !isConnected) return 'offline';
  if (status === 'PAUSED') return 'paused';
  if (fate.is !== 'choosing') return fate.is;
  return made.picks.length > 0 || made.verb !== undefined ? 'choosing' : 'asked';
}

function questionOf(state: BarState, title: string, t: (key: string) => string): string {
  switch (state) {
    case 'sent':
    case 'conflict':
    case 'paused':
    case 'offline':
      return t(`bar.${state}`);
    default:
      return title;
  }
}
