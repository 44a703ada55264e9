/**
 * Enters who stands in a list and is not there yet, in portions; then what was agreed with them. What
 * was interrupted is begun anew by the same list: who is there by then is left out.
 */
import type { FileEntrant } from '@scoresheet/tournament-files';
import { client } from '../../../api/client.js';
import { sendOrder, type OrderFate } from '../../orders/send-order.js';
import { ADD_ENTRANTS, AWARD_BYES, FIX_SEAT, FORBID_PAIRS } from './entrant-commands.js';
import { ACCOUNT_NAMED, ALL_ENTRANTS } from './entrant-documents.js';

interface ListToEnter {
  readonly tournament: string;
  readonly rows: readonly FileEntrant[];
  /** Pairs that are kept apart already: they stay so. */
  readonly forbidden: readonly (readonly number[])[];
}

export type ListEntered =
  | {
      readonly is: 'entered';
      readonly entered: number;
      readonly there: number;
      /** Names of the list that are registered and have dropped. */
      readonly dropped: readonly string[];
      readonly token: string;
    }
  | { readonly is: 'noAccount'; readonly names: readonly string[] }
  /** Some may have entered before it; the same list goes on from there. */
  | { readonly is: 'stopped'; readonly fate: Exclude<OrderFate, { readonly is: 'accepted' }> };

/** A command has 64 kB; so many of the longest names in any alphabet fit. */
const AT_ONCE = 200;

export async function enterList(list: ListToEnter): Promise<ListEntered> {
  const { tournament, rows } = list;
  const files = await import('@scoresheet/tournament-files');
  const accounts = await accountsIn(rows);
  const unknown = rows
    .flatMap(({ account }) => account ?? [])
    .filter((name) => !accounts.has(name.toLowerCase()));
  if (unknown.length > 0) return { is: 'noAccount', names: unknown };
  const registered = await askEntrants(tournament);
  const before = files.numbersOf(rows, registered, accounts);
  const dropped = rows
    .filter((row) => registered[(before.get(row) ?? 0) - 1]?.status === 'dropped')
    .map(({ name }) => name);
  const wanted = rows.filter((row) => !before.has(row));
  let token = '';
  for (const { items } of files.inPortions(wanted, AT_ONCE)) {
    const entrants = items.map((row) => {
      const account = files.actorOf(row, accounts);
      return account === undefined ? { name: row.name } : { account };
    });
    const fate = await sendOrder(ADD_ENTRANTS, { tournament, entrants });
    if (fate.is !== 'accepted') return { is: 'stopped', fate };
    ({ token } = fate);
  }
  const numbers = files.numbersOf(rows, await askEntrants(tournament), accounts);
  const stopped = await agreeWith(list, numbers, files.pairsApart(rows, numbers));
  const there = rows.length - wanted.length;
  const told = { entered: wanted.length, there, dropped, token };
  return stopped ? { is: 'stopped', fate: stopped } : { is: 'entered', ...told };
}

type Stopped = Exclude<OrderFate, { readonly is: 'accepted' }>;

/** Gives what stopped it. */
async function agreeWith(
  { tournament, rows, forbidden }: ListToEnter,
  numbers: ReadonlyMap<FileEntrant, number>,
  apart: readonly (readonly [number, number])[],
): Promise<Stopped | undefined> {
  const sends = rows.flatMap((row) => {
    const entrant = numbers.get(row);
    if (entrant === undefined) return [];
    const { byes, table } = row;
    return [
      ...(byes > 0 ? [() => sendOrder(AWARD_BYES, { tournament, entrant, byes })] : []),
      ...(table === null ? [] : [() => sendOrder(FIX_SEAT, { tournament, entrant, table })]),
    ];
  });
  const pairs = together(forbidden, apart);
  if (apart.length > 0) sends.push(() => sendOrder(FORBID_PAIRS, { tournament, pairs }));
  for (const send of sends) {
    const fate = await send();
    if (fate.is !== 'accepted') return fate;
  }
  return undefined;
}

/** Each pair once, whoever is named first. */
export function together(...lists: readonly (readonly (readonly number[])[])[]): number[][] {
  const pairs = new Map<string, number[]>();
  for (const pair of lists.flat()) {
    const sorted = [...pair].sort((one, other) => one - other);
    pairs.set(sorted.join('/'), sorted);
  }
  return [...pairs.values()];
}

/** By small letters, each asked for once. */
async function accountsIn(rows: readonly FileEntrant[]): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(rows.flatMap(({ account }) => account?.toLowerCase() ?? []))];
  const found = new Map<string, string>();
  for (const name of names) {
    const { data } = await client.query({
      query: ACCOUNT_NAMED,
      variables: { name },
      fetchPolicy: 'no-cache',
    });
    if (data?.account) found.set(name, data.account.id);
  }
  return found;
}

const PAGE = 500;

async function askEntrants(tournament: string) {
  const all: { number: number; name: string | null; actor: string | null; status: string }[] = [];
  for (;;) {
    const { data } = await client.query({
      query: ALL_ENTRANTS,
      variables: { tournament, from: all.length },
      fetchPolicy: 'no-cache',
    });
    const page = data?.tournamentEntrants ?? [];
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
