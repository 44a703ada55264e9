/**
 * From where on commands must prove their sender, in the services' database: for each partition an
 * offset, noted once. It is noted in two steps, so that all workers find the same. First the row
 * says that a proof is required; from then on nobody decides an unsigned command without the
 * offset. Then the end of the log is read and becomes the offset: whatever was decided unsigned
 * before stood in the log by then. Who finds a row without its offset does the second step.
 */
import type { EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { MacRequirement } from '@scoresheet/services-worker';
import type { DataSource } from 'typeorm';

export interface KeptMacRequirement extends MacRequirement {
  /** Requires a proof from here on, in every partition where none is required yet. */
  require(topic: string): Promise<void>;
}

export function postgresMacRequirement(database: DataSource, log: EventLog): KeptMacRequirement {
  async function noted({ topic, partition }: PartitionRef): Promise<Offset | null | undefined> {
    const [row] = await database.query<{ from: string | null }[]>(
      `select required_from as "from" from scoresheet.command_mac
       where topic = $1 and partition = $2`,
      [topic, partition],
    );
    return row === undefined ? undefined : row.from === null ? null : Number(row.from);
  }

  async function settle(commands: PartitionRef): Promise<void> {
    const { topic, partition } = commands;
    await database.query(
      `update scoresheet.command_mac set required_from = $3
       where topic = $1 and partition = $2 and required_from is null`,
      [topic, partition, await log.end(commands)],
    );
  }

  return {
    async requiredFrom(commands) {
      const from = await noted(commands);
      if (from !== null) return from;
      await settle(commands);
      return (await noted(commands)) ?? undefined;
    },

    async require(topic) {
      await database.query(
        `insert into scoresheet.command_mac (topic, partition)
         select $1, partition from generate_series(0, $2::integer - 1) as partition
         on conflict do nothing`,
        [topic, log.partitions],
      );
      for (let partition = 0; partition < log.partitions; partition += 1) {
        await settle({ topic, partition });
      }
    },
  };
}
