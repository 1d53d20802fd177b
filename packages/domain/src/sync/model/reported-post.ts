export type PostSource = "takt" | "community_api" | "portability_api" | "archive_file" | "analytics_file";
export type PostContentType =
  | "text"
  | "image"
  | "multi_image"
  | "video"
  | "document"
  | "article"
  | "poll"
  | "reshare"
  | "unknown";

/** Content of a post beside its text, as LinkedIn names it; a source leaves out what it does not tell. */
export type ReportedContent = {
  /** The URNs of its files, in order. */
  media?: readonly string[];
  /** Where its link card leads. */
  linkSource?: string;
  pollQuestion?: string;
};

/** A source's report of a post on LinkedIn. */
export type ReportedPost = {
  /** The URNs that the source names it by, the best known first; none when Takt never learned it. */
  urns: readonly string[];
  /** The post of Takt, where the source is Takt. */
  postId?: string;
  /** The text that readers see, hashtags included; null when the source does not say. */
  text: string | null;
  contentType: PostContentType;
  /** It is compared with what Takt has sent, and not stored. */
  content?: ReportedContent;
  visibility: "PUBLIC" | "CONNECTIONS" | null;
  publishedAt: Date;
  /** When the reported text was edited last, null for the first text; undefined when the source does not say. */
  editedAt?: Date | null;
  /** When it was deleted on LinkedIn, where the source says so. */
  removedAt?: Date;
  /** When the listing began that named it: it was there at that time. */
  listedAt?: Date;
};

/** The sources that are files of the member's own. */
export type FileSource = Extract<PostSource, "archive_file" | "analytics_file">;

/** A file's report of a post, stored as JSON, so its time is ISO 8601. */
export type ImportedReport = Pick<ReportedPost, "text" | "contentType" | "visibility"> & {
  source: FileSource;
  publishedAt: string;
};

/** A row of linkedin_posts, as merging sees it. */
export type KnownPost = {
  id: string;
  urns: readonly string[];
  postId: string | null;
  text: string | null;
  contentType: PostContentType;
  visibility: "PUBLIC" | "CONNECTIONS" | null;
  publishedAt: Date;
  source: PostSource;
  editedAt: Date | null;
  removedAt: Date | null;
  /** When the last listing began that named it; null when none did. */
  listedAt: Date | null;
  /** The report of the member's files, while another source has taken the row over. */
  imported: ImportedReport | null;
};

/**
 * How much a source is believed about text, kind, visibility and time. The Community Management API and the portability
 * API read what is on LinkedIn now, Takt knows what it sent, the archive knows the text, the spreadsheet knows addresses.
 */
export const SOURCE_RANK: Record<PostSource, number> = {
  community_api: 5,
  portability_api: 4,
  takt: 3,
  archive_file: 2,
  analytics_file: 1,
};
