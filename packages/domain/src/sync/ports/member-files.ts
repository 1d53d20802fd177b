import type { Counts, MemberDayMetric, PostMetric } from "../../analytics/model/metrics";
import type { PostSource, ReportedPost } from "../model/reported-post";
import type { RefusedRow } from "../model/sync-run-view";

/** The sources that are files. */
export type FileSource = Extract<PostSource, "archive_file" | "analytics_file">;

/** A post that a file tells of, and its metrics in total, where the file has them. */
export type FilePost = { report: ReportedPost; metrics?: Counts<PostMetric> };

/** The content of one or more rows of a file. */
export type FileItem =
  | { kind: "post"; post: FilePost }
  | { kind: "day"; day: { day: string } & Counts<MemberDayMetric> }
  | { kind: "refused"; refused: RefusedRow };

export type MemberFile = {
  /** The number of items. */
  total: number;
  /** When its metrics were measured; null when the file does not say. */
  measuredAt: Date | null;
  items: AsyncIterable<FileItem> | Iterable<FileItem>;
};

/** Reads the files that LinkedIn gives its members (docs/linkedin-api.md, The member's own files). */
export type MemberFiles = {
  /** Tells which file it is by its content. Refuses with the `import_*` codes. */
  detect(bytes: Uint8Array): Promise<FileSource>;
  /**
   * Opens a file that was brought at `now`: days after that are refused. Its items come in the same order each time.
   * Refuses with the `import_*` codes, also while it is read.
   */
  open(bytes: Uint8Array, source: FileSource, fileName: string, now: Date): Promise<MemberFile>;
};
