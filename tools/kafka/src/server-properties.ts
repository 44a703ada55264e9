/**
 * What a broker is told: as much like production as a laptop allows, and quick to start and mend.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { join } from 'node:path';

export interface NodePorts {
  readonly client: number;
  readonly controller: number;
  /** Port of the listener that asks for TLS and a password. */
  readonly secure?: number;
}

export interface KeyStore {
  readonly file: string;
  readonly password: string;
}

export interface NodePlan {
  /** The node's number, from 1. */
  readonly nodeId: number;
  /** Ports of all nodes, this one included, in the order of their ids. */
  readonly nodes: readonly NodePorts[];
  /** The folder of everything that this node keeps. */
  readonly folder: string;
  readonly keyStore?: KeyStore;
}

export const HOST = '127.0.0.1';
const SCRAM_LOGIN = 'org.apache.kafka.common.security.scram.ScramLoginModule required;';

/** The copies of a topic, of so many nodes, that must have an append before it is acknowledged. */
function leastInSync(nodes: number): number {
  return nodes >= 3 ? 2 : 1;
}

export function serverProperties(plan: NodePlan): string {
  const settings = {
    ...identity(plan),
    ...listeners(plan),
    ...topics(plan.nodes.length),
    ...haste(plan.nodes.length),
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

function identity({ nodeId, nodes, folder }: NodePlan) {
  const voters = nodes.map(({ controller }, index) => `${index + 1}@${HOST}:${controller}`);
  return {
    'process.roles': 'broker,controller',
    'node.id': nodeId,
    'controller.quorum.voters': voters.join(','),
    'log.dirs': join(folder, 'data'),
  };
}

function listeners({ nodeId, nodes, keyStore }: NodePlan) {
  const ports = nodes[nodeId - 1];
  if (ports === undefined) throw new Error(`No ports are planned for node ${nodeId}.`);
  const clients = [`PLAINTEXT://${HOST}:${ports.client}`];
  if (ports.secure !== undefined) clients.push(`SASL_SSL://${HOST}:${ports.secure}`);
  return withoutUndefined({
    listeners: [...clients, `CONTROLLER://${HOST}:${ports.controller}`].join(','),
    'advertised.listeners': clients.join(','),
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT,SASL_SSL:SASL_SSL',
    'sasl.enabled.mechanisms': keyStore ? 'SCRAM-SHA-256,SCRAM-SHA-512' : undefined,
    'listener.name.sasl_ssl.scram-sha-256.sasl.jaas.config': keyStore ? SCRAM_LOGIN : undefined,
    'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config': keyStore ? SCRAM_LOGIN : undefined,
    'ssl.keystore.type': keyStore ? 'PKCS12' : undefined,
    'ssl.keystore.location': keyStore?.file,
    'ssl.keystore.password': keyStore?.password,
  });
}

function topics(nodes: number) {
  const replicas = Math.min(nodes, 3);
  return {
    'auto.create.topics.enable': false,
    'default.replication.factor': replicas,
    'min.insync.replicas': leastInSync(nodes),
    'unclean.leader.election.enable': false,
    'offsets.topic.num.partitions': 1,
    'offsets.topic.replication.factor': replicas,
    'transaction.state.log.replication.factor': replicas,
    'transaction.state.log.min.isr': leastInSync(nodes),
    'share.coordinator.state.topic.replication.factor': replicas,
    'share.coordinator.state.topic.min.isr': leastInSync(nodes),
    'log.segment.bytes': 16 * 1024 * 1024,
  };
}

/** A broker that died is missed and, when it comes back, taken again within seconds. */
function haste(nodes: number) {
  return withoutUndefined({
    'group.initial.rebalance.delay.ms': 0,
    'num.network.threads': 2,
    'num.io.threads': 2,
    'broker.session.timeout.ms': 2_000,
    'broker.heartbeat.interval.ms': 500,
    'controller.quorum.election.timeout.ms': nodes > 1 ? 500 : undefined,
    'controller.quorum.fetch.timeout.ms': nodes > 1 ? 1_000 : undefined,
    'replica.lag.time.max.ms': nodes > 1 ? 3_000 : undefined,
  });
}
