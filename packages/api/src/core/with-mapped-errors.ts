/**
 * Maps the error that a stream of events ends with. It is not a generator, so that a consumer's `return()` takes effect
 * at once, even while an event is awaited.
 */
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
