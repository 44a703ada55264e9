/** Brings what the parts count into the metrics, anew for each scrape. */
import type { Counter, Gauge } from 'prom-client';
import type { Append, AppendMeter } from './measured-log.js';
import type { PartFigures } from './figures.js';
import type { LogLines } from './log-lines.js';
import type { Metrics } from './metrics.js';
import type { ReaderLag } from './reader-lag.js';

interface Collected {
  readonly parts: readonly PartFigures[];
  readonly lags: readonly ReaderLag[];
  readonly lines: LogLines;
  /** The room left on the disk, undefined where the disk is somebody else's. */
  readonly freeBytes: number | undefined;
}

export function collect(metrics: Metrics, { parts, lags, lines, freeBytes }: Collected): void {
  if (freeBytes === undefined) metrics.diskFree.remove();
  else metrics.diskFree.set(freeBytes);
  metrics.logLines.reset();
  for (const [level, count] of lines.entries()) metrics.logLines.inc({ level }, count);
  metrics.logLinesDropped.reset();
  for (const [reason, count] of lines.droppedEntries()) {
    metrics.logLinesDropped.inc({ reason }, count);
  }
  collectLags(metrics, lags);
  collectReaders(metrics, parts);
  collectCommands(metrics, parts);
  collectClients(metrics, parts);
  collectWebhooks(metrics, parts);
  collectRetention(metrics, parts);
  collectScrub(metrics, parts);
}

function collectRetention(metrics: Metrics, parts: readonly PartFigures[]): void {
  const { logStart, removedEntries, removedBytes } = metrics;
  for (const metric of [logStart, removedEntries, removedBytes]) metric.reset();
  for (const { topic, partition, ...figures } of parts.flatMap(({ retention = [] }) => retention)) {
    logStart.set({ topic, partition }, figures.start);
    removedEntries.inc({ topic }, figures.entries);
    removedBytes.inc({ topic }, figures.bytes);
  }
}

export const appendMeter = (metrics: Metrics): AppendMeter => ({
  appended({ topic, messages, bytes, seconds }: Append) {
    metrics.appendSeconds.observe({ topic }, seconds);
    metrics.appendMessages.observe({ topic }, messages);
    metrics.appendedBytes.inc({ topic }, bytes);
  },
  notAppended: (failure) => metrics.appendFailures.inc(failure),
});

function collectLags({ lagEntries, lagSeconds }: Metrics, lags: readonly ReaderLag[]): void {
  lagEntries.reset();
  lagSeconds.reset();
  for (const { entries, seconds, ...labels } of lags) {
    lagEntries.set(labels, entries);
    lagSeconds.set(labels, seconds);
  }
}

function collectReaders(metrics: Metrics, parts: readonly PartFigures[]): void {
  const { admitted, passedOver, suspended, restarts } = metrics;
  for (const metric of [admitted, passedOver, suspended]) metric.reset();
  for (const figures of parts.flatMap(({ readers = [] }) => readers)) {
    const { reader, topic, partition } = figures;
    const labels = { reader, topic, partition };
    if (figures.admitted !== undefined) admitted.inc(labels, figures.admitted);
    if (figures.suspended !== undefined) suspended.inc({ reader, topic }, figures.suspended);
    for (const [reason, count] of Object.entries(figures.passedOver ?? {})) {
      passedOver.inc({ ...labels, reason }, count);
    }
  }
  metrics.judgedEvents.reset();
  for (const { judgedEvents = {} } of parts) {
    for (const [judgement, count] of Object.entries(judgedEvents)) {
      metrics.judgedEvents.inc({ judgement }, count);
    }
  }
  put(restarts, parts, ({ restarts: count }) => count);
}

function collectCommands(metrics: Metrics, parts: readonly PartFigures[]): void {
  metrics.decided.reset();
  for (const { outcome, code, count } of parts.flatMap(({ decided = [] }) => decided)) {
    metrics.decided.inc({ outcome, code }, count);
  }
  metrics.commandSenders.reset();
  for (const { commandSenders = {} } of parts) {
    for (const [verdict, count] of Object.entries(commandSenders)) {
      metrics.commandSenders.inc({ verdict }, count);
    }
  }
  put(metrics.malformed, parts, ({ malformedCommands }) => malformedCommands);
  put(metrics.inFlight, parts, ({ commandsInFlight }) => commandsInFlight);
  put(metrics.lostRaces, parts, ({ lostRaces }) => lostRaces);
  put(metrics.owned, parts, ({ ownedPartitions }) => ownedPartitions);
}

function collectClients(metrics: Metrics, parts: readonly PartFigures[]): void {
  metrics.quotaExceeded.reset();
  for (const { quota, count } of parts.flatMap(({ exceededQuotas = [] }) => exceededQuotas)) {
    metrics.quotaExceeded.inc({ quota }, count);
  }
  put(metrics.sockets, parts, ({ subscriptions: of }) => of?.sockets);
  put(metrics.socketBytes, parts, ({ subscriptions: of }) => of?.bufferedBytes);
  put(metrics.subscriptions, parts, ({ subscriptions: of }) => of?.subscriptions);
  put(metrics.queued, parts, ({ subscriptions: of }) => of?.queued);
  put(metrics.longestQueue, parts, ({ subscriptions: of }) => of?.longestQueue);
  put(metrics.dropped, parts, ({ subscriptions: of }) => of?.dropped);
  metrics.refusals.reset();
  for (const { reason, enforced, count } of parts.flatMap(({ refusals = [] }) => refusals)) {
    metrics.refusals.inc({ reason, enforced: String(enforced) }, count);
  }
  metrics.securityRefusals.reset();
  for (const { reason, count } of parts.flatMap(({ securityRefusals = [] }) => securityRefusals)) {
    metrics.securityRefusals.inc({ reason }, count);
  }
}

function collectWebhooks(
  { webhookDeliveries: metric }: Metrics,
  parts: readonly PartFigures[],
): void {
  metric.reset();
  for (const { webhookDeliveries = {} } of parts) {
    for (const [outcome, count] of Object.entries(webhookDeliveries))
      metric.inc({ outcome }, count);
  }
}

function collectScrub(metrics: Metrics, parts: readonly PartFigures[]): void {
  put(metrics.scrubbed, parts, ({ scrub }) => scrub?.bytes);
  put(metrics.scrubCycle, parts, ({ scrub }) => scrub?.cycleSeconds);
  put(metrics.incomplete, parts, ({ scrub }) => scrub?.incompletePartitions);
  metrics.copyDifferences.reset();
  for (const { scrub } of parts) {
    for (const [kind, count] of Object.entries(scrub?.differences ?? {})) {
      metrics.copyDifferences.inc({ kind }, count);
    }
  }
}

/** The sum over the parts: most figures are of one part only. */
function put(
  metric: Counter | Gauge,
  parts: readonly PartFigures[],
  figure: (part: PartFigures) => number | undefined,
): void {
  metric.reset();
  metric.inc(parts.reduce((sum, part) => sum + (figure(part) ?? 0), 0));
}
