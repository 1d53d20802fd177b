import type { PostView } from "@takt/domain/posts/model/post-view";
import { useEffect, useRef } from "react";
import { trpc } from "~/trpc/react";

/** The events of a post's approval, the newest first; fetched again when the post or its approval changes. */
export function useEvents({ id, version, approval }: PostView) {
  const query = trpc.approvals.events.useQuery({ id });
  const { approvals } = trpc.useUtils();
  const state = `${version} ${approval?.state} ${approval?.at?.getTime()}`;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    void approvals.events.invalidate({ id });
  }, [approvals, id, state]);
  return query;
}
