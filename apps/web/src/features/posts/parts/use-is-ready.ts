import { trpc } from "~/trpc/react";

const STALE_MS = 30_000;

/** Whether nothing is known that would keep a scheduled post from going out at its time; false while that is not known. */
export function useIsReady({ id, version }: { id: string; version: number }): boolean {
  const { data } = trpc.posts.rehearsal.useQuery(
    { id, version, time: "planned" },
    { staleTime: STALE_MS, retry: false },
  );
  return data?.length === 0;
}
