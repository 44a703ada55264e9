/** Names the place in a source where a line of a stack trace names a place in a bundle. */

const PLACE = /(file:\/\/\/\S+\/bundle\/[\w.-]+\.js):(\d+):(\d+)/;

/** @typedef {import('node:module').SourceMap} SourceMap */

/**
 * @param {string} frame a line of a stack trace
 * @param {(file: string) => Pick<SourceMap, 'findEntry'> | undefined} mapOf of a file by its address
 */
export function inSource(frame, mapOf) {
  return frame.replace(PLACE, (place, file, line, column) => {
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`;
  });
}
