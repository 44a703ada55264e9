/** What whoever is refused can do about it, by the code of the refusal. */
import type { TournamentRefusalCode } from '@scoresheet/contracts-messages';

export const commandLine = (words: string): string => `npx scoresheet tournament ${words}`;

type Advice = { readonly [code in TournamentRefusalCode]?: (id: string) => string };

const SHOW = (id: string): string => `See how it stands: ${commandLine(`show ${id}`)}`;
const ENTRANTS = (id: string): string =>
  `See who has entered: ${commandLine(`show ${id} --entrants`)}`;

const ADVICE: Advice = {
  'unknown-tournament': () =>
    'The id begins with t-; "tournament create" printed it when it was made.',
  'not-allowed': () =>
    'Sign in as its owner, or as somebody whom the owner appointed: npx scoresheet sign-in NAME',
  'wrong-stage': SHOW,
  'wrong-phase': SHOW,
  'wrong-round': SHOW,
  'round-open': (id) => `Close it when all its tables have a result: ${commandLine(`close ${id}`)}`,
  'tables-open': (id) => `Enter what is missing: ${commandLine(`result ${id} TABLE RESULT`)}`,
  'phase-over': (id) => `End the tournament: ${commandLine(`finish ${id}`)}`,
  'too-few-entrants': (id) => `Let others enter: ${commandLine(`add ${id} NAME`)}`,
  'unknown-entrant': ENTRANTS,
  'entrant-gone': ENTRANTS,
  'entrant-not-gone': ENTRANTS,
  'already-entered': ENTRANTS,
  'own-table': () => 'Somebody else of its staff does that, who does not sit there.',
  'unknown-table': SHOW,
  'unknown-seq': SHOW,
  'unknown-preset': () => 'Those that there are stand in docs/command-line.md.',
};

const OTHERS: Readonly<Record<string, (id: string) => string>> = { conflict: SHOW };

export const adviceOn = (code: string, tournament: string): string | undefined =>
  (ADVICE[code as TournamentRefusalCode] ?? OTHERS[code])?.(tournament);
