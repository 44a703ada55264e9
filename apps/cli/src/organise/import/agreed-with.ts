/** What was agreed with entrants beforehand: byes, tables that are theirs, who is kept apart. */
import type { FileEntrant } from '@scoresheet/tournament-files';
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
  const pairs = pairsIn(rows, numbers);
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

/** Each pair once, by the numbers of the tournament; named by one of the two is enough. */
function pairsIn(
  rows: readonly FileEntrant[],
  numbers: ReadonlyMap<FileEntrant, number>,
): readonly (readonly [number, number])[] {
  const inFile = new Map(rows.map((row) => [row.number, numbers.get(row) ?? 0]));
  const pairs = new Map<string, readonly [number, number]>();
  for (const row of rows) {
    const one = numbers.get(row) ?? 0;
    for (const apart of row.apart) {
      const other = inFile.get(apart) ?? 0;
      const pair = [Math.min(one, other), Math.max(one, other)] as const;
      pairs.set(pair.join('/'), pair);
    }
  }
  return [...pairs.values()];
}
