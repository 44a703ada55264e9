/** What a YAML file says is for its reader to check (`yaml-module.mjs`). */
declare module '*.yaml' {
  const document: unknown;
  export default document;
}
