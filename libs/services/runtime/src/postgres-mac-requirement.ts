/**
 * From where on commands must prove their sender, in the services' database: for each partition an
 * offset, noted once. It is noted in two steps, so that all workers find the same. First the row
 * says that a proof is required; from then on nobody decides an unsigned command without the
 * offset. Then the end of the log is read and becomes the offset: whatever was decided unsigned
 * before stood in the log by then. Who finds a row without its offset does the second step.
 */
import {
  patientlyAtStart,
  type EventLog,
  type Offset,
  type PartitionRef,
} from '@scoresheet/event-log-port';
import { CommandMacEntity } from '@scoresheet/services-archive';
import type { MacRequirement } from '@scoresheet/services-worker';
import { IsNull, type DataSource } from 'typeorm';

interface KeptMacRequirement extends MacRequirement {
  /** Requires a proof from here on, in every partition where none is required yet. */
  require(topic: string): Promise<void>;
}

export function postgresMacRequirement(database: DataSource, log: EventLog): KeptMacRequirement {
  const rows = database.getRepository(CommandMacEntity);

  async function noted({ topic, partition }: PartitionRef): Promise<Offset | null | undefined> {
    return (await rows.findOneBy({ topic, partition }))?.requiredFrom;
  }

  async function settle(commands: PartitionRef): Promise<void> {
    const { topic, partition } = commands;
    const requiredFrom = await patientlyAtStart(() => log.end(commands));
    await rows.update({ topic, partition, requiredFrom: IsNull() }, { requiredFrom });
  }

  return {
    async requiredFrom(commands) {
      const from = await noted(commands);
      if (from !== null) return from;
      await settle(commands);
      return (await noted(commands)) ?? undefined;
    },

    async require(topic) {
      const all = Array.from({ length: log.partitions }, (_, partition) => ({ topic, partition }));
      await rows.createQueryBuilder().insert().values(all).orIgnore().execute();
      for (const commands of all) await settle(commands);
    },
  };
}
