import type { CommentAccess } from "./first-comment";
import type { PublishProblem } from "./publish-problem";

/** Another post of the member with the same text. `id` is null for one that was not made with Takt. */
export type EqualPost = {
  id: string | null;
  excerpt: string;
  status: "scheduled" | "sent" | "refused";
  /** When it goes out, went out, or was refused. */
  at: Date;
};

/** Faults of a file that LinkedIn does not take (docs/linkedin-api.md, Files). */
export type FileFault =
  | "type"
  | "empty"
  | "pixels"
  | "video_bytes"
  | "video_length"
  | "document_bytes"
  | "document_pages"
  | "alt_text";

/** Why a link leads nowhere: the page answers 404 or 410, no such host is known, or only our own network could reach it. */
export type LinkFault = "gone" | "no_host" | "private";

/** A fault that will show when a post goes out as it is, as far as it can be known before (docs/decisions/0050). */
export type Finding =
  | PublishProblem
  | { code: "content_mixed" | "poll_too_long" }
  | { code: "comment_invisible" }
  | { code: "media_too_many"; count: number; max: number }
  | { code: "file_refused"; fileName: string; fault: FileFault }
  | { code: "file_missing" | "file_unready"; fileName: string }
  /** `until`: from when on LinkedIn takes the same text again. */
  | { code: "duplicate"; other: EqualPost; until: Date }
  | { code: "duplicate_likely"; other: EqualPost; until: Date }
  | { code: "connection_none" | "connection_lost" | "token_unreadable" | "publish_not_permitted" }
  | { code: "connection_ends" | "comment_connection_ends"; endsAt: Date }
  | { code: "comment_by_hand"; access: Exclude<CommentAccess, "ready"> }
  /** `calls`: what the member's posts of that UTC day need, this one included. */
  | { code: "day_limit"; calls: number; max: number }
  | { code: "limit_reached" }
  | { code: "link_dead"; url: string; fault: LinkFault }
  | { code: "mention_plain"; text: string };

export type FindingCode = Finding["code"];

/**
 * `refused`: LinkedIn surely refuses the post, by its documentation and by facts that are stored; it is not scheduled.
 * `warning`: it will fail unless something changes, or LinkedIn's part in it is a guess; it is shown.
 */
export const FINDING_SEVERITY = {
  empty: "refused",
  invisible: "refused",
  unfinished: "refused",
  too_long: "refused",
  link_card_incomplete: "refused",
  poll_incomplete: "refused",
  comment_too_long: "refused",
  content_mixed: "refused",
  poll_too_long: "refused",
  media_too_many: "refused",
  file_refused: "refused",
  duplicate: "refused",
  duplicate_likely: "warning",
  connection_none: "warning",
  connection_lost: "warning",
  connection_ends: "warning",
  token_unreadable: "warning",
  publish_not_permitted: "warning",
  comment_by_hand: "warning",
  comment_connection_ends: "warning",
  comment_invisible: "warning",
  day_limit: "warning",
  limit_reached: "warning",
  file_missing: "warning",
  file_unready: "warning",
  link_dead: "warning",
  mention_plain: "warning",
} as const satisfies Record<FindingCode, "refused" | "warning">;

/** The codes of a severity. */
type CodeOf<Severity> = {
  [Code in FindingCode]: (typeof FINDING_SEVERITY)[Code] extends Severity ? Code : never;
}[FindingCode];

/** A finding that LinkedIn surely refuses the post for. */
export type RefusedFinding = Extract<Finding, { code: CodeOf<"refused"> }>;
