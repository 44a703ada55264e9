/**
 * The few things that are asked of a cluster, each once and with a deadline. What fails is told as a
 * `LogError`.
 */
import { LogError, type Message, type Offset, type PartitionRef } from '@scoresheet/event-log-port';
import kafkajs, { type Admin, type Producer } from 'kafkajs';
import { newClient, RETRY, type KafkaConnection } from './connection.js';
import { beginLife, type ConsumerLife, type LifeOptions } from './consumer-life.js';
import { toKafka } from './kafka-messages.js';
import type { Bounds } from './kafka-tail.js';
import { ATTEMPT_MS } from './limits.js';
import { Renewable } from './renewable.js';
import { inWords } from './trouble.js';

const ALL_IN_SYNC = -1;

export class Cluster {
  private readonly producer: Renewable<Producer>;
  private readonly admin: Renewable<Admin>;
  private readonly lives = new Set<ConsumerLife>();

  constructor(private readonly connection: KafkaConnection) {
    const client = () => newClient(connection);
    this.admin = new Renewable(client, ({ kafka }) => kafka.admin({ retry: RETRY }));
    this.producer = new Renewable(client, ({ kafka }) =>
      kafka.producer({
        createPartitioner: kafkajs.Partitioners.DefaultPartitioner, // every message names its own
        allowAutoTopicCreation: false,
        idempotent: false, // whatever repeats is passed over by its readers
        retry: RETRY,
      }),
    );
  }

  ask<T>(question: (admin: Admin) => Promise<T>, attemptMs?: number): Promise<T> {
    return inWords(this.admin.use(question, attemptMs));
  }

  /** Sends the messages as one batch to one partition; gives the offset of the first. */
  async send({ topic, partition }: PartitionRef, messages: readonly Message[]): Promise<Offset> {
    const records = messages.map((message) => ({ ...toKafka(message), partition }));
    const request = { topic, acks: ALL_IN_SYNC, timeout: ATTEMPT_MS, messages: records };
    const answers = await inWords(this.producer.use((producer) => producer.send(request)));
    // The library forgets an answer when the partition's leader moves while it repeats.
    const answer = answers.find(
      (one) => one?.topicName === topic && one.partition === partition && one.errorCode === 0,
    );
    const offset = Number(answer?.baseOffset ?? -1);
    if (offset >= 0) return offset;
    throw new LogError('log-unavailable', `The send to ${topic}/${partition} was not confirmed.`);
  }

  async bounds({ topic, partition }: PartitionRef): Promise<Bounds> {
    const all = await this.ask((admin) => admin.fetchTopicOffsets(topic));
    const found = all.find((one) => one.partition === partition);
    if (found !== undefined) return { low: Number(found.low), end: Number(found.high) };
    throw new LogError('log-unavailable', `Kafka tells nothing of ${topic}/${partition}.`);
  }

  /** Removes for good. The library finds a partition's leader only among topics that it has met. */
  async removeBefore({ topic, partition }: PartitionRef, before: Offset): Promise<void> {
    const partitions = [{ partition, offset: `${before}` }];
    await this.ask(async (admin) => {
      await admin.fetchTopicOffsets(topic);
      await admin.deleteTopicRecords({ topic, partitions });
    });
  }

  begin(of: PartitionRef, options: Pick<LifeOptions, 'from' | 'onMessages'>): ConsumerLife {
    const life = beginLife({ ...options, of, client: newClient(this.connection) });
    this.lives.add(life);
    void life.buried.then(() => this.lives.delete(life));
    return life;
  }

  async close(): Promise<void> {
    for (const life of this.lives) {
      life.end();
      life.cut();
    }
    await Promise.all([this.producer.close(), this.admin.close()]);
  }
}
