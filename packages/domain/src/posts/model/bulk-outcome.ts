import type { PostStatus } from "./post-transitions";
import type { Slot } from "./publish-slot";

/** A post as it was before a change: what an Undo needs. */
export type PostBefore = { status: PostStatus; slot: Slot | null };

/**
 * The outcome for one post of many: `code` is that of the DomainError that refused it, `status` the one that keeps it
 * from the change.
 */
export type BulkOutcome =
  | { kind: "done"; id: string; version: number; before: PostBefore }
  | { kind: "refused"; id: string; code: string; status: PostStatus | null };
