import type { InventoryTable } from "./data-entry";
import { names, OWN_ROWS, ownedBy, rowsOf } from "./table-parts";

const PUBLISHED = { category: "content", purpose: "publishing", basis: "contract" } as const;
const WRITING = { category: "content", purpose: "writing", basis: "contract" } as const;

/** Posts and their files, topics and audiences: what a member makes and keeps. */
export const CONTENT_TABLES = {
  posts: {
    ...rowsOf(ownedBy("author_id")),
    export: { file: "posts" },
    bound: { purgedAs: ["deletedPosts"] },
    entries: [
      {
        columns: names(`
          id workspace_id author_id content hashtags visibility status link_source link_title
          link_description poll_question poll_options poll_duration first_comment scheduled_at
          scheduled_zone scheduled_wall moved_from linkedin_urn published_at edited_at removed_at reason
          reason_detail sources created_at updated_at
        `),
        ...PUBLISHED,
        retention: "member",
        processors: ["linkedin"],
      },
      {
        columns: names("ai_origin reviewed_at"),
        category: "content",
        purpose: "accountability",
        basis: "legal_duty",
        retention: "member",
      },
      { columns: names("deleted_at deleted_status"), ...PUBLISHED, retention: "deletedPosts" },
      {
        columns: names(`
          version scheduling zone_rules due_at expires_at queued_at releases attempt_id attempted_at resend_id
          resent_at resolvable
        `),
        ...PUBLISHED,
        retention: "member",
        omitted: "internal",
      },
    ],
  },
  media: {
    ...rowsOf(ownedBy("uploader_id")),
    export: { file: "media" },
    bound: { purgedAs: ["detachedMedia", "deletedPosts"] },
    files: ["storage_key"],
    entries: [
      {
        columns: names(`
          id workspace_id uploader_id post_id position kind file_name mime_type bytes width height
          duration_ms pages sha256 alt_text title created_at
        `),
        ...PUBLISHED,
        retention: "member",
        processors: ["linkedin"],
      },
      { columns: names("detached_at"), ...PUBLISHED, retention: "detachedMedia" },
      { columns: names("storage_key"), ...PUBLISHED, retention: "member", omitted: "secret" },
    ],
  },
  incoming_files: {
    ...rowsOf(ownedBy("uploader_id")),
    export: { left: "internal", why: "Uploads that are not finished; a finished one is a file of media." },
    bound: { purgedAs: ["incomingFiles"] },
    entries: [
      {
        columns: names("id workspace_id uploader_id file_name bytes holder held_until created_at"),
        ...PUBLISHED,
        retention: "incomingFiles",
      },
    ],
  },
  topics: {
    ...OWN_ROWS,
    export: { file: "topics" },
    bound: { purgedAs: ["deletedTopics"] },
    entries: [
      {
        columns: names(
          "id user_id workspace_id title angle source source_url quote keywords language created_at",
        ),
        ...WRITING,
        retention: "member",
      },
      { columns: names("deleted_at"), ...WRITING, retention: "deletedTopics" },
    ],
  },
  audiences: {
    ...OWN_ROWS,
    export: { file: "audiences" },
    bound: { purgedAs: ["deletedAudiences"] },
    entries: [
      {
        columns: names("id user_id workspace_id name description created_at updated_at"),
        ...WRITING,
        retention: "member",
        processors: ["ai"],
      },
      { columns: names("version"), ...WRITING, retention: "member", omitted: "internal" },
      { columns: names("deleted_at"), ...WRITING, retention: "deletedAudiences" },
    ],
  },
} as const satisfies Record<string, InventoryTable>;
