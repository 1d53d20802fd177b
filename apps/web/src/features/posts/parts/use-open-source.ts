import { trpc } from "~/trpc/react";

/**
 * Returns what records that a source was opened, for the editorial record of the post. It does not hold the link up, and a
 * failure leaves the record without this visit.
 */
export function useOpenSource(): (url: string) => void {
  const { mutate } = trpc.writing.openSource.useMutation();
  return (url) => mutate({ url });
}
