import type { FailureReason } from "./failure-reason";
import type { PostStatus } from "./post-status";

/** A post as screens see it. */
export type PostView = {
  id: string;
  /** Sent back with every change: the optimistic lock. */
  version: number;
  status: PostStatus;
  content: string;
  hashtags: string[];
  visibility: "PUBLIC" | "CONNECTIONS";
  media: PostMedia[];
  scheduledAt: Date | null;
  scheduledZone: string | null;
  /** YYYY-MM-DDTHH:mm in scheduledZone. */
  scheduledWall: string | null;
  /** When it will be tried; later than scheduledAt after a set-back. */
  dueAt: Date | null;
  publishedAt: Date | null;
  linkedinUrn: string | null;
  /** Link to the post on LinkedIn. */
  linkedinUrl: string | null;
  /** Of a failed post why; of a scheduled one why it is tried later than planned. */
  reason: FailureReason | null;
  /** LinkedIn's own words. */
  reasonWords: string | null;
  /** Scheduled, and its connection is not active: it waits for a reconnect. */
  heldBack: boolean;
  /** The attempt that it stands on: the one asked about, if it is unconfirmed. */
  attemptId: string | null;
  attemptedAt: Date | null;
  /** While it is being published: when it will be known, or the user be asked, at the latest. */
  knownBy: Date | null;
  /** Whose words they are. outline: composed without a model; assisted: a model's, changed by the author. */
  aiOrigin: "none" | "outline" | "assisted" | "generated";
  /** Before it can be scheduled, the author has to say: I have reviewed this text. */
  reviewNeeded: boolean;
  /** What a researched text was made from, with its figures; http(s) addresses alone. */
  sources: { title: string; url: string; figures?: string[] | undefined }[];
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** An attached file; its bytes are at /api/media/{id} for its owner. */
export type PostMedia = {
  id: string;
  kind: "image" | "video" | "document";
  fileName: string;
  mimeType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Of a video. */
  durationMs: number | null;
  /** Of a document. */
  pages: number | null;
  /** Of an image. */
  altText: string;
  /** Of a video or a document; empty: the file's name without its ending. */
  title: string;
};

/** A post in a list or a calendar: the first 280 characters of its text. */
export type PostSummary = Pick<
  PostView,
  | "id"
  | "version"
  | "status"
  | "hashtags"
  | "scheduledAt"
  | "scheduledZone"
  | "scheduledWall"
  | "dueAt"
  | "publishedAt"
  | "linkedinUrl"
  | "reason"
  | "reasonWords"
  | "heldBack"
  | "attemptId"
  | "attemptedAt"
  | "knownBy"
  | "aiOrigin"
  | "reviewNeeded"
  | "deletedAt"
  | "updatedAt"
> & {
  excerpt: string;
  mediaCount: number;
  /** Of all its files: they are never mixed. Null without any. */
  mediaKind: PostMedia["kind"] | null;
};

/** One create call: the post's receipt. */
export type ReceiptView = {
  id: string;
  kind: "create" | "resend";
  sentAt: Date;
  answeredAt: Date | null;
  /** null: no answer (yet). */
  outcome: string | null;
  httpStatus: number | null;
  linkedinRequestId: string | null;
  linkedinWords: string | null;
  /** Link to the post that LinkedIn named. */
  linkedinUrl: string | null;
  /** When the user said that it is not there. */
  deniedAt: Date | null;
};
