import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../trpc/react";
import { nearestPost } from "./nearest-post";

const HOUR_MS = 3600_000;

/** Another post within half an hour of `at`, or null. It queries whole hours, so another minute needs no request. */
export function useNearPost(at: Date | null, exceptId: string | null): PostSummary | null {
  const hour = at ? Math.floor(at.getTime() / HOUR_MS) : 0;
  const { data } = trpc.posts.calendar.useQuery(
    { from: new Date((hour - 1) * HOUR_MS), to: new Date((hour + 2) * HOUR_MS) },
    { enabled: at !== null, placeholderData: keepPreviousData },
  );
  return at && data ? nearestPost(data.posts, at, exceptId) : null;
}
