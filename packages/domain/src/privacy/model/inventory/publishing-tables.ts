import type { InventoryTable } from "./data-entry";
import { names, rowsOf } from "./table-parts";

const OF_POST = { column: "post_id", table: "posts", key: "id" } as const;
const RECEIPT = { category: "usage", purpose: "publishing", basis: "contract" } as const;

/** The receipts of what was sent to LinkedIn. */
export const PUBLISHING_TABLES = {
  publish_attempts: {
    ...rowsOf(OF_POST),
    export: { file: "publish-attempts" },
    bound: { purgedAs: ["publishAttempts", "deletedPosts"] },
    entries: [
      {
        columns: names(`
          id post_id scheduling kind member_sub request_hash text_hash sent_at answered_at outcome
          http_status linkedin_request_id linkedin_message linkedin_urn denied_at
        `),
        ...RECEIPT,
        retention: "publishAttempts",
        processors: ["linkedin"],
      },
    ],
  },
  post_changes: {
    ...rowsOf(OF_POST),
    export: { file: "post-changes" },
    bound: { purgedAs: ["postChanges", "deletedPosts"] },
    entries: [
      {
        columns: names(`
          id post_id kind member_sub urn content hashtags text_hash sent_at answered_at outcome
          http_status linkedin_request_id linkedin_message
        `),
        ...RECEIPT,
        retention: "postChanges",
        processors: ["linkedin"],
      },
    ],
  },
  post_comments: {
    ...rowsOf(OF_POST),
    export: { file: "first-comments" },
    bound: { because: "One row a post; it goes with the post." },
    entries: [
      {
        columns: names("post_id urn state reason reason_detail published_at updated_at"),
        ...RECEIPT,
        retention: "owner",
        processors: ["linkedin"],
      },
      {
        columns: names("scheduling due_since due_at releases attempt_id attempted_at"),
        ...RECEIPT,
        retention: "owner",
        omitted: "internal",
      },
    ],
  },
  post_search: {
    ...rowsOf(OF_POST),
    export: {
      left: "derived",
      why: "What a search looks through: the words of the posts and of their files, which are exported.",
    },
    bound: { because: "One row a post and one a file of it; they go with the post." },
    entries: [
      {
        columns: names("id post_id author_id words"),
        category: "content",
        purpose: "publishing",
        basis: "contract",
        retention: "owner",
      },
    ],
  },
  post_rehearsals: {
    ...rowsOf(OF_POST),
    export: { left: "derived", why: "What is known of the scheduled posts, which are exported." },
    bound: { because: "One row a post; it goes with the post." },
    entries: [{ columns: names("post_id version codes rehearsed_at"), ...RECEIPT, retention: "owner" }],
  },
  comment_attempts: {
    links: [{ column: "post_id", table: "post_comments", key: "post_id" }],
    erasure: { rule: "cascade" },
    export: { file: "comment-attempts" },
    bound: { purgedAs: ["commentAttempts", "deletedPosts"] },
    entries: [
      {
        columns: names(`
          id post_id member_sub urn sent_at answered_at outcome http_status linkedin_request_id
          linkedin_message comment_id
        `),
        ...RECEIPT,
        retention: "commentAttempts",
        processors: ["linkedin"],
      },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
