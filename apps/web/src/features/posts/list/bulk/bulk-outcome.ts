import type { BulkOutcome } from "@takt/domain/posts/model/bulk-outcome";
import type { PostStatus } from "@takt/domain/posts/model/post-transitions";
import type { Slot } from "@takt/domain/posts/model/publish-slot";

export type BulkAct = "move" | "queue" | "unschedule" | "delete" | "retry";

type Ref = { id: string; version: number };
/** Reversal of an act on the posts that it has changed. */
export type Undo =
  | { kind: "schedule"; posts: { ref: Ref; slot: Slot }[] }
  | { kind: "unschedule"; refs: Ref[] }
  | { kind: "restore"; ids: string[] };

/** Returns what takes an act back; null where nothing does: what is sent, or had no time before. */
export function toUndo(act: BulkAct, outcomes: readonly BulkOutcome[]): Undo | null {
  const done = outcomes.flatMap((outcome) => (outcome.kind === "done" ? [outcome] : []));
  const refs = done.map(({ id, version }) => ({ id, version }));
  if (done.length === 0 || act === "retry") return null;
  if (act === "delete") return { kind: "restore", ids: done.map(({ id }) => id) };
  if (act === "queue") return { kind: "unschedule", refs };
  const posts = done.flatMap(({ id, version, before: { status, slot } }) =>
    status === "scheduled" && slot ? [{ ref: { id, version }, slot }] : [],
  );
  return posts.length > 0 ? { kind: "schedule", posts } : null;
}

/** The refusals that have a text of their own, `posts:bulk.refused.…`. */
const EXPLAINED = [
  "post_not_in_state",
  "post_changed",
  "post_not_found",
  "post_not_reviewed",
  "slot_in_past",
  "slot_too_far",
  "slot_missing",
  "slot_none_free",
  "connection_inactive",
  "plan_limit_reached",
] as const;

type Refusal = { code: (typeof EXPLAINED)[number] | "other"; status: PostStatus | null; count: number };

/** Counts the posts that were refused for the same reason. */
export function refusalCounts(outcomes: readonly BulkOutcome[]): Refusal[] {
  const counts = new Map<string, Refusal>();
  for (const outcome of outcomes) {
    if (outcome.kind === "done") continue;
    const code = EXPLAINED.find((one) => one === outcome.code) ?? "other";
    const key = `${code} ${outcome.status}`;
    const counted = counts.get(key) ?? { code, status: outcome.status, count: 0 };
    counts.set(key, { ...counted, count: counted.count + 1 });
  }
  return [...counts.values()];
}
