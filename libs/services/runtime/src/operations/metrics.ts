/**
 * Every metric of Scoresheet: its name, its help, its labels. A registry of its own, so that two
 * processes in one (as tests have them) do not count together. No label has values without bound:
 * never a record, an actor or a command id.
 */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { clientMetrics } from './client-metrics.js';
import { counter, gauge, named } from './new-metric.js';

/** Bounds from a fast local append to the deadline of a log that is away. */
const APPEND_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const APPEND_MESSAGES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const READER = ['reader', 'topic', 'partition'] as const;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...logMetrics(registry),
    ...retentionMetrics(registry),
    ...readerMetrics(registry),
    ...commandMetrics(registry),
    ...clientMetrics(registry),
    ...scrubMetrics(registry),
    ready: gauge(registry, 'ready', '1 if the last look at the checks found all of them well'),
    logLines: counter(registry, 'log_lines_total', "Lines in the service's own log, by level", [
      'level',
    ]),
    diskFree: gauge(registry, 'disk_free_bytes', 'Bytes free where the embedded database is'),
    logLinesDropped: counter(
      registry,
      'log_lines_dropped_total',
      "Lines that are not in the service's own log, by why",
      ['reason'],
    ),
  };
}

function logMetrics(registry: Registry) {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ ...named(registry, name, help), buckets, labelNames: ['topic'] as const });
  return {
    appendSeconds: histogram(
      'append_duration_seconds',
      'From an append to its acknowledgement by the log',
      APPEND_SECONDS,
    ),
    appendMessages: histogram(
      'append_batch_messages',
      'Messages that one append carried',
      APPEND_MESSAGES,
    ),
    appendedBytes: counter(registry, 'appended_bytes_total', 'Bytes appended', ['topic']),
    appendFailures: counter(
      registry,
      'append_failures_total',
      'Appends that were not acknowledged, by code; log-unavailable ones may have been written',
      ['topic', 'code'],
    ),
    logPartitions: gauge(registry, 'log_partitions', 'Partitions of every topic, fixed for life'),
    logClockBehind: gauge(
      registry,
      'log_clock_behind_seconds',
      "How far the log's clock is behind its latest stamp; time stands still meanwhile",
    ),
    logTrouble: counter(
      registry,
      'log_trouble_total',
      'Failures that the log itself has tried to overcome, by code',
      ['code'],
    ),
  };
}

function retentionMetrics(registry: Registry) {
  return {
    logStart: gauge(registry, 'log_start_offset', 'The first entry that is still there', [
      'topic',
      'partition',
    ]),
    removedEntries: counter(
      registry,
      'log_removed_entries_total',
      'Old entries that were removed',
      ['topic'],
    ),
    removedBytes: counter(registry, 'log_removed_bytes_total', 'Bytes of removed entries', [
      'topic',
    ]),
  };
}

function readerMetrics(registry: Registry) {
  return {
    lagEntries: gauge(registry, 'reader_lag_entries', 'Entries up to the end of the log', READER),
    lagSeconds: gauge(
      registry,
      'reader_lag_seconds',
      'How long ago the log had already what this reader has not read',
      READER,
    ),
    admitted: counter(registry, 'entries_admitted_total', 'Entries that are events', READER),
    passedOver: counter(
      registry,
      'entries_passed_over_total',
      'Entries that are no event, by why',
      [...READER, 'reason'],
    ),
    suspended: gauge(registry, 'suspended_matches', 'Records that it stopped', ['reader', 'topic']),
    judgedEvents: counter(
      registry,
      'events_judged_total',
      'Times that an unproved event was decided again, by what the rules said of it',
      ['judgement'],
    ),
    restarts: counter(
      registry,
      'part_restarts_total',
      'Times that a part began again after trouble',
    ),
  };
}

function commandMetrics(registry: Registry) {
  return {
    decided: counter(registry, 'commands_decided_total', 'Commands, by what became of them', [
      'outcome',
      'code',
    ]),
    commandSenders: counter(registry, 'command_senders_total', 'Commands, by proof of sender', [
      'verdict',
    ]),
    malformed: counter(registry, 'commands_malformed_total', 'Entries that are no valid command'),
    inFlight: gauge(registry, 'commands_in_flight', 'Commands taken in and not answered yet'),
    lostRaces: counter(registry, 'races_lost_total', 'Times that another process wrote first'),
    owned: gauge(registry, 'owned_partitions', 'Partitions whose commands this process decides'),
  };
}

function scrubMetrics(registry: Registry) {
  return {
    scrubbed: counter(registry, 'scrubbed_bytes_total', 'Bytes of log and archive read to compare'),
    scrubCycle: gauge(
      registry,
      'scrub_cycle_seconds',
      'How long it took last to compare all of the log with all of the archive; 0: not done yet',
    ),
    copyDifferences: counter(
      registry,
      'copy_differences_total',
      'Events that were found to differ between log and archive, by kind',
      ['kind'],
    ),
    incomplete: gauge(
      registry,
      'incomplete_archive_partitions',
      'Partitions whose archive lacks events that it had: no match is begun in them',
    ),
  };
}
