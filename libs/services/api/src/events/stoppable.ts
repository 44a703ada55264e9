/** A generator that waits cannot be returned from: `stop` ends its waiting first. */
export function stoppable<T>(
  generator: AsyncGenerator<T, void>,
  stop: () => void,
): AsyncIterableIterator<T> {
  return {
    async next() {
      try {
        const result = await generator.next();
        if (result.done) stop();
        return result;
      } catch (error) {
        stop();
        throw error;
      }
    },
    return: async () => {
      stop();
      await generator.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
