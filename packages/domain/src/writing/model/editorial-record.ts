import type { PostView } from "../../posts/model/post-view";
import type { TextVersionView } from "./composition-view";

/** How a post's text came about: who wrote what, what was changed and read, and who took responsibility. */
export type EditorialRecord = Pick<
  PostView,
  | "id"
  | "status"
  | "content"
  | "hashtags"
  | "aiOrigin"
  | "digitalSourceType"
  | "scheduledAt"
  | "publishedAt"
  | "editedAt"
  | "linkedinUrl"
  | "createdAt"
> & {
  /** SHA-256 of the content. */
  textHash: string;
  /** The name of its author; null when the account has none. */
  author: string | null;
  /** When the author confirmed "I have reviewed this text"; null: not yet, or not needed. */
  reviewedAt: Date | null;
  /** Percent of the words that differ from the written version that the text is closest to; null without one. */
  changedPercent: number | null;
  /** Oldest first; empty for a text that Takt did not write, and for a copy, whose versions belong to the original. */
  versions: RecordedVersion[];
  /** The sources of the text, with when the author first opened each. */
  sources: { title: string; url: string; openedAt: Date | null }[];
};

export type RecordedVersion = Pick<
  TextVersionView,
  "id" | "number" | "kind" | "rewrite" | "engine" | "model" | "digitalSourceType" | "partial" | "createdAt"
> & {
  promptVersion: string | null;
  /** SHA-256 of its text. */
  textHash: string;
  /** Percent of the words that differ from the version it is based on; null for a newly written one. */
  changedPercent: number | null;
};
