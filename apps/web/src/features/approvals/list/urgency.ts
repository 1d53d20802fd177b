import type { PostSummary } from "@takt/domain/posts/model/post-view";

const SOON_MS = 24 * 3_600_000;

/** How soon a post has to be approved; `overdue`: its time has passed, and it is held. */
export type Urgency = "anytime" | "later" | "soon" | "overdue";

/** Tells how soon a post has to be approved. Before the time is known, all that has one is `later`. */
export function toUrgency(
  { status, scheduledAt }: Pick<PostSummary, "status" | "scheduledAt">,
  now: Date | null,
): Urgency {
  if (status !== "scheduled" || !scheduledAt) return "anytime";
  if (!now) return "later";
  const left = scheduledAt.getTime() - now.getTime();
  if (left <= 0) return "overdue";
  return left <= SOON_MS ? "soon" : "later";
}
