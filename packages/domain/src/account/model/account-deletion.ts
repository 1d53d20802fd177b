/** Error codes of deletions. */
export type DeletionErrorCode =
  /** One is open already. */
  | "deletion_open"
  /** None is open, or its purge has started. */
  | "deletion_not_found";

/** How long a deletion can be undone. */
export const UNDO_DAYS = 7;

/** An account before it is deleted, and its open deletion. */
export type DeletionView = {
  open: { requestedAt: Date; dueAt: Date } | null;
  scheduledPosts: number;
  /** Published by Takt, and on LinkedIn still. */
  publishedPosts: number;
  isConnected: boolean;
  /** The running subscription, and when it ends if it is set to; null without one. */
  subscription: { plan: string; endsAt: Date | null; paidUntil: Date | null } | null;
  /** Whether there is an address for the receipts. */
  hasEmail: boolean;
};
