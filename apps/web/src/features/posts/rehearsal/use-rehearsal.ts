import type { Finding } from "@takt/domain/posts/model/finding";
import { useEffect, useState } from "react";
import { trpc, type RouterInputs } from "~/trpc/react";

/** How long a time that is being chosen has to stay the same before it is rehearsed. */
const DEBOUNCE_MS = 400;
const STALE_MS = 30_000;

export type RehearsedTime = RouterInputs["posts"]["rehearsal"]["time"];

/**
 * Tells what will fail when a saved post goes out at a time; nothing while that is not known, or where `time` is null.
 * It holds up nothing: what cannot be asked for is not told.
 */
export function useRehearsal(
  post: { id: string; version: number } | null,
  time: RehearsedTime | null,
): readonly Finding[] {
  const debounced = useDebounced(time === null ? null : JSON.stringify(time));
  const isDebounced = time !== null && debounced === JSON.stringify(time);
  const { data } = trpc.posts.rehearsal.useQuery(
    { id: post?.id ?? "", version: post?.version ?? 0, time: time ?? "now" },
    { enabled: post !== null && isDebounced, staleTime: STALE_MS, retry: false },
  );
  return (isDebounced && data) || [];
}

/** The first value at once, each later one after it has stayed the same for a while. */
function useDebounced(value: string | null): string | null {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
