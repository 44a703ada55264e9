/** The keys that a process is given, and what it may do with them. */
import { join } from 'node:path';
import {
  installationDigest,
  keysOfApi,
  keysOfRing,
  matchKeysOf,
  type ApiKeys,
  type KeyRing,
  type MatchKeys,
  type PurposeKeys,
} from '@scoresheet/services-keys';
import type { Config } from '../config/read-config.js';
import { createInstallationKey, KeyRefused, readInstallationKeys } from './installation-key.js';

export interface GivenKeys {
  /** What database and log know the installation by: the digest of its first key. */
  readonly installation: string;
  readonly keys: PurposeKeys;
}

interface DecidersKeys extends GivenKeys {
  readonly matchKeys: MatchKeys;
}

/** How to come by keys: at once those that are there, and what else once the database is known. */
export interface KeySource<Given> {
  /** The keys that are there, undefined where there are none yet. Throws `KeyRefused`. */
  readonly read: () => Promise<Given | undefined>;
  /** The keys of a new installation. Throws `KeyRefused` where one has begun. */
  readonly create: (hasBegun: () => Promise<boolean>) => Promise<Given>;
}

type KeySettings = Pick<Config, 'dataFolder' | 'installationKeys' | 'apiKeys'>;

/** Keys of a service that decides nothing: what an api was given, else the installation's own. */
export function helpersKeys(config: KeySettings): KeySource<GivenKeys> {
  const { apiKeys } = config;
  if (apiKeys === undefined) return ringSource(config, ofRing);
  const given = () => Promise.resolve(ofApi(apiKeys));
  return { read: given, create: given };
}

/** Keys of a service that decides matches. */
export const decidersKeys = (config: KeySettings): KeySource<DecidersKeys> =>
  ownKeys(config, (ring) => ({ ...ofRing(ring), matchKeys: matchKeysOf(ring) }));

/** Keys of a process that hands on what is derived from the installation's own keys. */
export function ownKeys<Given>(
  config: KeySettings,
  of: (ring: KeyRing) => Given,
): KeySource<Given> {
  if (config.apiKeys !== undefined) {
    throw new KeyRefused(
      'SCORESHEET_API_KEYS is for services that decide nothing, and this one decides matches. ' +
        "Take the setting away, and give it the installation's own key.",
    );
  }
  return ringSource(config, of);
}

/** The file of the installation's keys, unless the settings hold them. */
export const keyFileOf = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  join(dataFolder, 'installation.key');

function ringSource<Given>(settings: KeySettings, of: (ring: KeyRing) => Given): KeySource<Given> {
  const { installationKeys } = settings;
  const file = keyFileOf(settings);
  return {
    async read() {
      const ring = installationKeys ?? (await readInstallationKeys(file));
      return ring && of(ring);
    },
    create: async (hasBegun) => of(await createInstallationKey(file, hasBegun)),
  };
}

const ofRing = (ring: KeyRing): GivenKeys => ({
  installation: installationDigest(ring),
  keys: keysOfRing(ring),
});

const ofApi = (apiKeys: ApiKeys): GivenKeys => ({
  installation: apiKeys.installation,
  keys: keysOfApi(apiKeys),
});

/** What the keys of this machine belong to; undefined where there are none that can be read. */
export async function knownInstallation(config: KeySettings): Promise<string | undefined> {
  try {
    return (await helpersKeys(config).read())?.installation;
  } catch (error) {
    if (error instanceof KeyRefused) return undefined;
    throw error;
  }
}
