import type { EventLog } from '@scoresheet/event-log-port';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ScramAccount } from './connection.js';
import { openKafkaLog, type KafkaLogOptions } from './open-kafka-log.js';

const missing = await whyNoKafka();
const account = { username: 'scoresheet', password: 'kept-by-the-operator' };
const here = { topic: 'match.events', partition: 0 };

describe.skipIf(missing !== undefined)(`Behind TLS and a password ${missing ?? ''}`, () => {
  let kafka: KafkaCluster;
  beforeAll(async () => {
    kafka = await startKafka({ account });
  });
  afterAll(() => kafka.stop());

  const opened: EventLog[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((log) => log.close())));

  async function open(options: Partial<KafkaLogOptions>): Promise<EventLog> {
    const { brokers = [], certificate = '' } = kafka.secure ?? {};
    const shape = { topics: [here.topic], partitions: 1, replicas: 1 };
    const log = await openKafkaLog({ ...shape, brokers, tls: { ca: certificate }, ...options });
    opened.push(log);
    return log;
  }

  const withMechanism = (mechanism: ScramAccount['mechanism']) => ({ ...account, mechanism });

  it.each(['scram-sha-256', 'scram-sha-512'] as const)('the log works by %s', async (mechanism) => {
    const log = await open({ sasl: withMechanism(mechanism) });
    const { firstOffset } = await log.append(here, [{ key: 'm-1', value: new Uint8Array([7]) }]);
    const [entry] = await log.read(here, firstOffset, 1);
    expect(entry?.value).toEqual(new Uint8Array([7]));
  });

  it('a wrong password is refused at once, and not told', async () => {
    const sasl = { ...withMechanism('scram-sha-512'), password: 'guessed' };
    const refusal = await open({ sasl }).catch((error: unknown) => error);
    const words = expect.stringContaining('The user or the password was refused');
    expect(refusal).toMatchObject({ code: 'log-access-refused', message: words });
    expect(String(refusal)).not.toContain('guessed');
  });

  it('a broker that shows a certificate of nobody we know is refused at once', async () => {
    const refusal = open({ tls: true, sasl: withMechanism('scram-sha-512') });
    const words = expect.stringContaining('Name the authority of its certificate');
    await expect(refusal).rejects.toMatchObject({ code: 'log-access-refused', message: words });
  });
});
