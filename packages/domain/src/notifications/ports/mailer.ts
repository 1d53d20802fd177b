import type { FailureReason } from "../../posts/model/failure-reason";

/** What is asked of the mail server: one letter, written in the reader's language by the adapter. */
export type Mailer = {
  /** Resolves when the server has taken it; throws otherwise, and the caller tries again later. */
  send(letter: Letter): Promise<void>;
};

export type Letter = {
  to: string;
  locale: "en" | "de";
  /** Equal for every try of one letter: it becomes the Message-ID, so that a mailbox shows a repeat once. */
  id: string;
  content: LetterContent;
};

export type LetterContent =
  | {
      kind: "post_failed";
      name: string | null;
      postId: string;
      /** The first words of the post, at most 80 characters. */
      excerpt: string;
      reason: FailureReason;
      /** LinkedIn's own words. */
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
      kind: "connection_expiring";
      name: string | null;
      daysLeft: number;
      expiresAt: Date;
      zone: string;
      /** Scheduled posts that come after it. */
      heldBack: number;
    }
  | {
      kind: "connection_invalid";
      name: string | null;
      why: "revoked" | "expired" | "restricted" | "invalid";
      heldBack: number;
    }
  /** Many posts at once: one letter instead of one each. */
  | {
      kind: "summary";
      name: string | null;
      failed: number;
      unconfirmed: number;
      /** The newest, at most SUMMARY_POSTS. */
      posts: { postId: string; excerpt: string; reason: FailureReason | null }[];
    }
  /** The provider has activated the account. */
  | { kind: "account_activated"; name: string | null }
  /** To the provider: what a user tells. */
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
  /** To the provider: a user asks for their data or the end of the account, or takes that back. */
  | {
      kind: "data_request";
      reference: string;
      type: "access" | "erasure";
      withdrawn: boolean;
      from: Sender;
      receivedAt: Date;
      dueAt: Date;
    }
  /** To the provider. */
  | { kind: "alarm_raised" | "alarm_cleared"; alarm: AlarmKind; detail: string; at: Date };

/** The user that a letter to the provider is about. */
export type Sender = { name: string | null; email: string | null };

/** late: posts overdue. jobs: no sweep. executor, database: no answer. linkedin_version: retired or soon to be. */
export type AlarmKind = "late" | "jobs" | "executor" | "linkedin_version" | "timezone" | "database";
