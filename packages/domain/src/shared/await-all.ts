/** Waits for every promise before it throws the first failure: none is left running behind a finished step. */
export async function awaitAll<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<Value>).value);
}
