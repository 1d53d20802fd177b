import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { SLOT_LIMITS } from "@takt/domain/slots/model/slot-limits";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "~/trpc/react";

/** Posts closer together than this compete for the same readers. */
const NEAR_MS = SLOT_LIMITS.minutesApart * 60_000;
const HOUR_MS = 3600_000;

type Planned = { id: string; status: string; scheduledAt: Date | null };

/** Another post within half an hour of `at`, or null. It queries whole hours, so another minute needs no request. */
export function useNearPost(at: Date | null, exceptId: string | null): CalendarPost | null {
  const hour = at ? Math.floor(at.getTime() / HOUR_MS) : 0;
  const { data } = trpc.posts.calendar.useQuery(
    { from: new Date((hour - 1) * HOUR_MS), to: new Date((hour + 2) * HOUR_MS) },
    { enabled: at !== null, placeholderData: keepPreviousData },
  );
  return at && data ? nearestPost(data.posts, at, exceptId) : null;
}

/** The post nearest to `at` within 30 minutes that goes out or went out, except `exceptId`; null if there is none. */
export function nearestPost<P extends Planned>(
  posts: readonly P[],
  at: Date,
  exceptId: string | null,
): P | null {
  const distance = (post: P) => Math.abs((post.scheduledAt?.getTime() ?? Infinity) - at.getTime());
  const near = posts
    .filter((post) => post.id !== exceptId && ["scheduled", "publishing", "published"].includes(post.status))
    .filter((post) => distance(post) < NEAR_MS);
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
