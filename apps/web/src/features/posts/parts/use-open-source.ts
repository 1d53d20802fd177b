import { useCan } from "~/features/shared/use-can";
import { trpc } from "~/trpc/react";

/**
 * Returns what records that somebody who writes here has opened a source, for the editorial record of the post. It does not hold the link up, and a
 * failure leaves the record without this visit.
 */
export function useOpenSource(): (url: string) => void {
  const { mutate } = trpc.writing.openSource.useMutation();
  const canWrite = useCan()("drafts.write");
  return (url) => canWrite && mutate({ url });
}
