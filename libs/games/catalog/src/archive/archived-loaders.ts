/**
 * Earlier rulesets for a browser, each a file of its own that is fetched when its first record is
 * met. The name of each module holds its SHA-256, which the build takes it by.
 */
import type { ReleasedRuleset } from '../released-ruleset.js';

type Load = () => Promise<{ readonly released: unknown }>;

/** `npm run archive:rules` keeps a module; its line is added here, as the spec beside says. */
const MODULES: { readonly [ruleset: string]: Load } = {
  'buddies/1': () =>
    import('@scoresheet/rules-archive/buddies-1.3131fba8c6e6e6d17a3dd7b546b59292878b15fd6d49d26872bf5de974094fb5.mjs'),
  'buddyfight/1': () =>
    import('@scoresheet/rules-archive/buddyfight-1.0bf3b84c925abda0411e8f54869a3d865f141bf80ae15522d8355ac1020d93e6.mjs'),
  'buddyfight/2': () =>
    import('@scoresheet/rules-archive/buddyfight-2.8f0ebbfaa788e178bd64bca9327c0fab88166cc3c7804eff644da489e1f4a562.mjs'),
  'friendomancy/1': () =>
    import('@scoresheet/rules-archive/friendomancy-1.a78236d48f12a11dedd912227640c52a5066eae33ddfb8017f95b8a83fbb737e.mjs'),
  'friendomancy/2': () =>
    import('@scoresheet/rules-archive/friendomancy-2.e3caf67a955af6f7e40488dcf7185700703089a7bb162f03e9ee024c75b26610.mjs'),
  'fuzzycards/1': () =>
    import('@scoresheet/rules-archive/fuzzycards-1.2f225d0a4910cdce4a8875ba56acb3da4cde9cd6526c6ff697bbb2a606903f32.mjs'),
};

/** The ruleset of this id; undefined where it was never kept. */
export async function loadArchived(id: string): Promise<ReleasedRuleset | undefined> {
  const load = Object.hasOwn(MODULES, id) ? MODULES[id] : undefined;
  return load && ((await load()).released as ReleasedRuleset);
}
