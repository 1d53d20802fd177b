/** Events whose failure is thrown as `toError` says. No generator: who leaves is heard at once, also while one is waited for. */
export function withMappedErrors<Event>(
  events: AsyncIterable<Event>,
  toError: (error: unknown) => unknown,
): AsyncIterable<Event> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = events[Symbol.asyncIterator]();
      return {
        next: () =>
          iterator.next().catch((error: unknown) => {
            throw toError(error);
          }),
        return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}
