/** Specs of pages wait as long as polls do: after one second the library would give up on a busy machine. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
