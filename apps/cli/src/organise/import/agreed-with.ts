/** What was agreed with entrants beforehand: byes, tables that are theirs, who is kept apart. */
import { pairsApart, type FileEntrant } from '@scoresheet/tournament-files';
import type { Server } from '../../server/ask-server.js';
import type { Mutation } from '../mutations.js';
import { send } from '../send-command.js';
import { derivedId } from './derived-id.js';

interface Entered {
  readonly rows: readonly FileEntrant[];
  readonly numbers: ReadonlyMap<FileEntrant, number>;
}

/** How many agreements the file has. */
export async function agreedWith(
  server: Server,
  tournament: string,
  { rows, numbers }: Entered,
): Promise<number> {
  const pairs = pairsApart(rows, numbers);
  const wanted: readonly (readonly [Mutation, Readonly<Record<string, unknown>>])[] = [
    ...rows.flatMap((row) => ofOne(row, numbers.get(row))),
    ...(pairs.length > 0 ? [['forbidPairs', { pairs }] as const] : []),
  ];
  for (const [name, said] of wanted) {
    const commandId = derivedId(tournament, [name, said]);
    await send(server, name, { commandId, tournament, ...said });
  }
  return wanted.length - (pairs.length > 0 ? 1 : 0) + pairs.length;
}

function ofOne(
  { byes, table }: FileEntrant,
  entrant: number | undefined,
): readonly (readonly [Mutation, Readonly<Record<string, unknown>>])[] {
  if (entrant === undefined) return [];
  return [
    ...(byes > 0 ? [['awardByes', { entrant, byes }] as const] : []),
    ...(table !== null ? [['fixSeat', { entrant, table }] as const] : []),
  ];
}
