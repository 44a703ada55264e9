/**
 * Node keeps every module that it has loaded, by its address, until the process ends. A source that
 * was saved since therefore gets another address, and so does all that imports it, step by step up
 * to the program; the rest stays loaded. One changed rule is a dozen modules of five hundred.
 */

/** What tells one state of a file from the next. @typedef {string} Stamp */

/**
 * @param {(path: string) => Stamp | undefined} stampOf a file as it is now; undefined where it is gone
 */
export function sourceVersions(stampOf) {
  /** @type {Map<string, Stamp | undefined>} */
  const loaded = new Map();
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  /** @type {Map<string, number>} */
  const versions = new Map();
  let looks = 0;

  /** @param {string} path */
  function outdate(path) {
    if (versions.get(path) === looks) return;
    versions.set(path, looks);
    for (const importer of importers.get(path) ?? []) outdate(importer);
  }

  return {
    /**
     * To be said before the file is read: what is saved while it loads is newer.
     *
     * @param {string} path
     */
    loads(path) {
      loaded.set(path, stampOf(path));
    },

    /**
     * @param {string} importer
     * @param {string} path
     */
    imports(importer, path) {
      const all = importers.get(path) ?? new Set();
      importers.set(path, all.add(importer));
    },

    /** Looks at all that was loaded; what has changed since, and what rests on it, is outdated. */
    lookAgain() {
      looks += 1;
      for (const [path, stamp] of loaded) if (stampOf(path) !== stamp) outdate(path);
    },

    /**
     * By how many looks the file was outdated last; 0 where it never was.
     *
     * @param {string} path
     */
    versionOf: (path) => versions.get(path) ?? 0,
  };
}
