/** Generated from the lock file by `tools/workspace/licences.mjs`. */
declare module 'virtual:licences' {
  const shipped: {
    readonly packages: readonly {
      readonly name: string;
      readonly version: string;
      readonly licence: string;
      /** Index of its text. */
      readonly text: number;
    }[];
    readonly texts: readonly string[];
  };
  export default shipped;
}
