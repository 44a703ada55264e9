/** The record of a tournament in the log of a running server: read beside it, and fed with results. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  RECORD_TOPICS,
  TOURNAMENT_MESSAGES,
  type EnterResult,
  type TournamentCommand,
} from '@scoresheet/contracts-messages';
import { inspect, partitionOf } from '@scoresheet/domain-record';
import { foldTournament, type TournamentState } from '@scoresheet/domain-tournament';
import type { EventLog } from '@scoresheet/event-log-port';
import { signedCommand } from '@scoresheet/services-decider';
import { keysOfRing, type PurposeKeys } from '@scoresheet/services-keys';
import { openEventLog, readConfig, readInstallationKeys } from '@scoresheet/services-runtime';
import { LIVE_PARTITIONS, type LiveServer } from '../../live/live-server.js';
import { sha256 } from '../../offline-matches.js';

const READ_AT_ONCE = 500;
const APPENDED_AT_ONCE = 500;
const LOOK_EVERY_MS = 20;

export type Injected = Pick<EnterResult, 'phase' | 'round' | 'table' | 'result'>;

export class RecordInLog {
  readonly events: Uint8Array[] = [];
  private folded: TournamentState | undefined;
  private next = 0;

  private constructor(
    private readonly log: EventLog,
    private readonly keys: PurposeKeys,
    private readonly record: string,
    private readonly owner: string,
  ) {}

  static async open(server: LiveServer, record: string, owner: string): Promise<RecordInLog> {
    const { databaseUrl, dataFolder } = server;
    const ring = await readInstallationKeys(join(dataFolder, 'installation.key'));
    if (ring === undefined) throw new Error('the server has a key');
    const settings = { SCORESHEET_DATA: dataFolder, SCORESHEET_PARTITIONS: `${LIVE_PARTITIONS}` };
    const { eventLog } = readConfig(settings);
    const log = await openEventLog({ eventLog, databaseUrl });
    return new RecordInLog(log, keysOfRing(ring), record, owner);
  }

  close(): Promise<void> {
    return this.log.close();
  }

  get state(): TournamentState {
    if (this.folded === undefined) throw new Error('the record has begun');
    return this.folded;
  }

  /** Resolves when this event is in the log, with the tournament as it is by then. */
  async upTo(seq: number): Promise<TournamentState> {
    for (;;) {
      await this.read();
      if ((this.folded?.seq ?? -1) >= seq) return this.state;
      await pause(LOOK_EVERY_MS);
    }
  }

  /** What the organiser enters, past the api. Resolves when all of it is in the record. */
  async inject(results: readonly Injected[]): Promise<void> {
    await this.read();
    const seq = this.state.seq + results.length;
    const messages = results.map((result) => {
      const sent = { type: 'enter-result', record: this.record, commandId: randomUUID() } as const;
      const command: TournamentCommand = { ...sent, ...result, actor: this.owner, role: 'player' };
      return signedCommand(command, {
        messages: TOURNAMENT_MESSAGES,
        sender: 'api',
        keys: this.keys,
      });
    });
    for (let at = 0; at < messages.length; at += APPENDED_AT_ONCE) {
      await this.log.append(this.place('commands'), messages.slice(at, at + APPENDED_AT_ONCE));
    }
    await this.upTo(seq);
  }

  private async read(): Promise<void> {
    for (;;) {
      const entries = await this.log.read(this.place('events'), this.next, READ_AT_ONCE);
      for (const { key, value, offset } of entries) {
        this.next = offset + 1;
        if (key === this.record) this.fold(value);
      }
      if (entries.length < READ_AT_ONCE) return;
    }
  }

  private fold(bytes: Uint8Array): void {
    const entry = inspect(ANY_PLACE, bytes, sha256);
    if (entry.admitted !== undefined) throw new Error('an event of the server is none');
    const { header, partLines } = entry;
    const house = JSON.parse(partLines.slice(partLines.lastIndexOf('\n') + 1));
    this.events.push(bytes);
    this.folded = foldTournament(sha256, this.folded, { header, house });
  }

  private place(topic: 'commands' | 'events') {
    const partition = partitionOf(this.record, LIVE_PARTITIONS, sha256);
    return { topic: RECORD_TOPICS.tournament[topic], partition };
  }
}

const ANY_PLACE = { partition: 0, partitions: 1 };
