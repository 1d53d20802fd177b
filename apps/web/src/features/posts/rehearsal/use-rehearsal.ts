import type { Finding } from "@takt/domain/posts/model/finding";
import { useDebounced } from "~/features/shared/use-debounced";
import { trpc, type RouterInputs } from "~/trpc/react";

/** How long a time that is being chosen has to stay the same before it is rehearsed. */
const DEBOUNCE_MS = 400;
const STALE_MS = 30_000;

type PostRef = { id: string; version: number };
export type RehearsedTime = RouterInputs["posts"]["rehearsal"]["time"];

/**
 * Tells what will fail when a saved post goes out at a time; nothing while that is not known, or where `time` is null.
 * It holds up nothing: what cannot be asked for is not told.
 */
export function useRehearsal(post: PostRef | null, time: RehearsedTime | null): readonly Finding[] {
  const debounced = useDebounced(time === null ? null : JSON.stringify(time), DEBOUNCE_MS);
  const isDebounced = time !== null && debounced === JSON.stringify(time);
  const { data } = useRehearsalQuery(isDebounced ? post : null, time ?? "now");
  return (isDebounced && data) || [];
}

/** Asks what will fail when a saved post goes out at a time; nothing is asked without a post. */
export function useRehearsalQuery(post: PostRef | null, time: RehearsedTime) {
  return trpc.posts.rehearsal.useQuery(
    { id: post?.id ?? "", version: post?.version ?? 0, time },
    { enabled: post !== null, staleTime: STALE_MS, retry: false },
  );
}
