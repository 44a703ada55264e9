/** The action of an event: the command as it was sent, without the names that stand in the header. */
import { tournamentCommandIn, type TournamentCommand } from '@scoresheet/contracts-messages';
import { isJsonObject, type Json, type JsonObject } from '@scoresheet/domain-record';
import { same } from '@scoresheet/rules-engine';

const IN_HEADER: ReadonlySet<string> = new Set(['commandId', 'record']);

export function actionOf(command: TournamentCommand): JsonObject {
  const named = Object.entries(command).filter(([name]) => !IN_HEADER.has(name));
  return Object.fromEntries(named) as JsonObject;
}

/** The command that an action was; undefined where it can have been none. */
export const commandOf = (
  action: JsonObject,
  names: { readonly record: string; readonly commandId: string },
): TournamentCommand | undefined =>
  tournamentCommandIn({ ...(action as Readonly<Record<string, Json>>), ...names });

/** Whether an event, given as its house's line, is the one that `command` became. */
export const isTournamentEventOf = (command: TournamentCommand, { action }: JsonObject): boolean =>
  isJsonObject(action) && same(actionOf(command), action);
