/** The phones of a hall, in a process of their own: it tells when each of them heard of an event. */
import { help } from '../../child-process.js';
import { clockMs } from '../../live/clock-ms.js';
import { phone, type Phone } from './phone.js';

export type HallTask =
  | {
      readonly does: 'gather';
      readonly url: string;
      readonly tournament: string;
      readonly from: number;
      readonly tokens: readonly string[];
    }
  /** Answered when every phone has been told of these events. */
  | { readonly does: 'tell'; readonly seqs: readonly number[] };

export interface HallTold {
  /** By `clockMs`: when each phone was told of the first event, then of the next. */
  readonly atMs: readonly number[];
  /** How often a phone was told where its player sits. */
  readonly withTable: number;
}

const OPENED_AT_ONCE = 50;
const PATIENCE_MS = 30_000;

const phones: Phone[] = [];

async function gather(task: Extract<HallTask, { does: 'gather' }>): Promise<HallTold> {
  const { tokens, ...following } = task;
  for (let at = 0; at < tokens.length; at += OPENED_AT_ONCE) {
    const some = tokens.slice(at, at + OPENED_AT_ONCE);
    phones.push(...(await Promise.all(some.map((token) => phone({ ...following, token })))));
  }
  return { atMs: [clockMs()], withTable: 0 };
}

async function tell(seqs: readonly number[]): Promise<HallTold> {
  const late = new Promise<never>((_, reject) => {
    const says = 'The server did not tell every phone of each event.';
    setTimeout(() => reject(new Error(says)), PATIENCE_MS).unref();
  });
  const all = seqs.flatMap((seq) => phones.map((each) => each.told(seq)));
  const told = await Promise.race([Promise.all(all), late]);
  return {
    atMs: told.map(({ atMs }) => atMs),
    withTable: told.filter(({ hasTable }) => hasTable).length,
  };
}

help<HallTask, HallTold>((task) => (task.does === 'gather' ? gather(task) : tell(task.seqs)));
