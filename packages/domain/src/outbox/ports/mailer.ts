import type { ApiProduct } from "../../connections/model/api-product";
import type { FailureReason } from "../../posts/model/failure-reason";
import type { CommentReason } from "../../posts/model/first-comment";
import type { BillingEmailContent } from "./billing-email";
import type { PrivacyEmailContent } from "./privacy-email";

/** Sends one email; the adapter renders it in the recipient's language. */
export type Mailer = {
  /** Resolves when the server has accepted it; throws otherwise, and the caller retries later. */
  send(email: Email): Promise<void>;
};

export type Email = {
  to: string;
  locale: "en" | "de";
  /** The same for every attempt of one email: it becomes the Message-ID, so that a mailbox shows a repeat once. */
  id: string;
  content: EmailContent;
};

export type EmailContent =
  | BillingEmailContent
  | PrivacyEmailContent
  | {
      kind: "post_failed";
      name: string | null;
      postId: string;
      /** The beginning of the post, at most 80 characters. */
      excerpt: string;
      reason: FailureReason;
      /** LinkedIn's message. */
      words: string | null;
    }
  | {
      kind: "post_unconfirmed";
      name: string | null;
      postId: string;
      excerpt: string;
      attemptedAt: Date;
      zone: string;
    }
  | {
      kind: "comment_failed";
      name: string | null;
      postId: string;
      excerpt: string;
      /** Null: LinkedIn may have the comment. */
      reason: CommentReason | null;
      /** LinkedIn's message. */
      words: string | null;
    }
  | {
      kind: "post_moved";
      name: string | null;
      postId: string;
      excerpt: string;
      /** When it would have gone out, and when it does; the zone is the one that it was scheduled in. */
      from: Date;
      to: Date;
      zone: string;
    }
  | {
      kind: "post_at_risk";
      name: string | null;
      postId: string;
      excerpt: string;
      /** When it would go out; the zone is the one that it was scheduled in. */
      at: Date;
      zone: string;
    }
  | {
      kind: "connection_expiring";
      name: string | null;
      daysLeft: number;
      expiresAt: Date;
      zone: string;
      /** The number of scheduled posts after that time. */
      heldBack: number;
    }
  | {
      kind: "connection_invalid";
      name: string | null;
      why: "revoked" | "expired" | "restricted" | "invalid";
      heldBack: number;
    }
  | {
      kind: "grant_ending";
      name: string | null;
      product: ApiProduct;
      daysLeft: number;
      expiresAt: Date;
      zone: string;
      /** Why it has ended; null while it is active. */
      why: "revoked" | "expired" | "restricted" | "invalid" | null;
      /** The number of scheduled posts after that time whose first comment Takt would have written. */
      comments: number;
    }
  /** Many posts at once: one email instead of one for each. */
  | {
      kind: "summary";
      name: string | null;
      failed: number;
      unconfirmed: number;
      /** First comments that were not published, or may not have been. */
      comments: number;
      /** Posts whose time has changed with the rules of their clocks. */
      moved: number;
      /** Scheduled posts that may not go out. */
      atRisk: number;
      /** The newest posts, at most SUMMARY_POSTS. */
      posts: {
        postId: string;
        excerpt: string;
        isComment: boolean;
        isAtRisk: boolean;
        reason: FailureReason | null;
        moved: { from: Date; to: Date; zone: string } | null;
      }[];
    }
  /** The operator has activated the account. */
  | { kind: "account_activated"; name: string | null }
  /** An export that took long is ready. */
  | { kind: "data_export_ready"; name: string | null; expires: { at: Date; zone: string } }
  /** The receipt of a requested deletion: until when it can be undone. */
  | { kind: "account_deletion_requested"; name: string | null; due: { at: Date; zone: string } }
  /** The receipt of a deletion that was carried out; nothing else is known of its reader any more. */
  | { kind: "account_deleted" }
  /** To the operator: a user's feedback. */
  | {
      kind: "feedback";
      id: string;
      reference: string;
      type: "bug" | "feedback";
      /** At most 2,000 characters, with line breaks. */
      message: string;
      page: string | null;
      errorId: string | null;
      hasScreenshot: boolean;
      from: Sender;
      at: Date;
    }
  /** To the operator. */
  | { kind: "alarm_raised" | "alarm_cleared"; alarm: AlarmKind; detail: string; at: Date };

/** The user that an email to the operator is about. */
export type Sender = { name: string | null; email: string | null };

/**
 * `late`: posts are overdue. `jobs`: no sweep runs. `executor`, `database`: no answer. `linkedin_version`: retired or
 * soon to be. `purges`: data is kept longer than its retention. `billing`: something about a customer's money waits for a person.
 * `strangers`: e-mails that strangers cause on the public forms pile up.
 */
export type AlarmKind =
  | "late"
  | "jobs"
  | "executor"
  | "linkedin_version"
  | "purges"
  | "billing"
  | "strangers"
  | "timezone"
  | "database";
