/**
 * The decision bar: who is asked, the question, the choice so far as a sentence, and what to do with
 * it. Only this bar sends anything, and nothing is shown as accepted before it is.
 */
import type { Sentence as Said } from '@scoresheet/rules-presentation';
import type { ReactNode } from 'react';
import { Sentence } from '../log/sentence.js';
import './decision-bar.css';

export type BarState =
  | 'not-asked'
  | 'asked'
  | 'choosing'
  | 'sent'
  | 'refused'
  | 'conflict'
  | 'paused'
  | 'offline';

export interface BarButton {
  readonly key: string;
  readonly label: string;
  readonly isChosen?: boolean;
  readonly onPress: () => void;
}

interface DecisionBarProps {
  readonly state: BarState;
  /** Who is asked and what, or why nobody is. */
  readonly question: string;
  /** The choice so far. */
  readonly choice?: Said | undefined;
  /** What is still to be said: "whom?". */
  readonly missing?: string | undefined;
  /** What went wrong: a refusal with its rule. */
  readonly problem?: Said | undefined;
  /** Verbs, amounts and modes: never more than twelve. */
  readonly buttons: readonly BarButton[];
  /** Steppers and lines to write. */
  readonly children?: ReactNode;
  /** The way to another question that is open as well. */
  readonly another?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly send?:
    | { readonly label: string; readonly onPress?: (() => void) | undefined }
    | undefined;
  readonly undo?:
    | { readonly label: string; readonly onPress?: (() => void) | undefined }
    | undefined;
}

export function DecisionBar(props: DecisionBarProps) {
  const { state, question, choice, missing, problem, buttons, another, send, undo } = props;
  return (
    <section className="bar" data-state={state} aria-label={question}>
      <div className="bar-says">
        <p className="bar-question">{question}</p>
        {(choice || missing) && (
          <p className="bar-choice">
            {choice && <Sentence sentence={choice} />}
            {missing && <span className="bar-missing"> {missing}</span>}
          </p>
        )}
        {problem && (
          <p className="bar-problem">
            <Sentence sentence={problem} />
          </p>
        )}
      </div>
      <div className="bar-acts">
        {(props.children || buttons.length > 0) && (
          <div className="bar-verbs">
            {props.children}
            {buttons.map(({ key, ...button }) => (
              <SaidButton key={key} says={key} {...button} />
            ))}
          </div>
        )}
        {another && <Press {...another} act="another" />}
        {undo && <Press {...undo} />}
        {send && <Press {...send} isMain />}
      </div>
    </section>
  );
}

interface SaidButtonProps extends Omit<BarButton, 'key'> {
  readonly says: string;
}

const SaidButton = ({ says, label, isChosen, onPress }: SaidButtonProps) => (
  <button
    type="button"
    className="button"
    value={says}
    aria-pressed={isChosen}
    lang="en"
    onClick={onPress}
  >
    {label}
  </button>
);

interface PressProps {
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
  readonly isMain?: boolean;
  readonly act?: string;
}

const Press = ({ label, onPress, isMain, act }: PressProps) => (
  <button
    type="button"
    className="button"
    data-main={isMain}
    data-act={act}
    disabled={!onPress}
    onClick={onPress}
  >
    {label}
  </button>
);
