import { describe, expect, it } from 'vitest';
import { serverProperties } from './server-properties.js';

const nodes = [1, 2, 3].map((id) => ({ client: 9_000 + id, controller: 9_100 + id }));
const linesOf = (text: string) => text.split('\n');

describe('What a broker is told', () => {
  it('lets three brokers find each other, and each keep its own place', () => {
    const lines = linesOf(serverProperties({ nodeId: 2, nodes, folder: 'here' }));
    expect(lines).toContain('node.id=2');
    expect(lines).toContain(
      'controller.quorum.voters=1@127.0.0.1:9101,2@127.0.0.1:9102,3@127.0.0.1:9103',
    );
    expect(lines).toContain('listeners=PLAINTEXT://127.0.0.1:9002,CONTROLLER://127.0.0.1:9102');
    expect(lines).toContain('log.dirs=here/data');
  });

  it.each([
    [1, 'min.insync.replicas=1', 'default.replication.factor=1'],
    [3, 'min.insync.replicas=2', 'default.replication.factor=3'],
  ])('keeps as many copies as %s brokers allow', (count, ...settings) => {
    const plan = { nodeId: 1, nodes: nodes.slice(0, count), folder: 'here' };
    expect(linesOf(serverProperties(plan))).toEqual(expect.arrayContaining(settings));
  });

  it('opens a door with TLS and a password only where a key is', () => {
    const keyStore = { file: 'broker.p12', password: 'p' };
    const secured = [{ client: 9_001, controller: 9_101, secure: 9_201 }];
    const text = serverProperties({ nodeId: 1, nodes: secured, folder: 'here', keyStore });
    expect(text).toContain('SASL_SSL://127.0.0.1:9201');
    expect(text).toContain('ssl.keystore.location=broker.p12');
    expect(serverProperties({ nodeId: 1, nodes, folder: 'here' })).not.toContain('keystore');
  });

  it('never makes a topic that nobody asked for', () => {
    const text = serverProperties({ nodeId: 1, nodes, folder: 'here' });
    expect(linesOf(text)).toContain('auto.create.topics.enable=false');
  });
});
