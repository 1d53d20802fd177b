type Query = { cancel: () => Promise<unknown>; invalidate: () => Promise<unknown> };

/**
 * Refetches a query after a change. `invalidate` alone skips a query without data, so a first answer that is in flight
 * and older than the change would stay; a cancelled one is fetched again.
 */
export async function refetchAfterWrite(query: Query): Promise<void> {
  await query.cancel();
  await query.invalidate();
}

/** A query of `trpc.useUtils()`. */
type CachedQuery<Input, Data> = {
  cancel: (input: Input) => Promise<unknown>;
  invalidate: (input: Input) => Promise<unknown>;
  getData: (input: Input) => Data | undefined;
  setData: (input: Input, data: Data | undefined) => unknown;
};

/**
 * Puts what the server has answered into the cache of a query, or changes by it what is cached. An answer in flight may be
 * older and is discarded; a query without data is fetched again then.
 */
export function setQueryData<Input, Data>(
  query: CachedQuery<Input, Data>,
  input: Input,
  update: Data | ((cached: Data) => Data),
): void {
  // Takes effect at once: the promise is that of the request.
  void query.cancel(input);
  const cached = query.getData(input);
  if (!(update instanceof Function)) query.setData(input, update);
  else if (cached !== undefined) query.setData(input, update(cached));
  else void query.invalidate(input);
}
