import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../../trpc/react";
import { nearestPost } from "./near-posts";

const HOUR = 3600_000;

/** Another post within half an hour of `at`, or null. Asks by whole hours, so that minutes cost no request. */
export function useNearPost(at: Date | null, exceptId: string | null): PostSummary | null {
  const hour = at ? Math.floor(at.getTime() / HOUR) : 0;
  const { data } = trpc.posts.calendar.useQuery(
    { from: new Date((hour - 1) * HOUR), to: new Date((hour + 2) * HOUR) },
    { enabled: at !== null, placeholderData: keepPreviousData },
  );
  return at && data ? nearestPost(data.posts, at, exceptId) : null;
}
