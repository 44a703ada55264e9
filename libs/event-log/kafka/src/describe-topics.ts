import type { Admin } from 'kafkajs';
import kafkajs from 'kafkajs';
import { SETTING_NAMES, type FoundTopic } from './topic-settings.js';

/** What a cluster says about topics that are there. */
export async function describeTopics(
  admin: Admin,
  topics: readonly string[],
): Promise<FoundTopic[]> {
  const { TOPIC } = kafkajs.ConfigResourceTypes;
  const metadata = await admin.fetchTopicMetadata({ topics: [...topics] });
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map((name) => ({ type: TOPIC, name, configNames: [...SETTING_NAMES] })),
  });
  return metadata.topics.map(({ name, partitions }) => {
    const entries = resources.find(({ resourceName }) => resourceName === name)?.configEntries;
    return {
      topic: name,
      partitions: partitions.length,
      replicas: Math.min(...partitions.map(({ replicas }) => replicas.length)),
      settings: Object.fromEntries(
        (entries ?? []).map(({ configName, configValue }) => [configName, configValue]),
      ),
    };
  });
}
