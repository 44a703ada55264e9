/** The decision bar of whoever is asked. */
import {
  capitalised,
  chosenWords,
  decisionWords,
  narrow,
  optionWords,
  pickKey,
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
import type { Another } from './which-decision.js';

interface OwnBarProps {
  readonly game: ShownGame;
  readonly choice: MadeChoice;
  readonly decision: OwnDecision;
  readonly another: Another | undefined;
  readonly table: TableView;
  readonly board: Board;
  readonly status: MatchFields['status'];
  readonly isConnected: boolean;
}

export function OwnBar(props: OwnBarProps) {
  const { game, choice, decision, another, table, board, status, isConnected } = props;
  const { t } = useTranslation();
  const names = useMemo(() => printedNames(game, table), [game, table]);
  const offered = offeredBy(choice, table, board);
  const state = barState(choice, status, isConnected);
  const words = sentenceOf({ game, decision, choice, names });
  const answer = choice.choice;
  const canSend = answer !== undefined && choice.send && state !== 'paused';
  return (
    <>
      <Tray picks={offered.tray} game={game} board={board} onPick={choice.pick} />
      <DecisionBar
        state={state}
        question={questionOf(state, plain(decisionWords(game, decision.kind).title), t)}
        choice={words}
        missing={missingOf(choice, t)}
        problem={choice.fate.is === 'refused' ? choice.fate.says : undefined}
        buttons={buttonsOf({ game, decision, choice, names }, offered.buttons)}
        another={
          another && { label: t('bar.another', { count: another.count }), onPress: another.turnTo }
        }
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

interface Saying {
  readonly game: ShownGame;
  readonly decision: OwnDecision;
  readonly choice: MadeChoice;
  readonly names: CardNames;
}

/** A complete choice is said as the game says it, one that is being made as far as it goes. */
function sentenceOf({ game, decision, choice, names }: Saying): Sentence | undefined {
  const { choice: answer, made } = choice;
  const isOption = typeof answer === 'string' && made.written === undefined;
  const said = isOption
    ? capitalised(optionWords(game, decision.kind, answer, names))
    : chosenWords(game, made, names);
  return said.length === 0 ? undefined : said;
}

function missingOf({ as, choice, made }: MadeChoice, t: (key: string) => string) {
  if (choice === undefined) {
    return made.picks.length === 0 ? undefined : `… ${as === undefined ? '' : `${as}?`}`;
  }
  return Array.isArray(choice) && choice.length === 0 ? t('bar.nothing') : undefined;
}

function buttonsOf(saying: Saying, picks: readonly Pick[]): BarButton[] {
  const { game, choice, names } = saying;
  return [
    ...choice.verbs.map((verb) => ({
      key: verb,
      label: verbSaid(saying, verb),
      onPress: () => choice.say(verb),
    })),
    ...picks.map((pick) => ({
      key: pickKey(pick),
      label: plain(pickWords(game, pick, names)),
      onPress: () => choice.pick(pick),
    })),
  ];
}

/** A verb that is the whole answer is said as such: "end the phase" and not "end". */
function verbSaid({ game, decision, choice, names }: Saying, verb: string): string {
  const { choice: answer, next } = narrow(game.reads, decision, { ...choice.made, verb });
  const isWhole = typeof answer === 'string' && next.length === 0;
  const said = isWhole ? plain(optionWords(game, decision.kind, answer, names)) : verbWords(verb);
  return said.slice(0, 1).toUpperCase() + said.slice(1);
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
