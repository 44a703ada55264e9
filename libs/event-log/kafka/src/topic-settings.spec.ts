import { describe, expect, it } from 'vitest';
import { mismatches, newTopicSettings, SETTING_NAMES, type FoundTopic } from './topic-settings.js';

const plan = { topic: 'match.events', partitions: 24, replicas: 3, minInSyncReplicas: 2 };

/** The topic as we would have made it, but for these settings. */
function found(settings: Record<string, string> = {}): FoundTopic {
  const made = newTopicSettings(plan).map(({ name, value }) => [name, value] as const);
  return { ...plan, settings: { ...Object.fromEntries(made), ...settings } };
}

describe('A topic of the log', () => {
  it('is fine as it is made', () => {
    expect(mismatches(found(), plan)).toEqual([]);
    expect(newTopicSettings(plan).map(({ name }) => name)).toEqual(SETTING_NAMES);
  });

  it('may be safer and roomier than that', () => {
    const roomy = { 'min.insync.replicas': '3', 'max.message.bytes': '2000000' };
    expect(mismatches({ ...found(roomy), replicas: 5 }, plan)).toEqual([]);
  });

  it.each([
    ['cleanup.policy', 'compact'],
    ['cleanup.policy', 'compact,delete'],
    ['retention.ms', '604800000'],
    ['retention.bytes', '1073741824'],
    ['message.timestamp.type', 'CreateTime'],
    ['unclean.leader.election.enable', 'true'],
    ['min.insync.replicas', '1'],
    ['max.message.bytes', '1000000'],
  ])('is refused with %s=%s, and the words mend it', (name, value) => {
    const [words, ...others] = mismatches(found({ [name]: value }), plan);
    expect(others).toEqual([]);
    expect(words).toContain(`has ${name}=${value}`);
    const right = newTopicSettings(plan).find((setting) => setting.name === name)?.value;
    expect(words).toContain(`--topic match.events --add-config ${name}=${right}`);
  });

  it('is refused with another number of partitions and with too few replicas, at once', () => {
    const words = mismatches({ ...found(), partitions: 12, replicas: 1 }, plan);
    expect(words).toEqual([
      expect.stringContaining('has 12 partitions, not 24'),
      expect.stringContaining('has 1 replicas, not 3'),
    ]);
  });
});
