import type { DraftProblems } from './draft-problems.js';
import type { ChoiceProps } from './format-choice.js';

export interface SettingsProps extends ChoiceProps {
  readonly problems: DraftProblems;
}
